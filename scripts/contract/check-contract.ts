import { logoutCall } from '@canada28/shared/contract/auth.contract.ts';
import { ask, urlOf } from './answer.ts';
import { checkCalls } from './check-calls.ts';
import { checkTransport } from './check-transport.ts';
import { Known } from './known.ts';
import type { Options } from './options.ts';
import type { Report } from './report.ts';

/** Holds a server against the contract; `runId` tells this run's names from those of others. Logs out at the end. */
export async function checkContract(options: Options, runId: string): Promise<Report> {
  const known = new Known(options, runId);
  const calls = await checkCalls(options, known);
  const transport = await checkTransport(options, known);
  const headers = known.sessionHeaders();
  if (Object.keys(headers).length > 0) await ask(urlOf(options, logoutCall), { headers }, options.timeoutMs);
  return { target: options.target, calls, transport };
}
