import type { Database } from '@canada28/db/open-database.ts';
import { runStatement } from '@canada28/db/prepared.ts';
import { deleteWorldFact, getWorldFact, readJsonFact, setWorldFact } from '../world/world-facts.ts';
import { keepOrigin, type WorldOrigin } from './world-origin.ts';

/**
 * Makes a copy of a world one of its own: it loses what must not be the same in two worlds, which is the secret, from
 * which one would tell the draws of the other; open sessions; and replies that were fingerprinted under the old secret.
 * What was drawn so far was drawn from the old one, and can still be verified with it.
 */
export function makeOwn(db: Database, origin: WorldOrigin): void {
  setWorldFact(db, 'former-secrets', JSON.stringify(listSecrets(db)));
  for (const fact of ['secret', 'seed', 'random-position'] as const) deleteWorldFact(db, fact);
  runStatement(db, 'DELETE FROM sessions');
  runStatement(db, 'DELETE FROM idempotent_replies');
  if (origin.seed !== undefined) setWorldFact(db, 'seed', origin.seed);
  keepOrigin(db, origin);
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
