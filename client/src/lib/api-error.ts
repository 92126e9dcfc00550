import { ERROR_CODES, LOGIN_DIALOG_CODES } from '@canada28/shared/contract/error-codes.ts';
import i18next from 'i18next';

/**
 * What went wrong with a call: the application refused, HTTP itself failed, or nothing came back (product §8). The
 * message of a refusal is empty where the server has no words for it.
 */
export type ApiFailure =
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  | { readonly kind: 'noResponse' };

/**
 * How much of the page a failure concerns. `page`: all rows of product §8. `logIn`: the forms of log in and
 * registration, which show their own refusals. `profile`: only the dialog, and HTTP itself (product §7). `quiet`: an
 * assumed call, which the app can do without; only the dialog (player-api §0). `dropped`: a log out, a call that was
 * given up, one of a session that is over.
 */
export type CallScope = 'page' | 'logIn' | 'profile' | 'quiet' | 'dropped';

export const HTTP_FORBIDDEN = 403;
export const HTTP_NOT_FOUND = 404;
/** How servers say that they have no such call: not found, wrong method, not implemented; as HTTP or as a code. */
const MISSING: readonly number[] = [HTTP_NOT_FOUND, 405, 501];

type ApiErrorOptions = { readonly scope?: CallScope | undefined; readonly cause?: unknown };

/** The one error of a failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly scope: CallScope;
  /** What the server's words are in. */
  readonly language = i18next.language;

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

/** Whether an error leaves open what became of the request: no answer, or none of the application's. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof Error && refusalCode(error) === undefined;
}

/** Whether nothing came back at all: no network, or no server. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.failure.kind === 'noResponse';
}

/** Whether the server does not have a call of ours: HTTP or the application says that there is no such thing. */
export function isMissingCall(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.failure.kind === 'noResponse') return false;
  const { failure, scope } = error;
  const told = failure.kind === 'http' ? failure.status : failure.code;
  return scope === 'quiet' && MISSING.includes(told);
}

/** Whether the error is the log-in dialog's, whatever else a screen may make of it (product §8). */
export function needsLogInDialog(error: unknown): boolean {
  const code = refusalCode(error);
  if (!(error instanceof ApiError) || code === undefined) return false;
  return LOGIN_DIALOG_CODES.includes(code) && error.scope !== 'logIn' && error.scope !== 'dropped';
}

/**
 * The sentence of a refusal that a screen may show beside what caused it; undefined where a log in is what it takes, and
 * once another language is shown, in which the server has not said it.
 */
export function refusalMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.failure.kind !== 'refused') return undefined;
  if (error.language !== i18next.language) return undefined;
  return needsLogInDialog(error) ? undefined : error.failure.message || undefined;
}

/** Whether a screen can show the error beside what caused it. */
export function hasRefusalMessage(error: unknown): boolean {
  return refusalMessage(error) !== undefined;
}

/** What the page does about an error; the rows of product §8. */
export type ErrorReaction =
  | { readonly kind: 'nothing' }
  /** In a maintenance with the server's words, so that no player is told to log in where none can. */
  | { readonly kind: 'loginDialog'; readonly prompt: 'refused' | 'maintenance'; readonly words: string }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'interfaceError'; readonly detail: string }
  /** What came back could not be understood: no player is helped by the words of a program. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'toLanding' }
  | { readonly kind: 'requestError' };

const NOTHING: ErrorReaction = { kind: 'nothing' };
/** The statuses that product §8 names; the profile call keeps silent about every other. */
const HTTP_NAMED: readonly number[] = [HTTP_FORBIDDEN, HTTP_NOT_FOUND, 500];

/** The reaction to any error of a query or mutation; a reply that could not be understood is one, too. */
export function errorReaction(error: unknown): ErrorReaction {
  if (!(error instanceof ApiError)) return { kind: 'unreadable' };
  const { failure, scope } = error;
  if (failure.kind === 'refused') return refusalReaction(failure, error);
  if (scope === 'dropped' || scope === 'quiet') return NOTHING;
  if (failure.kind === 'noResponse') return { kind: 'requestError' };
  if (failure.status === HTTP_FORBIDDEN) return { kind: 'toLanding' };
  if (scope === 'profile' && !HTTP_NAMED.includes(failure.status)) return NOTHING;
  return { kind: 'interfaceError', detail: failure.message };
}

function refusalReaction(
  { code, message }: { code: number; message: string },
  error: ApiError,
): ErrorReaction {
  if (needsLogInDialog(error)) {
    const prompt = code === ERROR_CODES.underMaintenance ? 'maintenance' : 'refused';
    return { kind: 'loginDialog', prompt, words: message };
  }
  if (error.scope !== 'page' && error.scope !== 'logIn') return NOTHING;
  // A bare number tells the player nothing.
  return message === ''
    ? { kind: 'interfaceError', detail: String(code) }
    : { kind: 'message', text: message };
}
