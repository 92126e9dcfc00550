import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { type ReceivedRequest, startScriptedServer } from './scripted-server.ts';

const CALLS: readonly Call[] = ALL_CALLS;

/**
 * A server that gives the contract's own example to every call, but for the data and the codes that a test says of a
 * path; tells what came.
 */
export function startExampleServer(
  answers: Readonly<Record<string, unknown>>,
  codes: Readonly<Record<string, number>> = {},
): Promise<ReceivedRequest[]> {
  return startScriptedServer(({ url }) => {
    const call = CALLS.find(({ path }) => url?.endsWith(`/${path}`));
    if (call === undefined) return { status: 404, body: 'not found' };
    const data = call.path in answers ? answers[call.path] : call.example.output;
    return { body: { code: codes[call.path] ?? SUCCESS_CODE, data, msg: '' } };
  });
}
