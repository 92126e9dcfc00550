import { imageOf } from '@canada28/db/database-image.ts';
import { readMigrations } from '@canada28/db/read-migrations.ts';
import { expect, onTestFinished, test } from 'vitest';
import { stopwatch } from '../world/clock.ts';
import { openWorld } from '../world/open-world.ts';
import { getWorldFact } from '../world/world-facts.ts';
import { Worlds } from '../worlds/worlds.ts';
import { addWorldsOfDisk } from './compose-worlds.ts';
import { readConfig } from './config.ts';
import { WORLD_RULES } from './world-rules.ts';

test('a default world in memory can be replaced by an earlier one, and is watched in no file', async () => {
  const migrations = readMigrations(new URL('../../../db/migrations/', import.meta.url));
  const worlds = new Worlds({
    open: (opening) => openWorld({ ...opening, rules: WORLD_RULES }),
    elapsedMs: stopwatch(),
  });
  onTestFinished(() => worlds.close());
  const config = readConfig({ DATABASE_PATH: ':memory:' }, 'unused');
  expect(addWorldsOfDisk(worlds, config, migrations).place).toBeUndefined();
  worlds.hosted('default')?.open();
  const hosted = worlds.hosted('default');
  const secret = hosted?.read((db) => getWorldFact(db, 'secret'));
  await hosted?.replace(() => ({ image: hosted.read(imageOf) }), {
    undoable: undefined,
    endsInvitation: false,
  });
  expect(secret).toHaveLength(64);
  worlds.hosted('default')?.open();
  expect(hosted?.read((db) => getWorldFact(db, 'secret'))).toBe(secret);
});
