import { ERROR_CODES } from '../../contract/error-codes.ts';
import type { ReplyRule } from './rule.ts';

/** HTTP statuses and codes with which servers say that they do not know a path (player-api §1, §4). */
const NOT_THERE: readonly number[] = [404, ERROR_CODES.wrongMethod, ERROR_CODES.notFound];

/** The server does not have the call; 998 says so only where the call itself cannot mean it. */
export const notOfferedRule: ReplyRule = ({ call, exchange, code, expects }) => {
  if (call === undefined || exchange.method !== 'POST') return [];
  const isMeant = exchange.status === 200 && code !== undefined && expects?.codes.includes(code) === true;
  const isOwnRefusal = code === ERROR_CODES.notFound && call.refusals.includes('notFound');
  if (isMeant || isOwnRefusal || !saysNotThere(exchange.status, code)) return [];
  const got = exchange.status === 200 ? `code ${code}` : `HTTP ${exchange.status}`;
  const isAssumed = call.origins.every((origin) => origin === 'assumed');
  return [{ kind: 'notOffered', where: 'call', expected: 'an answer', got, isAssumed }];
};

/** Whether a reply says that its path is not known (player-api §1). */
export function saysNotThere(status: number, code: number | undefined): boolean {
  return NOT_THERE.includes(status) || (status === 200 && code !== undefined && NOT_THERE.includes(code));
}
