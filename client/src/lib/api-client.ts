import type { loginCall, logoutCall, registerCall } from '@canada28/shared/contract/auth.contract.ts';
import type { Call, InputOf, OutputOf } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import type { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { REQUEST_TIMEOUT_MS } from '@canada28/shared/limits.ts';
import axios, { type AxiosResponse } from 'axios';
import { getLanguage } from '../i18n/i18n.ts';
import { ApiError, type CallScope, HTTP_FORBIDDEN, HTTP_NOT_FOUND, isMissingCall } from './api-error.ts';
import { monotonicMs } from './device-clock.ts';
import { beginRequest } from './pending-requests.ts';
import { serverClock } from './server-clock.ts';
import { knowsServerFact, noteServerFact } from './server-facts.ts';
import { getSession, replaceToken, type Session } from './session.store.ts';
import { noteDemoOver, noteWorld, noteWorldChange, useWorld } from './world.store.ts';

/** Where the calls of each base go, below the site's root; set at build time (player-api §1). */
const BASE_PATHS: Readonly<Record<Call['base'], string>> = {
  player: import.meta.env.VITE_PLAYER_API_BASE,
  game: import.meta.env.VITE_GAME_API_BASE,
};

/** The HTTP client of the app; exported so that tests can point it at a server of theirs. */
export const http = axios.create({
  timeout: REQUEST_TIMEOUT_MS,
  withCredentials: true,
  // Every answer is read by `readReply`; only a missing one is an exception.
  validateStatus: () => true,
});

/** The calls of the session's own logic, each with the scope that the product gives it (product §7). */
type SessionScopes = {
  readonly [loginCall.path]: 'logIn';
  readonly [registerCall.path]: 'logIn';
  readonly [getUserInfoCall.path]: 'profile';
  /** A log out is not waited for. */
  readonly [logoutCall.path]: 'dropped';
};

/** The scopes that a call may have: only one that is ours altogether may fail quietly (product §7). */
export type ScopeOf<C extends Call> =
  | 'page'
  | (C['origins'][number] extends 'assumed' ? 'quiet' : never)
  | (C['path'] extends keyof SessionScopes ? SessionScopes[C['path']] : never);

type CallOptions<C extends Call = Call> = {
  /** By default errors reach the page. */
  readonly scope?: ScopeOf<C>;
  /** Makes a retry harmless (player-api §3); one per bet, chase, deposit and withdrawal. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/** What of a call is there at run time: the client's build drops the schemas. */
type CallOnWire = Pick<Call, 'base' | 'path'>;

/** Calls the server and answers the envelope's `data`; fails with an `ApiError` and nothing else. */
export async function callApi<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions<C> = {},
): Promise<OutputOf<C>> {
  const missing = `missing ${call.path}` as const;
  if (options.scope === 'quiet' && knowsServerFact(missing)) throw missingCall(call);
  // The loading mark leaves out calls that the app can do without.
  const isWaitedFor = options.scope !== 'quiet' && options.scope !== 'dropped';
  const endRequest = isWaitedFor ? beginRequest() : () => undefined;
  const session = getSession();
  const sentAtMs = monotonicMs();
  try {
    const response = await send(call, input, { ...options, session });
    noteHeaders(response, sentAtMs, session);
    const isOver = useWorld.getState().isOver || isOfEndedSession(response, session);
    const scope = isOver ? 'dropped' : options.scope;
    // The contract tests hold servers to the reply schema; checking it again here would ship every schema.
    return readReply(call, response, scope) as OutputOf<C>;
  } catch (error) {
    if (isMissingCall(error)) noteServerFact(missing);
    throw error;
  } finally {
    endRequest();
  }
}

/** What a server would answer that is known not to have the call. */
function missingCall({ path }: CallOnWire): ApiError {
  return new ApiError({ kind: 'http', status: HTTP_NOT_FOUND, message: path }, { scope: 'quiet' });
}

/**
 * Whether a reply is of a session that is over: another player's, or none. That a log in is wanted is said of the token
 * that was sent, which may have been replaced meanwhile.
 */
function isOfEndedSession(response: AxiosResponse<unknown>, sent: Session | undefined): boolean {
  const now = getSession();
  if (now?.id !== sent?.id) return true;
  const isAboutToken =
    response.status === HTTP_FORBIDDEN || fieldsOf(response.data).get('code') === ERROR_CODES.notLoggedIn;
  return isAboutToken && now?.token !== sent?.token;
}

/** Reads the clock of a demo from the head of the page; false where there was no answer. */
export async function readDemoClock(): Promise<boolean> {
  const sentAtMs = monotonicMs();
  try {
    noteHeaders(await http.head('/'), sentAtMs, undefined);
    return true;
  } catch {
    // The next call tells the player.
    return false;
  }
}

type SendOptions = Omit<CallOptions, 'scope'> & {
  readonly scope?: CallScope;
  readonly session: Session | undefined;
};

async function send(call: CallOnWire, input: unknown, options: SendOptions): Promise<AxiosResponse<unknown>> {
  try {
    return await http.request<unknown>({
      method: 'POST',
      url: `${BASE_PATHS[call.base]}/${call.path}`,
      data: input ?? {},
      headers: requestHeaders(options),
      ...(options.signal && { signal: options.signal }),
    });
  } catch (error) {
    // A request that was given up on purpose is no failure to show.
    const scope = axios.isCancel(error) ? 'dropped' : options.scope;
    throw new ApiError({ kind: 'noResponse' }, { scope, cause: error });
  }
}

function requestHeaders({ session, idempotencyKey }: SendOptions): Record<string, string> {
  const { tokenName, tokenValue } = session ?? {};
  return {
    'Content-Type': 'application/json',
    lang: getLanguage(),
    // A guest sends them, too, empty (product §7).
    'x-token': session?.token ?? '',
    'x-user-id': session === undefined ? '' : String(session.id),
    ...(tokenName && tokenValue && { [tokenName]: tokenValue }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

/** Takes what every reply says beside its body: time, a newer token, the mark of a mock (player-api §1). */
function noteHeaders(response: AxiosResponse<unknown>, sentAtMs: number, session: Session | undefined): void {
  const isSetBack = serverClock.observe({
    sentAtMs,
    receivedAtMs: monotonicMs(),
    serverTimeMs: findServerTime(response.data),
    dateHeader: findHeader(response, 'date'),
    demoClock: findHeader(response, 'x-demo-clock'),
  });
  if (isSetBack) noteWorldChange();
  const newToken = findHeader(response, 'new-token');
  if (newToken !== undefined && session !== undefined) replaceToken(session.token, newToken);
  if (findHeader(response, 'x-demo-over') !== undefined) noteDemoOver();
  const worldName = findHeader(response, 'x-demo');
  if (worldName !== undefined) noteWorld(worldName, Number(findHeader(response, 'x-demo-crowd') ?? 0));
}

/** Success is code 200 or the header `success: true` (product §7). */
function readReply(
  call: CallOnWire,
  response: AxiosResponse<unknown>,
  scope: CallScope | undefined,
): unknown {
  const { status } = response;
  const fields = fieldsOf(response.data);
  const code = fields.get('code');
  const message = messageOf(response, fields);
  const isHttpSuccess = status >= 200 && status < 300;
  if (isHttpSuccess && (code === SUCCESS_CODE || findHeader(response, 'success') === 'true')) {
    return fields.get('data');
  }
  if (isHttpSuccess && typeof code === 'number') {
    throw new ApiError({ kind: 'refused', code, message: message ?? '' }, { scope });
  }
  throw new ApiError({ kind: 'http', status, message: message ?? `HTTP ${status} ${call.path}` }, { scope });
}

/** The message stands in the body, or URL-encoded in the header `msg` (product §7). */
function messageOf(response: AxiosResponse<unknown>, fields: Fields): string | undefined {
  const text = fields.get('msg');
  if (typeof text === 'string' && text !== '') return text;
  const header = findHeader(response, 'msg');
  if (header === undefined) return undefined;
  try {
    return decodeURIComponent(header);
  } catch {
    // Not encoded after all: the text as it came is better than none.
    return header;
  }
}

type Fields = ReadonlyMap<string, unknown>;

function fieldsOf(value: unknown): Fields {
  const isObject = typeof value === 'object' && value !== null;
  return new Map<string, unknown>(isObject ? Object.entries(value) : []);
}

function findServerTime(body: unknown): number | undefined {
  const serverTime = fieldsOf(fieldsOf(body).get('data')).get('serverTime');
  return typeof serverTime === 'number' ? serverTime : undefined;
}

function findHeader(response: AxiosResponse<unknown>, name: string): string | undefined {
  const value: unknown = response.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
