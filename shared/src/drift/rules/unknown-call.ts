import { complaint } from '../complaint.ts';
import { saysNotThere } from './not-offered.ts';
import type { ReplyRule } from './rule.ts';

/** A call was answered that the contract does not have. */
export const unknownCallRule: ReplyRule = ({ call, exchange, code }) => {
  if (call !== undefined || exchange.status === 0 || saysNotThere(exchange.status, code)) return [];
  return [complaint('unknownCall', 'call', 'no such call', `HTTP ${exchange.status}`)];
};
