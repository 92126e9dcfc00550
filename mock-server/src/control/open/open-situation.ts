import { inTransaction } from '@canada28/db/transaction.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import {
  profileFromWire,
  TOKEN_HEADER_NAME,
  type UserSimple,
} from '@canada28/shared/contract/profile.contract.ts';
import type { OpenedSituation, SituationLink } from '@canada28/shared/control/open.control.ts';
import { OLD_TOKEN_GRACE_MS, SESSION_LENGTH_MS } from '@canada28/shared/limits.ts';
import type { FastifyReply } from 'fastify';
import { findCredentials } from '../../features/auth/auth.repository.ts';
import { logInPlayer, playerWithToken } from '../../features/auth/player-with-token.ts';
import { findCookie, setCookie } from '../../http/cookies.ts';
import { clearSessionCookie, setSessionCookie } from '../../http/sessions/session-cookie.ts';
import { findReplaceableSession } from '../../http/sessions/sessions.repository.ts';
import { hashToken } from '../../http/sessions/token.ts';
import { WORLD_COOKIE, worldHostOf } from '../../http/world-of-request.ts';
import { catchUp, presentMs } from '../../world/catch-up.ts';
import { contextAt } from '../../world/context.ts';
import { WorldEndedError } from '../../world/take-step.ts';
import type { TaskContext } from '../../world/world.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { Exchange } from '../register-control.ts';
import { createWorld } from '../worlds/create-world.ts';
import { readLink, type Situation } from './read-link.ts';

/** Opens the situation of a link: makes its world, where it is new, and logs its player in (control §1). */
export async function openSituation(
  plane: ControlPlane,
  link: SituationLink,
  { request, reply }: Exchange,
): Promise<OpenedSituation> {
  const { hosted: known, as, ...situation } = await readLink(plane, link, { request, mayPlay: true });
  const hosted = known ?? (await makeWorld(plane, situation));
  request.hosted = hosted;
  const token = findCookie(request, TOKEN_HEADER_NAME) ?? '';
  const session =
    as === undefined ? undefined : await inWorld(hosted, (context) => logInAs(context, as, token));
  const { to, lang, untouchedForMs } = situation;
  return handOver({ request, reply }, { world: hosted.name, ...session, to, lang, untouchedForMs });
}

/** Lets the journal of the world know when it began: a copied test begins there. */
async function makeWorld(
  plane: ControlPlane,
  { world: name, scenario }: Pick<Situation, 'world' | 'scenario'>,
): Promise<HostedWorld> {
  const wanted = { ...(name !== undefined && { name }), ...(scenario !== undefined && { scenario }) };
  const hosted = await createWorld(plane, wanted);
  plane.worlds.host.onCreated?.(hosted, hosted.open().clock.nowMs());
  return hosted;
}

type LogIn = { readonly user: UserSimple; readonly lastsMs: number };

/** A player who is logged in there already goes on with their session: a phone is opened again with its console. */
function logInAs(context: TaskContext, userName: string, token: string): LogIn {
  const { db, world, clock } = context;
  const player = findCredentials(db, userName);
  // Seen a moment ago: the world was replaced while it came to its present.
  if (player === undefined) throw new WorldEndedError(world);
  const nowMs = clock.nowMs();
  const session = findReplaceableSession(db, {
    tokenHash: hashToken(token),
    createdUntilMs: nowMs,
    expiresAfterMs: nowMs + OLD_TOKEN_GRACE_MS,
  });
  if (session?.playerId !== player.id)
    return { user: logInPlayer(context, player.id), lastsMs: SESSION_LENGTH_MS };
  return { user: playerWithToken(db, player.id, token), lastsMs: session.expiresAtMs - nowMs };
}

/** Does something in a world at its present, in one transaction, as a call would. */
export async function inWorld<Result>(
  hosted: HostedWorld,
  work: (context: TaskContext) => Result,
): Promise<Result> {
  await catchUp(hosted.open());
  const world = hosted.open();
  // Before the transaction: what is due by now happens in transactions of its own.
  const context = contextAt(world, presentMs(world));
  return inTransaction(world.db, () => work(context));
}

type Handed = {
  readonly world: string;
  readonly to: string;
  /** Undefined: a guest. */
  readonly user?: UserSimple | undefined;
  /** For how long (ms) their session lasts; left out, it is a new one. */
  readonly lastsMs?: number | undefined;
  readonly lang: LanguageCode | undefined;
  /** For how long (ms) the player has not touched the app; left out, they do so now. */
  readonly untouchedForMs?: number | undefined;
};

/** What the browser gets: the cookies at once, what it has to store with the answer. */
export function handOver({ request, reply }: Exchange, handed: Handed): OpenedSituation {
  const { world, to, user, lastsMs = SESSION_LENGTH_MS, lang, untouchedForMs } = handed;
  if (worldHostOf(request).world === undefined) setWorldCookie(reply, world);
  if (user === undefined) clearSessionCookie(reply);
  else setSessionCookie(reply, user.tokenValue ?? '', lastsMs);
  const storage = { ...(lang !== undefined && { lang }), ...storedSession(user) };
  return { name: world, to, storage, ...(untouchedForMs !== undefined && { untouchedForMs }) };
}

/** Lets this browser mean a world on a host that worlds share. */
export function setWorldCookie(reply: FastifyReply, world: string): void {
  const maxAge = SESSION_LENGTH_MS / 1000;
  setCookie(reply, WORLD_COOKIE, world, { httpOnly: true, sameSite: 'lax', path: '/', maxAge });
}

/** What the client stores at a log in, under the same names and in the same form (product §3); a test holds them together. */
function storedSession(user: UserSimple | undefined): OpenedSituation['storage'] {
  const token = user?.tokenValue;
  if (user === undefined || token === undefined || token === null) return {};
  const profile = Object.entries({ ...profileFromWire(user), token });
  const known = profile.filter(([, value]) => value !== undefined);
  return { userInfo: Object.fromEntries(known), token, hadAccount: '1' };
}
