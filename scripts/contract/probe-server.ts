import { logoutCall } from '@canada28/shared/contract/auth.contract.ts';
import type { Drift } from '@canada28/shared/drift/drift.ts';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import type { Server } from './ask.ts';
import { checkCalls, type Remark } from './check-calls.ts';
import { checkTransport } from './check-transport.ts';
import { Known } from './known.ts';
import type { Account } from './options.ts';
import { Prober } from './prober.ts';

/** The account that may be used on a server, and how far the check may go. */
type Permission = {
  readonly account: Account | undefined;
  readonly payPassword: string | undefined;
  readonly allowsWrites: boolean;
};

/** Holds a server against the contract; `runId` tells this run's names from those of others. Logs out at the end. */
export async function probeServer(
  server: Server,
  permission: Permission,
  runId: string,
): Promise<{ readonly drift: Drift; readonly remarks: readonly Remark[] }> {
  const prober = new Prober(server);
  const known = new Known(permission, runId);
  try {
    const remarks = await checkCalls(prober, known, permission);
    await checkTransport(prober, known);
    if (!prober.isReached) throw new ExpectedFailure(`${server.target} does not answer: ${prober.problem}.`);
    return { drift: prober.drift, remarks };
  } finally {
    const headers = known.sessionHeaders();
    if (Object.keys(headers).length > 0) await prober.send(logoutCall, { headers });
  }
}
