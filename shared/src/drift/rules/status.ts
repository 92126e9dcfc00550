import { complaint } from '../complaint.ts';
import type { ReplyRule } from './rule.ts';

/** Every handled outcome is HTTP 200, errors included (player-api §1). */
export const statusRule: ReplyRule = ({ exchange: { status, replyHeaders, problem } }) => {
  if (status === 200) return [];
  if (status === 0) return [complaint('status', 'status', '200', problem ?? 'no reply')];
  // What an address is asked with may be a secret.
  const [location] = replyHeaders.location?.split(/[?#]/) ?? [];
  const got = location === undefined ? String(status) : `${status} to ${location}`;
  return [complaint('status', 'status', '200', got)];
};
