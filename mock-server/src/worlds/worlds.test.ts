import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { createTestDatabase } from '@canada28/db/test-database.ts';
import { HOUR_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { WORLD_RULES } from '../app/world-rules.ts';
import { moveClock } from '../control/time/move-clock.ts';
import { openAccount } from '../features/auth/open-account.ts';
import { insertSession } from '../http/sessions/sessions.repository.ts';
import { hashToken, newToken } from '../http/sessions/token.ts';
import { lookAt, TEST_NOW_MS } from '../testing/test-server.ts';
import { contextAt } from '../world/context.ts';
import { openWorld } from '../world/open-world.ts';
import type { World } from '../world/world.ts';
import { worldConfig } from '../world/world-config.ts';
import { hasNoWorld } from '../world/world-facts.ts';
import { switchMaintenance } from '../world/world-state.ts';
import { resumeTime } from '../world/world-time.ts';
import { memoryPlace } from './world-place.ts';
import { Worlds } from './worlds.ts';

/** A process of worlds in memory, whose wall clock goes on when it is told to. */
function startProcess() {
  let passedMs = 0;
  let opened = 0;
  const worlds = new Worlds({
    open: (opening) => {
      opened += 1;
      const wall = { nowMs: () => TEST_NOW_MS + passedMs };
      // Only a world that is created is told what it is like; it keeps that.
      const config = hasNoWorld(opening.db) ? worldConfig({ pastDraws: 5, demoCreditMicros: 7 }) : undefined;
      return openWorld({
        ...opening,
        rules: WORLD_RULES,
        seed: opening.name,
        wall,
        ...(config && { config }),
      });
    },
    elapsedMs: () => passedMs,
  });
  return {
    worlds,
    pass: (forMs: number) => {
      passedMs += forMs;
    },
    opened: () => opened,
  };
}

const freshPlace = () => memoryPlace(imageOf(createTestDatabase()));

const isOpen = (worlds: Worlds) => worlds.hosted('spring')?.world !== undefined;

function find(worlds: Worlds, name: string): World {
  const world = worlds.hosted(name)?.open();
  if (world === undefined) throw new Error(`no world ${name}`);
  lookAt(world);
  return world;
}

/** Opens an account and a session of it, both with what is random in them; answers the token. */
function openSession(world: World, userName: string): string {
  const context = contextAt(world, world.clock.nowMs());
  const account = { userName, nickName: userName, loginPasswordHash: '-', creditMicros: 1_000_000 };
  const playerId = openAccount(context, account);
  const token = newToken(world.random, 1);
  const createdAtMs = context.clock.nowMs();
  insertSession(world.db, {
    tokenHash: hashToken(token),
    playerId,
    createdAtMs,
    expiresAtMs: createdAtMs + 1,
  });
  return token;
}

/** Everything that a world's database holds, but for what tells when its server saw the wall clock. */
function contentOf({ db }: World) {
  const tables = listRows<{ name: string }>(
    db,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  return tables.map(({ name }) => [
    name,
    listRows<{ name?: string }>(db, `SELECT * FROM ${name} ORDER BY 1, 2`).filter(
      (row) => name !== 'world_facts' || row.name !== 'clock',
    ),
  ]);
}

test('a world is opened when it is first asked for, and closed when no request came for a while', async () => {
  const { worlds, pass, opened } = startProcess();
  worlds.add('spring', freshPlace());
  expect([isOpen(worlds), opened()]).toEqual([false, 0]);
  const world = find(worlds, 'spring');
  pass(MINUTE_MS);
  expect(worlds.hosted('spring')?.open()).toBe(world);
  pass(MINUTE_MS - 1);
  await worlds.closeIdle(MINUTE_MS);
  expect(world.db.open).toBe(true);
  pass(1);
  await worlds.closeIdle(MINUTE_MS);
  expect([isOpen(worlds), world.db.open]).toEqual([false, false]);
  const again = find(worlds, 'spring');
  expect([again.generation, again.db.open, opened()]).toEqual([world.generation, true, 2]);
});

test('a world in which a long work goes on is not closed, nor one in a file', async () => {
  const { worlds, pass } = startProcess();
  const spring = worlds.add('spring', freshPlace());
  const { release: _, ...file } = freshPlace();
  worlds.add('filed', file);
  const { db } = find(worlds, 'filed');
  find(worlds, 'spring');
  await spring.inOrder(async () => {
    pass(MINUTE_MS);
    await worlds.closeIdle(MINUTE_MS);
    expect(isOpen(worlds)).toBe(true);
  });
  await worlds.closeIdle(MINUTE_MS);
  expect([isOpen(worlds), db.open]).toEqual([false, true]);
});

test('a world that is opened again is the same as one that was open all the time', async () => {
  const play = async (process: ReturnType<typeof startProcess>, isReopened: boolean) => {
    process.worlds.add('twin', freshPlace());
    for (let round = 0; round < 4; round++) {
      const world = find(process.worlds, 'twin');
      openSession(world, `player${round}`);
      if (round === 1) switchMaintenance(world, true);
      if (round === 2) moveClock(world, { rate: 60 });
      process.pass(6 * MINUTE_MS);
      if (isReopened) await process.worlds.closeIdle(5 * MINUTE_MS);
    }
    return find(process.worlds, 'twin');
  };
  const [patient, busy] = [await play(startProcess(), true), await play(startProcess(), false)];
  expect(contentOf(patient)).toEqual(contentOf(busy));
  expect(patient.clock.setting).toEqual(busy.clock.setting);
  expect(patient.clock.nowMs()).toBe(TEST_NOW_MS + (12 + 60 * 12) * MINUTE_MS);
  expect([patient.switches, patient.config]).toEqual([busy.switches, busy.config]);
  expect(patient.config.demoCreditMicros).toBe(7);
  expect(patient.downtimes).toEqual([]);
});

test('a world with a seed never hands out the same token twice, however often it is opened again', async () => {
  const { worlds, pass } = startProcess();
  worlds.add('spring', freshPlace());
  const tokens = new Set<string>();
  for (let round = 0; round < 3; round++) {
    const world = find(worlds, 'spring');
    tokens.add(newToken(world.random, 1));
    pass(6 * MINUTE_MS);
    await worlds.closeIdle(5 * MINUTE_MS);
  }
  expect(tokens.size).toBe(3);
});

test('what was saved goes on from the moment at which it was saved', async () => {
  const { worlds } = startProcess();
  worlds.add('spring', freshPlace());
  const world = find(worlds, 'spring');
  moveClock(world, { advance: HOUR_MS });
  const db = openImage(await worlds.begin('saved', imageOf(world.db)));
  resumeTime(db, TEST_NOW_MS + 6 * HOUR_MS);
  const wall = { nowMs: () => TEST_NOW_MS + 6 * HOUR_MS };
  const restored = openWorld({ name: 'saved', db, rules: WORLD_RULES, wall });
  expect(restored.clock.nowMs()).toBe(TEST_NOW_MS + HOUR_MS);
});

const REPLACING = { undoable: undefined, endsInvitation: false };

test('another world under the same name is another generation; one that ended is not found', async () => {
  const { worlds } = startProcess();
  const spring = worlds.add('spring', freshPlace());
  const first = find(worlds, 'spring');
  expect(() => worlds.add('spring', freshPlace())).toThrow('there is already a world spring');
  await spring.replace(() => ({ image: imageOf(createTestDatabase()) }), REPLACING);
  expect(first.db.open).toBe(false);
  expect(find(worlds, 'spring').generation).not.toBe(first.generation);
  worlds.remove(spring);
  expect([worlds.hosted('spring')?.open(), worlds.names]).toEqual([undefined, []]);
});

test('a thousand worlds without requests hold no open database', () => {
  const { worlds, opened } = startProcess();
  for (let index = 0; index < 1000; index++) worlds.add(`w${index}`, freshPlace());
  expect([worlds.names.length, opened()]).toEqual([1000, 0]);
});

test('once all worlds are closed, a call that still waits for something opens none of them again', () => {
  const { worlds, opened } = startProcess();
  worlds.add('spring', freshPlace());
  const { db } = find(worlds, 'spring');
  worlds.close();
  expect(db.open).toBe(false);
  expect(worlds.hosted('spring')?.open()).toBe(undefined);
  expect(opened()).toBe(1);
});
