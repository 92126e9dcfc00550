import { fileTroubleOf } from '@canada28/db/database-file-error.ts';
import { commitShared } from '@canada28/db/transaction.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../world/app-error.ts';
import { catchUp, isPresent, presentMs } from '../world/catch-up.ts';
import { contextAt, type GuestContext, type PlayerContext } from '../world/context.ts';
import { WorldEndedError } from '../world/take-step.ts';
import type { World } from '../world/world.ts';
import { languageOf } from './error-reply.ts';
import { readSession, requirePlayer } from './sessions/session.ts';
import { UnknownWorldError, UnusableWorldError, worldNameOf } from './world-of-request.ts';

/** The context that the handler of a call gets: with a player where the call needs a session. */
export type ContextOf<C extends Call> = C['session'] extends 'required' ? PlayerContext : GuestContext;

/**
 * Finds the world that a request acts in; rests on nothing that another hook has to do first. For a caller who may not
 * enter a world there is none of that name. A request that arrived in a world which was replaced since goes nowhere.
 */
export function enterWorld(request: FastifyRequest): World {
  const { world: before } = request;
  const world = openWorldOf(request);
  if (before !== undefined && before.generation !== world.generation) throw new WorldEndedError(world);
  request.world = world;
  // Calls of players share a transaction; all others see what is certain.
  if (request.routeConfig.call === undefined) commitShared(world.db);
  return world;
}

/** Lets a request go on in the generation that stands now where its own one stood. */
export function enterAgain(request: FastifyRequest): void {
  request.world = openWorldOf(request);
}

/** Of another world than the default one, without which there is no server, what is wrong with its file is told. */
function openWorldOf(request: FastifyRequest): World {
  const { server, hosted: known } = request;
  // What a request says does not change while it is carried out.
  const name = known?.name ?? worldNameOf(request);
  const hosted = known ?? server.worlds.hosted(name);
  const isThere = hosted !== undefined && !hosted.hasEnded;
  if (!isThere || (name !== DEFAULT_WORLD_NAME && !server.mayEnterWorld(request, hosted)))
    throw new UnknownWorldError(name);
  request.hosted = hosted;
  try {
    return hosted.open();
  } catch (error) {
    const trouble = fileTroubleOf(error);
    if (trouble === undefined || name === DEFAULT_WORLD_NAME) throw error;
    throw new UnusableWorldError(name, { trouble, cause: error });
  }
}

/**
 * The first look at a call: refuses quickly, and lets its world come to the present while others are served. Answers
 * nothing where there is nothing to wait for.
 */
export function arrive(request: FastifyRequest, call: Call): Promise<void> | undefined {
  const { world } = request;
  if (isRefusedByMaintenance(world, call) || isPresent(world)) return void admit(request, call);
  return catchUp(world).then(() => void admit(request, call));
}

/**
 * The one way into a call: world → maintenance → what is due by now → session → context, all at one moment. What it
 * answers holds until the next `await` only: a body that comes slowly, or a password that is being hashed, leaves
 * time for a ban, a log out or a draw. So it is asked early, to refuse quickly, and again right before the handler.
 */
export function enter<C extends Call>(request: FastifyRequest, call: C): ContextOf<C> {
  const { world, nowMs } = admit(request, call);
  const { tokenHash, player, loginHash } = request.session;
  const context: GuestContext = {
    ...contextAt(world, nowMs),
    language: languageOf(request),
    tokenHash,
    player,
    loginHash,
    address: addressOf(request),
  };
  // Sound because a call that requires a session was refused just now when it had no player.
  return context as ContextOf<C>;
}

/** Refuses who may not; answers where and at which moment (epoch ms) the call happens. */
function admit(request: FastifyRequest, call: Call): { readonly world: World; readonly nowMs: number } {
  const world = enterWorld(request);
  if (isRefusedByMaintenance(world, call)) throw new AppError('underMaintenance');
  const nowMs = presentMs(world);
  request.session = readSession(request, { db: world.db, nowMs });
  if (call.session === 'required') requirePlayer(request);
  return { world, nowMs };
}

function isRefusedByMaintenance({ switches }: World, call: Call): boolean {
  return switches.isUnderMaintenance && !call.isAlwaysAnswered;
}

/** The list of proxies is read only where a header says that one forwards the request. */
function addressOf(request: FastifyRequest): string {
  if (request.headers['x-forwarded-for'] !== undefined) return request.ip;
  return request.socket.remoteAddress ?? '';
}
