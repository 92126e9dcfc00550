import type { Call } from '@canada28/shared/contract/call.ts';
import type { BasePaths, Exchange } from '@canada28/shared/drift/exchange.ts';

/** One request; a body that is a text is sent as it is. */
export type Request = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** Which server is asked, and how long it may take. */
export type Server = {
  /** Origin, without a path. */
  readonly target: string;
  readonly basePaths: BasePaths;
  readonly timeoutMs: number;
};

/** Sends one request and waits for its answer; follows no redirect, because a contract has none. */
export async function ask(
  { target, basePaths, timeoutMs }: Server,
  call: Pick<Call, 'base' | 'path'>,
  { method = 'POST', headers, body }: Request,
): Promise<Exchange> {
  const path = `${basePaths[call.base]}/${call.path}`;
  const requestBody = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const requestHeaders = { 'content-type': 'application/json', ...headers };
  const asked = { method, path, requestHeaders, requestBody };
  try {
    const response = await fetch(`${target}${path}`, {
      method,
      headers: requestHeaders,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(requestBody !== undefined && { body: requestBody }),
    });
    const { status } = response;
    return { ...asked, status, replyHeaders: headersOf(response), replyBody: await response.text() };
  } catch (error) {
    const problem = problemOf(error, timeoutMs);
    return { ...asked, status: 0, replyHeaders: {}, replyBody: undefined, problem };
  }
}

/** Cookies are a line each. */
function headersOf({ headers }: Response): Record<string, string> {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies.join('\n') }) };
}

function problemOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
