import type { Model } from './model.ts';
import { DAY, MINUTE } from './rules.ts';
import type { ModelSession } from './state.ts';

const LENGTH = 30 * DAY;
/** For so long the token that was replaced stays valid (player-api §1). */
const GRACE = MINUTE;

/** Whose session a token opens now; undefined where it opens none. */
export function playerOf(model: Model, token: string): number | undefined {
  const session = model.sessions.get(token);
  if (session === undefined || session.expiresAt <= model.nowMs) return undefined;
  const { status } = model.player(session.player);
  return status === 1 || status === 2 ? undefined : session.player;
}

export function openSession(model: Model, token: string, player: number): void {
  const times = { createdAt: model.nowMs, expiresAt: model.nowMs + LENGTH };
  model.sessions.set(token, { player, ...times, replacedBy: undefined, login: token });
}

/** Ends the log in that a token belongs to, with all its tokens. */
export function endSession(model: Model, token: string): void {
  const login = model.sessions.get(token)?.login;
  if (login === undefined) return;
  for (const [other, session] of model.sessions) if (session.login === login) model.sessions.delete(other);
}

export function endSessionsOf(model: Model, player: number): void {
  for (const [token, session] of model.sessions) if (session.player === player) model.sessions.delete(token);
}

/** Whether the reply to a success tells a new token, and which where that is known; undefined where it tells none. */
export function dueToken(model: Model, token: string): 'another' | { readonly same: string } | undefined {
  const { settings, nowMs } = model;
  const session = model.sessions.get(token);
  if (settings.rotation === 0 || session === undefined) return undefined;
  const { replacedBy } = session;
  if (replacedBy !== undefined && model.sessions.has(replacedBy)) return { same: replacedBy };
  const isOld = session.createdAt <= nowMs - settings.rotation;
  return isOld && session.expiresAt > nowMs + GRACE ? 'another' : undefined;
}

/** The new token goes on with the session; the old one stays valid for a moment. */
export function replaceToken(model: Model, token: string, next: string): void {
  const session = model.sessions.get(token);
  if (session === undefined || session.replacedBy === next) return;
  const { nowMs } = model;
  const begun: ModelSession = { ...session, createdAt: nowMs, replacedBy: undefined };
  model.sessions.set(next, begun);
  model.sessions.set(token, { ...session, expiresAt: nowMs + GRACE, replacedBy: next });
  model.tell('token-replaced');
}
