import type { Call } from '@canada28/shared/contract/call.ts';
import { type Difference, differencesFrom, NO_SUCH_FIELD } from '@canada28/shared/contract/differences.ts';
import { refusalEnvelope, SUCCESS_CODE, successEnvelope } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES, type ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import type { Answer } from './answer.ts';
import { asContractSpells } from './issue-spelling.ts';

/** Where an answer to a call that must succeed differs from the contract. */
export function judgeSuccess(call: Call, answer: Answer): Difference[] {
  const { envelope: received, differences } = readEnvelope(answer);
  if (received === undefined) return differences;
  const envelope =
    'data' in received ? { ...received, data: asContractSpells(call, received.data) } : received;
  if (envelope.code !== SUCCESS_CODE && !('problem' in answer) && answer.headers.get('success') === 'true')
    return differencesFrom(call.output, envelope.data, 'data');
  if (envelope.code !== SUCCESS_CODE)
    return [difference('code', String(SUCCESS_CODE), refusalText(envelope))];
  return differencesFrom(successEnvelope(call.output), envelope, 'reply').map(withoutReply);
}

/** Whether a reply that differs like this holds all that later calls are made from: fields too many harm no reader. */
export function isReadable(differences: readonly Difference[]): boolean {
  return differences.every(({ isAssumed, expected }) => isAssumed || expected === NO_SUCH_FIELD);
}

/** Where an answer that must be a refusal differs from one with the code of one of these names. */
export function judgeRefusal(names: readonly ErrorName[], answer: Answer): Difference[] {
  const { envelope, differences } = readEnvelope(answer);
  if (envelope === undefined) return differences;
  const codes = [...new Set(names.map((name) => ERROR_CODES[name]))];
  const isExpected = codes.some((code) => code === envelope.code);
  const wrongCode = isExpected ? [] : [difference('code', codes.join(' or '), refusalText(envelope))];
  const rest = differencesFrom(refusalEnvelope, envelope, 'reply').map(withoutReply);
  return [...wrongCode, ...rest.filter(({ path }) => path !== 'code')];
}

/** A difference that no schema tells. */
export function difference(path: string, expected: string, found: string, isAssumed = false): Difference {
  return { path, expected, found, isAssumed };
}

type Envelope = { readonly code?: unknown; readonly data?: unknown; readonly msg?: unknown };

/** The envelope of an answer that came with HTTP 200 as a JSON object, else what is wrong with it. */
export function readEnvelope(answer: Answer): {
  readonly envelope: Envelope | undefined;
  readonly differences: Difference[];
} {
  const problem = transportProblem(answer);
  if (problem !== undefined || 'problem' in answer)
    return { envelope: undefined, differences: problem ?? [] };
  const envelope = parsedJson(answer.text);
  if (typeof envelope === 'object' && envelope !== null && !Array.isArray(envelope)) {
    const header = readMessageHeader(answer.headers);
    if ('problem' in header) return { envelope: undefined, differences: [header.problem] };
    return { envelope: { ...header, ...envelope }, differences: [] };
  }
  const isPage = /^\s*<(!doctype|html)/i.test(answer.text);
  const found = isPage ? 'an HTML page' : `"${answer.text.slice(0, 60)}"`;
  return { envelope: undefined, differences: [difference('body', 'a JSON object', found)] };
}

/** A server may send the message as a header, URL-encoded (player-api §1). */
function readMessageHeader(headers: Headers): { readonly msg?: string } | { readonly problem: Difference } {
  const text = headers.get('msg');
  if (text === null) return {};
  try {
    return { msg: decodeURIComponent(text) };
  } catch {
    // `50% off`: the only text that does not decode is one that was never encoded.
    return { problem: difference('header msg', 'URL-encoded text', `"${text}"`) };
  }
}

function transportProblem(answer: Answer): Difference[] | undefined {
  if ('problem' in answer) return [difference('answer', 'an answer', answer.problem)];
  if (answer.status === 200) return undefined;
  const location = answer.headers.get('location');
  const found = `${answer.status}${location === null ? '' : ` to ${location}`}`;
  return [difference('HTTP status', '200', found)];
}

function refusalText({ code, msg }: Envelope): string {
  return `${JSON.stringify(code) ?? 'none'}${typeof msg === 'string' && msg !== '' ? ` "${msg}"` : ''}`;
}

function withoutReply(found: Difference): Difference {
  return { ...found, path: found.path.replace(/^reply\.?/, '') || 'body' };
}
