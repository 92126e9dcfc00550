import { openImage } from '@canada28/db/database-image.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { SituationLink } from '@canada28/shared/control/open.control.ts';
import type { FastifyRequest } from 'fastify';
import { findCredentials } from '../../features/auth/auth.repository.ts';
import { listUserNames } from '../../features/auth/player-names.repository.ts';
import { worldHostOf, worldNameOf } from '../../http/world-of-request.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { originIn, type WorldOrigin } from '../../worlds/world-origin.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { nearestTo } from '../nearest.ts';
import { findFirstView, firstViewOf } from '../scenarios/find-scenario.ts';
import { noDatabase } from '../worlds/needs-database.ts';
import { imageOfOrigin } from '../worlds/world-image.ts';

/** What a link asks for, known to be possible a moment ago. */
export type Situation = {
  /** Undefined: a new world whose name is made up. */
  readonly world: string | undefined;
  /** What the world is made of, where it is not there yet. */
  readonly scenario: string | undefined;
  /** Undefined: it is to be made. */
  readonly hosted: HostedWorld | undefined;
  /** Undefined: a guest. */
  readonly as: string | undefined;
  readonly lang: LanguageCode | undefined;
  readonly to: string;
  /** For how long (ms) the player has not touched the app; undefined: they do so now. */
  readonly untouchedForMs: number | undefined;
};

/** As many players as fit into a sentence. */
const MOST_NAMED = 12;

/**
 * Reads what a link asks for; a sentence refuses what cannot be, before anything is made or changed. To look into a
 * world that is to be made its scenario is played once: not where `mayPlay` says no.
 */
export async function readLink(
  plane: ControlPlane,
  link: SituationLink,
  { request, mayPlay }: { readonly request: FastifyRequest; readonly mayPlay: boolean },
): Promise<Situation> {
  const { scenario } = link;
  const world = worldOfLink(link, request);
  const hosted = world === undefined ? undefined : plane.worlds.hosted(world);
  const origin = hosted?.read((db) => originIn(db, hosted.name));
  if (hosted !== undefined && hosted.source.kind !== 'ordinary' && (link.as || scenario !== undefined))
    throw noDatabase(hosted, 'a link that names a player or a scenario');
  refuseOtherWorld(link, { world, origin });
  const isNew = hosted === undefined;
  // What the link itself says wins; an empty name is a guest.
  const view = { ...firstViewOf(scenario), ...link };
  const as = view.as || undefined;
  const made = scenario ?? origin?.scenario;
  const untouchedForMs = as === undefined ? undefined : findFirstView(made)?.untouchedForMs;
  const situation = {
    world,
    scenario,
    hosted,
    as,
    lang: languageOf(view),
    to: productPath('to', view.to),
    untouchedForMs,
  };
  if (isNew && !mayPlay) return situation;
  if (as !== undefined) await readIn(plane, situation, (db) => refusePlayer(db, as));
  else if (isNew) await readIn(plane, situation, () => undefined);
  return situation;
}

/** Named by the host where worlds have one of their own, else by the link, else by the cookie of the browser. */
function worldOfLink({ world, scenario }: SituationLink, request: FastifyRequest): string | undefined {
  const { world: ofHost, hostOf } = worldHostOf(request);
  // A program that names its world by header keeps nothing in the storage of the host.
  const isBoundToHost = ofHost !== undefined && request.headers['x-world'] === undefined;
  if (isBoundToHost && world !== undefined && world !== ofHost)
    throw new ControlError(
      `This address is the world "${ofHost}": leave "world" out, or open the link on ${hostOf(world)}.`,
    );
  const named = world ?? ofHost;
  return named === undefined && scenario === undefined ? worldNameOf(request) : named;
}

/** A link with a scenario makes the world, or means one that is made of it; one without means a world that is there. */
function refuseOtherWorld(
  { scenario }: SituationLink,
  { world, origin }: { readonly world: string | undefined; readonly origin: WorldOrigin | undefined },
): void {
  if (origin === undefined && scenario === undefined)
    throw new ControlError(
      `There is no world "${world}": name a "scenario", and the link makes it of that one.`,
      { code: 404 },
    );
  if (origin === undefined || scenario === undefined || origin.scenario === scenario) return;
  throw new ControlError(
    `There is a world "${world}" already, made of "${origin.scenario ?? origin.snapshot}": leave "scenario" out, or name another world.`,
    { code: 409 },
  );
}

function languageOf({ lang }: SituationLink): LanguageCode | undefined {
  if (lang === undefined || isLanguageCode(lang)) return lang;
  throw new ControlError(`There is no language "${lang}"; there are: ${LANGUAGE_CODES.join(', ')}.`);
}

/** A path of this very site, and none of the control plane however it is written: a link to us never leads to another site. */
export function productPath(field: string, to = '/'): string {
  const path = ownPath(to);
  const read = path === undefined ? undefined : ownPath(path.replace(ENCODED_ASCII, decodeURIComponent));
  if (read !== undefined && !read.startsWith(CONTROL_BASE)) return to;
  throw new ControlError(`"${field}" must be a path of the product, like /withdraw.`);
}

const ENCODED_ASCII = /%[0-7][0-9a-f]/gi;

/** The path that an address means, without dots to resolve; undefined where it leads to another site. */
function ownPath(to: string): string | undefined {
  const origin = 'http://site.invalid';
  if (!to.startsWith('/') || to.includes('\\') || !URL.canParse(to, origin)) return undefined;
  const url = new URL(to, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname : undefined;
}

/** Looks into the world, or into what it will be made of; a scenario that cannot be played is refused here. */
async function readIn(
  plane: ControlPlane,
  { world, scenario, hosted }: Situation,
  see: (db: Database) => void,
): Promise<void> {
  if (hosted !== undefined) return hosted.read(see);
  const origin = { ...(scenario !== undefined && { scenario }) };
  const db = openImage((await imageOfOrigin(plane, world ?? '', origin)).image);
  try {
    see(db);
  } finally {
    db.close();
  }
}

/** As at a log in, the password apart: a player who may not log in is not logged in by a link either. */
function refusePlayer(db: Database, userName: string): void {
  const player = findCredentials(db, userName);
  if (player?.status === PLAYER_STATUS.loginForbidden)
    throw new ControlError(`The player "${userName}" is forbidden to log in: allow it first.`, { code: 409 });
  if (player !== undefined) return;
  const near = nearestTo(userName, listUserNames(db), MOST_NAMED).join(', ');
  throw new ControlError(
    `There is no player "${userName}"; there ${near === '' ? 'are none' : `are: ${near}`}.`,
    { code: 404 },
  );
}
