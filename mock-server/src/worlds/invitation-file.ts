import { existsSync, readFileSync, rmSync } from 'node:fs';
import { invitationPath } from '@canada28/db/delete-database.ts';
import { exactly } from '@canada28/shared/contract/schemas.ts';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Say } from '../world/time-passed.ts';
import type { Invitation } from './invitation.ts';
import { writeBeside } from './written-file.ts';

/*
 * The invitation into a persistent world lies in a file beside its database: in the database a step back would change
 * it, and every snapshot and every bug that is handed on would tell its secret (decision 079).
 */

/** Its owner alone may read it. */
const MODE = 0o600;

/** `world`: a copy under another name invites into nothing, as its link and its cookies name the first one. */
const stored = exactly({
  world: Type.String(),
  key: Type.String({ pattern: '^[\\w-]{43}$' }),
  shortCode: Type.String({ pattern: '^[0-9A-Z]{4}$' }),
  lastNumber: Type.Integer({ minimum: 0 }),
  joined: Type.Array(
    exactly({
      userName: Type.String(),
      playerId: Type.Integer(),
      joinedAtMs: Type.Integer(),
      seenAtMs: Type.Integer(),
    }),
  ),
});
type Stored = Static<typeof stored>;

/** Writes the invitation into the world of a database file, or removes what is stored of one. Throws where it cannot. */
export function writeInvitation(path: string, world: string, invitation: Invitation | undefined): void {
  const file = invitationPath(path);
  if (invitation === undefined) {
    rmSync(file, { force: true });
    return;
  }
  const { key, shortCode, lastNumber, joined } = invitation;
  const told: Stored = { world, key: key.toString('base64url'), shortCode, lastNumber, joined };
  writeBeside(file, JSON.stringify(told), { mode: MODE })();
}

/** The invitation that an earlier process left. One that cannot be used is told of: the world goes on without it. */
export function readInvitation(path: string, world: string, say: Say): Invitation | undefined {
  const file = invitationPath(path);
  if (!existsSync(file)) return undefined;
  // The database was deleted by hand: the world that begins in its place is another one.
  if (!existsSync(path)) {
    rmSync(file, { force: true });
    return undefined;
  }
  try {
    const told = parsed(readFileSync(file, 'utf8'));
    if (!Value.Check(stored, told)) throw new Error('it is damaged');
    if (told.world !== world) throw new Error(`it is of the world "${told.world}"`);
    const { key, shortCode, lastNumber, joined } = told;
    return { key: Buffer.from(key, 'base64url'), shortCode, lastNumber, joined, arrivals: new Map() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`The invitation in ${file} cannot be used, so the world "${world}" has none: ${reason}.`);
    return undefined;
  }
}

/** What a parser says of a text that it cannot read quotes it: no secret is to stand in the log. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
