import { fieldsOf } from '../../control/fields-of.ts';
import type { CallEntry } from './words/call-words.ts';

/** Leads to the page of faults, filled in so that what was answered here is answered again. */
export function faultLink({ path = '', player, code, reply }: CallEntry): string {
  const { msg } = fieldsOf(reply);
  const query = new URLSearchParams({
    path,
    ...(player?.id !== undefined && { player: player.userName }),
    ...(code !== undefined && { code: String(code) }),
    ...(typeof msg === 'string' && msg !== '' && { msg }),
  });
  return `/faults?${query}`;
}
