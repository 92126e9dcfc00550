import type { Database } from '@canada28/db/open-database.ts';
import type { Clock } from '../world/clock.ts';
import { readJsonFact } from '../world/json-fact.ts';
import type { World, WorldKind } from '../world/world.ts';
import { deleteWorldFact, getWorldFact, setWorldFact } from '../world/world-facts.ts';
import type { Change } from './step-history.ts';
import { storeOrigin, type WorldOrigin } from './world-origin.ts';

/** How the world is opened that lies in a database. */
export type Opening = Pick<World, 'name' | 'generation' | 'db'> & {
  /** Whether its server was off since it was left. */
  readonly wasOff: boolean;
  readonly kind: WorldKind;
  /** Given when the time of the world stands still, because it is only prepared. */
  readonly wall?: Clock;
};

/** What another generation begins with, and what is done in the moments before and in which it stands there. */
export type Begun<Done> = {
  readonly image: Buffer;
  /** Where the world goes back or forward: moves its history, in the place of a step that is recorded. */
  readonly moveHistory?: () => void;
  readonly onReplacing?: () => void;
  readonly onReplaced?: () => Done;
};

/** Puts what goes over from the generation before into the world that is there now; undefined where nothing does. */
export type Brought = ((world: World) => void) | undefined;

/** How a world becomes another one. */
export type Replacing = {
  /** What its undo step tells; undefined: it cannot be undone, nor what was done before. */
  readonly undoable: Change | undefined;
  readonly endsInvitation: boolean;
};

/**
 * Makes a copy of a world one of its own: it loses the secret, from which one would tell the draws of the other. What
 * was drawn so far was drawn from the old one, and can still be verified with it. What else is of one world alone goes when
 * the copy is opened (`isOfOneWorld`).
 */
export function makeOwn(db: Database, origin: WorldOrigin): void {
  setWorldFact(db, 'former-secrets', JSON.stringify(listSecrets(db)));
  for (const fact of ['secret', 'seed', 'random-position'] as const) deleteWorldFact(db, fact);
  if (origin.seed !== undefined) setWorldFact(db, 'seed', origin.seed);
  storeOrigin(db, origin);
}

/** Every secret (hex) that issues of this world were drawn from, the present one first. */
export function listSecrets(db: Database): readonly string[] {
  const secret = getWorldFact(db, 'secret');
  const former = readJsonFact(db, 'former-secrets', isTexts) ?? [];
  return secret === undefined ? former : [secret, ...former];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
