import { refusalsOf } from '../../contract/call.ts';
import { SUCCESS_CODE } from '../../contract/envelope.ts';
import { ERROR_CODES } from '../../contract/error-codes.ts';
import { complaint } from '../complaint.ts';
import type { Judged } from '../judged.ts';
import { wordsOfText } from '../words.ts';
import type { ReplyRule } from './rule.ts';

/** A refusal that the call does not declare, a success by another method, or not what a probe counts on (player-api §1, §4). */
export const codeRule: ReplyRule = (judged) => {
  const { code, isSuccess, expects, envelope } = judged;
  if (code === undefined) return [];
  const allowed = allowedCodes(judged);
  if (allowed.includes(isSuccess ? SUCCESS_CODE : code)) return [];
  const { msg } = envelope ?? {};
  const text = typeof msg === 'string' && msg !== '' ? ` ${wordsOfText(msg)}` : '';
  const where = expects?.where ?? 'reply.code';
  return [complaint('code', where, allowed.join(', '), `${code}${text}`)];
};

function allowedCodes({ call, exchange, expects }: Judged): readonly number[] {
  if (expects !== undefined) return expects.codes;
  if (exchange.method !== 'POST') return [ERROR_CODES.wrongMethod];
  const refusals = call === undefined ? [] : refusalsOf(call).map((name) => ERROR_CODES[name]);
  return [...new Set([SUCCESS_CODE, ...refusals])].sort((one, other) => one - other);
}
