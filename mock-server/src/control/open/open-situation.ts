import { inTransaction } from '@canada28/db/transaction.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { profileFromWire, type UserSimple } from '@canada28/shared/contract/profile.contract.ts';
import type { OpenedSituation, SituationLink } from '@canada28/shared/control/open.control.ts';
import { SESSION_LENGTH_MS } from '@canada28/shared/limits.ts';
import type { FastifyReply } from 'fastify';
import { findCredentials } from '../../features/auth/auth.repository.ts';
import { openSession } from '../../features/auth/open-session.ts';
import { clearSessionCookie, setSessionCookie } from '../../http/session-cookie.ts';
import { WORLD_COOKIE, worldHostOf } from '../../http/world-of-request.ts';
import { catchUp, presentMs, WorldEndedError } from '../../world/catch-up.ts';
import { wallClock } from '../../world/clock.ts';
import { contextAt } from '../../world/context.ts';
import type { TaskContext, World } from '../../world/world.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { Exchange } from '../register-control.ts';
import { createWorld } from '../worlds/create-world.ts';
import { readLink } from './read-link.ts';

/** Opens the situation of a link: makes its world, where it is new, and logs its player in (control §1). */
export async function openSituation(
  plane: ControlPlane,
  link: SituationLink,
  { request, reply }: Exchange,
): Promise<OpenedSituation> {
  const { world: name, scenario, isNew, as, ...seen } = readLink(plane, link, request);
  const world = isNew ? makeWorld(plane, name, scenario) : (name ?? '');
  const user = as === undefined ? undefined : await inWorld(plane, world, (context) => logInAs(context, as));
  return handOver({ request, reply }, { world, user, ...seen });
}

function makeWorld(plane: ControlPlane, name: string | undefined, scenario: string | undefined): string {
  const wanted = { ...(name !== undefined && { name }), ...(scenario !== undefined && { scenario }) };
  return createWorld(plane, wanted).slot.name;
}

function logInAs(context: TaskContext, userName: string): UserSimple {
  const player = findCredentials(context.db, userName);
  // Seen a moment ago: the world was replaced while it came to its present.
  if (player === undefined) throw new WorldEndedError(context.world);
  return openSession(context, player.id);
}

/** Does something in a world at its present, in one transaction, as a call would. */
export async function inWorld<Result>(
  { worlds }: ControlPlane,
  name: string,
  work: (context: TaskContext) => Result,
): Promise<Result> {
  const find = (): World => {
    const world = worlds.find(name);
    if (world === undefined) throw new WorldEndedError({ name });
    return world;
  };
  await catchUp(find());
  const world = find();
  return inTransaction(world.db, () => work(contextAt(world, presentMs(world))));
}

type Handed = {
  readonly world: string;
  readonly to: string;
  /** Undefined: nobody is logged in. */
  readonly user: UserSimple | undefined;
  readonly lang: LanguageCode | undefined;
  /** For how long (ms) the player has not touched the app; left out, they do so now. */
  readonly untouchedForMs?: number | undefined;
};

/** What the browser gets: the cookies at once, what it has to store with the answer. */
export function handOver({ request, reply }: Exchange, handed: Handed): OpenedSituation {
  const { world, to, user, lang, untouchedForMs } = handed;
  if (worldHostOf(request).world === undefined) setWorldCookie(reply, world);
  if (user === undefined) clearSessionCookie(reply);
  else setSessionCookie(reply, user.tokenValue ?? '', SESSION_LENGTH_MS);
  const touched = untouchedForMs !== undefined && {
    lastOperationMs: String(wallClock.nowMs() - untouchedForMs),
  };
  const storage = { ...(lang !== undefined && { lang }), ...touched, ...storedSession(user) };
  return { name: world, to, storage };
}

function setWorldCookie(reply: FastifyReply, world: string): void {
  const maxAge = SESSION_LENGTH_MS / 1000;
  reply.setCookie(WORLD_COOKIE, world, { httpOnly: true, sameSite: 'lax', path: '/', maxAge });
}

/** What the client stores at a log in, under the same names and in the same form (product §3); a test holds them together. */
function storedSession(user: UserSimple | undefined): OpenedSituation['storage'] {
  const token = user?.tokenValue;
  if (user === undefined || token === undefined || token === null) return {};
  const profile = Object.entries({ ...profileFromWire(user), token });
  const known = profile.filter(([, value]) => value !== undefined);
  return { userInfo: Object.fromEntries(known), token, hadAccount: '1' };
}
