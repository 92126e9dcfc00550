import { logoutCall } from '@canada28/shared/contract/auth.contract.ts';
import type { Difference } from '@canada28/shared/contract/differences.ts';
import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { getUserInfoCall, TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';
import { type Answer, ask, type Request, urlOf } from './answer.ts';
import { difference, judgeRefusal, judgeSuccess, readEnvelope } from './judge.ts';
import type { Known } from './known.ts';
import type { Options } from './options.ts';
import { type Finding, findingOf } from './report.ts';

type Send = (call: Parameters<typeof urlOf>[1], request: Request) => Promise<Answer>;
type Rule = { readonly what: string; readonly check: (send: Send) => Promise<Difference[]> };

/** The rules of the transport that hold for every call (player-api §1), each tried on a call that changes nothing. */
const RULES: readonly Rule[] = [
  {
    what: 'another method gets code 405',
    check: async (send) => judgeRefusal(['wrongMethod'], await send(findCurrentIssueCall, { method: 'GET' })),
  },
  {
    what: 'a body that is no JSON gets code 400',
    check: async (send) => judgeRefusal(['malformedBody'], await send(findCurrentIssueCall, { body: '{' })),
  },
  {
    what: 'a field of another type gets code 400',
    check: async (send) =>
      judgeRefusal(['badParameter'], await send(findHistoryIssueCall, { body: { lotteryId: [] } })),
  },
  {
    what: 'a call without input needs no body',
    check: async (send) => judgeSuccess(logoutCall, await send(logoutCall, {})),
  },
  {
    what: 'a call without input ignores its body',
    check: async (send) => judgeSuccess(logoutCall, await send(logoutCall, { body: 'ignored' })),
  },
  {
    what: 'a token that opens no session gets code 403',
    check: async (send) => {
      const headers = { [TOKEN_HEADER_NAME]: '0'.repeat(32) };
      return judgeRefusal(['notLoggedIn'], await send(getUserInfoCall, { headers }));
    },
  },
  {
    what: 'an unknown path is told by HTTP 404 or code 404, 405 or 998',
    check: async (send) =>
      judgeUnknownPath(await send({ base: 'player', path: 'check/noSuchCall' }, { body: {} })),
  },
  { what: 'the text of a refusal follows the header lang', check: checkLanguages },
];

/** Checks the rules that need a session too when there is one. */
export async function checkTransport(options: Options, known: Known): Promise<Finding[]> {
  const send: Send = (call, request) => ask(urlOf(options, call), request, options.timeoutMs);
  const token = known.replyOf('user/login')?.tokenValue ?? undefined;
  const rules = token === undefined ? RULES : [...RULES, ...sessionRules(token)];
  const findings: Finding[] = [];
  for (const { what, check } of rules) findings.push(findingOf(what, await check(send)));
  return findings;
}

function sessionRules(token: string): Rule[] {
  const accepts = (headers: Record<string, string>) => async (send: Send) =>
    judgeSuccess(getUserInfoCall, await send(getUserInfoCall, { headers }));
  const stranger = { [TOKEN_HEADER_NAME]: token, 'x-user-id': '1' };
  return [
    {
      what: `the header ${TOKEN_HEADER_NAME} opens the session`,
      check: accepts({ [TOKEN_HEADER_NAME]: token }),
    },
    { what: 'the header x-token opens the session', check: accepts({ 'x-token': token }) },
    {
      what: `the cookie ${TOKEN_HEADER_NAME} opens the session`,
      check: accepts({ cookie: `${TOKEN_HEADER_NAME}=${token}` }),
    },
    {
      what: 'an x-user-id of another player gets code 403',
      check: async (send) =>
        judgeRefusal(['notLoggedIn'], await send(getUserInfoCall, { headers: stranger })).map(asAssumed),
    },
  ];
}

function judgeUnknownPath(answer: Answer): Difference[] {
  if ('problem' in answer) return [difference('answer', 'an answer', answer.problem)];
  if (answer.status === 404 || answer.status === 405) return [];
  const { envelope, differences } = readEnvelope(answer);
  if (envelope === undefined) return differences;
  return [404, 405, 998].some((code) => code === envelope.code)
    ? []
    : [difference('code', '404, 405 or 998', JSON.stringify(envelope.code) ?? 'none')];
}

/** The header is assumed: a server that always answers in one language is told, and conforms. */
async function checkLanguages(send: Send): Promise<Difference[]> {
  const texts: string[] = [];
  for (const lang of LANGUAGE_CODES) {
    const answer = await send(getUserInfoCall, { headers: { lang } });
    const { envelope, differences } = readEnvelope(answer);
    if (envelope === undefined) return differences;
    texts.push(String(envelope.msg));
  }
  const isSpoken = new Set(texts).size === LANGUAGE_CODES.length;
  return isSpoken ? [] : [difference('msg', 'a text for each language', texts.join(' | '), true)];
}

function asAssumed(found: Difference): Difference {
  return { ...found, isAssumed: true };
}
