import type { Call } from '@canada28/shared/contract/call.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import type { Options } from './options.ts';

/** What came back for one request; `problem` tells why nothing did. */
export type Answer =
  | { readonly status: number; readonly headers: Headers; readonly text: string }
  | { readonly problem: string };

/** One request; a body that is a text is sent as it is. */
export type Request = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** Where a call is served. */
export function urlOf({ target, basePaths }: Options, call: Pick<Call, 'base' | 'path'>): string {
  return `${target}${basePaths[call.base]}/${call.path}`;
}

/** Sends one request and waits for its answer; follows no redirect, because a contract has none. */
export async function ask(url: string, request: Request, timeoutMs: number): Promise<Answer> {
  const { method = 'POST', headers, body } = request;
  try {
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return { problem: problemOf(error, timeoutMs) };
  }
}

function problemOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** HTTP statuses and codes with which servers say that they do not know a path. */
const NOT_OFFERED: readonly number[] = [404, ERROR_CODES.wrongMethod, ERROR_CODES.notFound];

/** Whether an answer says that the server does not offer the call; 998 only where the call itself cannot mean it. */
export function isNotOffered(answer: Answer, call: Call): boolean {
  if ('problem' in answer) return false;
  if (NOT_OFFERED.includes(answer.status)) return true;
  const code = codeOf(answer.text);
  if (code === ERROR_CODES.notFound && call.refusals.includes('notFound')) return false;
  return code !== undefined && NOT_OFFERED.includes(code);
}

function codeOf(text: string): number | undefined {
  const envelope = parsedJson(text);
  const hasCode = typeof envelope === 'object' && envelope !== null && 'code' in envelope;
  return hasCode && typeof envelope.code === 'number' ? envelope.code : undefined;
}
