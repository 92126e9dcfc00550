import type { Call } from './call.ts';
import type { ErrorName } from './error-codes.ts';
import { noInput } from './schemas.ts';

const BEFORE_ALL: readonly ErrorName[] = ['wrongMethod', 'foreignPage', 'underMaintenance', 'busy'];

/** Everything a call may refuse with, the transport's own refusals included, in the order of the checks (contract §1–§4). */
export function refusalsOf(call: Call): readonly ErrorName[] {
  const session: readonly ErrorName[] = call.session === 'required' ? ['notLoggedIn'] : [];
  const body: readonly ErrorName[] = call.input === noInput ? [] : ['malformedBody', 'badParameter'];
  const key: readonly ErrorName[] = call.isIdempotent === true ? ['idempotencyKeyReused'] : [];
  const transport = [...BEFORE_ALL, ...session, ...body, ...key];
  return [...new Set([...transport, ...call.refusals, 'systemError' as const])];
}
