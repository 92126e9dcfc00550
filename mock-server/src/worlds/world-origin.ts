import type { Database } from '@canada28/db/open-database.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import type { FirstNotice } from '@canada28/shared/control/operator.control.ts';
import type { WorldSettings } from '@canada28/shared/world-settings.ts';
import { readJsonFact } from '../world/json-fact.ts';
import { setWorldFact } from '../world/world-facts.ts';

/** Where a world comes from, and what a reset makes of it again (control §1). */
export type WorldOrigin = {
  readonly scenario?: string;
  readonly snapshot?: string;
  /** The world whose snapshot that is. */
  readonly ofWorld?: string;
  readonly seed?: string;
  /** The moment at which it began (epoch ms), where the request named one. */
  readonly atMs?: number;
  readonly rate?: number;
  readonly config?: WorldSettings;
  /** In the place of those that a world begins with. */
  readonly notices?: readonly FirstNotice[];
};

/** Where this world comes from; nothing where it was simply created. */
export function readOrigin(db: Database): WorldOrigin {
  return readJsonFact(db, 'origin', isOrigin) ?? {};
}

/** The same; the world that the server creates by itself comes from what a fresh install is. */
export function originIn(db: Database, name: string): WorldOrigin {
  const origin = readOrigin(db);
  const isKnown = origin.scenario !== undefined || origin.snapshot !== undefined;
  return !isKnown && name === DEFAULT_WORLD_NAME ? { ...origin, scenario: 'fresh-install' } : origin;
}

export function storeOrigin(db: Database, origin: WorldOrigin): void {
  setWorldFact(db, 'origin', JSON.stringify(origin));
}

function isOrigin(value: unknown): value is WorldOrigin {
  return typeof value === 'object' && value !== null;
}
