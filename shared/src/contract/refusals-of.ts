import type { Call } from './call.ts';
import type { ErrorName } from './error-codes.ts';
import { noInput } from './schemas.ts';

/** Everything a call may refuse with, the transport's own refusals included, in the order of the checks (player-api §1–§4). */
export function refusalsOf(call: Call): readonly ErrorName[] {
  const maintenance: readonly ErrorName[] = call.isAlwaysAnswered === true ? [] : ['underMaintenance'];
  const session: readonly ErrorName[] = call.session === 'required' ? ['notLoggedIn'] : [];
  const body: readonly ErrorName[] = call.input === noInput ? [] : ['malformedBody', 'badParameter'];
  const key: readonly ErrorName[] = call.isIdempotent === true ? ['idempotencyKeyReused'] : [];
  const transport: readonly ErrorName[] = ['wrongMethod', 'foreignPage', ...maintenance, 'busy'];
  return [...new Set([...transport, ...session, ...body, ...key, ...call.refusals, 'systemError' as const])];
}
