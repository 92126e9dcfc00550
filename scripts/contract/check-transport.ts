import { logoutCall } from '@canada28/shared/contract/auth.contract.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { getUserInfoCall, TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';
import type { Expectation } from '@canada28/shared/drift/exchange.ts';
import type { Request } from './ask.ts';
import type { Known } from './known.ts';
import type { Prober } from './prober.ts';

/** A rule of the transport, tried on a call that changes nothing. */
type Rule = {
  readonly call: Pick<Call, 'base' | 'path'>;
  readonly request: Request;
  /** Left out where the judge knows it of every call. */
  readonly expects?: Expectation;
};

/** The rules that hold for every call (player-api §1), by the part of the request that they are about. */
const RULES: readonly Rule[] = [
  { call: findCurrentIssueCall, request: { method: 'GET' } },
  {
    call: findCurrentIssueCall,
    request: { body: '{' },
    expects: { codes: [ERROR_CODES.malformedBody], where: 'request.body' },
  },
  {
    call: findHistoryIssueCall,
    request: { body: { lotteryId: [] } },
    expects: { codes: [ERROR_CODES.badParameter], where: 'request.body.lotteryId' },
  },
  { call: logoutCall, request: {}, expects: { codes: [SUCCESS_CODE], where: 'request.body' } },
  {
    call: logoutCall,
    request: { body: 'ignored' },
    expects: { codes: [SUCCESS_CODE], where: 'request.body' },
  },
  {
    call: getUserInfoCall,
    request: { headers: { [TOKEN_HEADER_NAME]: '0'.repeat(32) } },
    expects: { codes: [ERROR_CODES.notLoggedIn], where: 'request.header.p-token' },
  },
  { call: { base: 'player', path: 'check/noSuchCall' }, request: { body: {} } },
];

/** Checks the rules that need a session too when there is one. */
export async function checkTransport(prober: Prober, known: Known): Promise<void> {
  const token = known.replyOf('user/login')?.tokenValue ?? undefined;
  const rules = token === undefined ? RULES : [...RULES, ...sessionRules(token)];
  for (const { call, request, expects } of rules) await prober.send(call, request, expects);
}

function sessionRules(token: string): Rule[] {
  const opens = (headers: Readonly<Record<string, string>>, where: string): Rule => ({
    call: getUserInfoCall,
    request: { headers },
    expects: { codes: [SUCCESS_CODE], where: `request.header.${where}` },
  });
  return [
    opens({ [TOKEN_HEADER_NAME]: token }, 'p-token'),
    opens({ 'x-token': token }, 'x-token'),
    opens({ cookie: `${TOKEN_HEADER_NAME}=${token}` }, 'cookie'),
  ];
}
