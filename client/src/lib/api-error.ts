import { LOGIN_DIALOG_CODES } from '@canada28/shared/contract/error-codes.ts';

/** What went wrong with a call: the application refused, HTTP itself failed, or nothing came back (product §8). */
export type ApiFailure =
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  | { readonly kind: 'noResponse' };

/**
 * How much of the page a failure concerns. `session`: log in and profile, where a refusal is its message and nothing
 * else (product §7). `quiet`: a call that the app can do without (contract, head).
 */
export type CallScope = 'page' | 'session' | 'quiet';

type ApiErrorOptions = { readonly scope?: CallScope | undefined; readonly cause?: unknown };

/** The one error of a failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly scope: CallScope;

  constructor(failure: ApiFailure, { scope = 'page', cause }: ApiErrorOptions = {}) {
    super(failure.kind === 'noResponse' ? 'no response' : failure.message, { cause });
    this.failure = failure;
    this.scope = scope;
  }
}

/** The code with which the application refused; undefined for every other error. */
export function refusalCode(error: unknown): number | undefined {
  return error instanceof ApiError && error.failure.kind === 'refused' ? error.failure.code : undefined;
}

/** The sentence of a refusal that a screen may show beside what caused it; undefined where a log in is what it takes. */
export function refusalMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.failure.kind !== 'refused') return undefined;
  const needsLogin = error.scope !== 'session' && LOGIN_DIALOG_CODES.includes(error.failure.code);
  return needsLogin ? undefined : error.failure.message;
}

/** What the page does about an error; the rows of product §8. */
export type ErrorReaction =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'loginDialog' }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'interfaceError'; readonly detail: string }
  | { readonly kind: 'toLanding' }
  | { readonly kind: 'requestError' };

const HTTP_FORBIDDEN = 403;

/** The reaction to any error of a query or mutation; a reply that could not be understood is an interface error. */
export function errorReaction(error: unknown): ErrorReaction {
  if (!(error instanceof ApiError)) return { kind: 'interfaceError', detail: String(error) };
  if (error.scope === 'quiet') return { kind: 'nothing' };
  const { failure, scope } = error;
  switch (failure.kind) {
    case 'noResponse':
      return { kind: 'requestError' };
    case 'http':
      return failure.status === HTTP_FORBIDDEN
        ? { kind: 'toLanding' }
        : { kind: 'interfaceError', detail: failure.message };
    case 'refused':
      return scope !== 'session' && LOGIN_DIALOG_CODES.includes(failure.code)
        ? { kind: 'loginDialog' }
        : { kind: 'message', text: failure.message };
  }
}
