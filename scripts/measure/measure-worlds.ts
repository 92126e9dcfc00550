import { setImmediate, setTimeout } from 'node:timers/promises';
import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { migrate } from '@canada28/db/migrate.ts';
import { type Database, openDatabase } from '@canada28/db/open-database.ts';
import { DEMO_LOGIN_PASSWORD_HASH } from '@canada28/db/seeds/demo.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { buildApp } from '@canada28/mock-server/app/build-app.ts';
import { composeControl } from '@canada28/mock-server/app/compose-worlds.ts';
import { readConfig } from '@canada28/mock-server/app/config.ts';
import { WORLD_RULES } from '@canada28/mock-server/app/world-rules.ts';
import type { ControlPlane } from '@canada28/mock-server/control/control-plane.ts';
import { getHosted } from '@canada28/mock-server/control/get-hosted.ts';
import { getScenario } from '@canada28/mock-server/control/scenarios/find-scenario.ts';
import { createWorld } from '@canada28/mock-server/control/worlds/create-world.ts';
import { resetWorld } from '@canada28/mock-server/control/worlds/reset-world.ts';
import { openAccount } from '@canada28/mock-server/features/auth/open-account.ts';
import { placeBet } from '@canada28/mock-server/features/betting/place-bet.ts';
import { findIssueOfMoment } from '@canada28/mock-server/features/draws/draws.repository.ts';
import { runCrowd } from '@canada28/mock-server/testing/crowd.ts';
import { pinnedClock, stopwatch } from '@canada28/mock-server/world/clock.ts';
import { contextAt, playerContextAt } from '@canada28/mock-server/world/context.ts';
import { openWorld } from '@canada28/mock-server/world/open-world.ts';
import { worldConfig } from '@canada28/mock-server/world/world-config.ts';
import { Worlds } from '@canada28/mock-server/worlds/worlds.ts';
import { type Measured, medianOf, processorTime } from './measured.ts';
import { MIGRATIONS } from './world-in-file.ts';

/** A Wednesday, 10:01 in Shanghai: an issue is on sale, and stays so however slow the machine is. */
const ON_SALE_MS = Date.UTC(2026, 8, 16, 2, 1);
const BETS = 20_000;
const RUNS = 20;
const IDLE_WORLDS = 1000;
const IDLE_SECONDS = 10;
const CROWD = 200;
const CROWD_SECONDS = 60;

/**
 * Many worlds in one process: creating from and resetting to a template of 20,000 bets (the floor is opening its bytes
 * in SQLite), what a thousand idle worlds cost, and two hundred worlds used at once for a minute.
 */
export async function measureWorlds(): Promise<Measured> {
  return { ...(await measureTemplate()), ...(await measureIdle()), ...(await measureCrowd()) };
}

/** What the control calls of a server steer, with worlds that begin bare. */
function openPlane(): ControlPlane {
  const pagesFolder = new URL('../../mock-server/pages/', import.meta.url);
  const folders = { migrations: MIGRATIONS, pagesFolder, consoleFolder: undefined };
  const plane = composeControl(readConfig({}, ':memory:'), folders);
  if (plane === 'off') throw new Error('there are no control calls');
  const worlds = new Worlds({
    open: (opening) => openWorld({ ...opening, rules: WORLD_RULES }),
    elapsedMs: stopwatch(),
  });
  return { ...plane, worlds };
}

async function measureTemplate(): Promise<Measured> {
  const image = imageWithBets();
  const plane = openPlane();
  plane.templates.templateOf = async () => ({ image, standsMs: 0, trueAtMs: 0 });
  const used = (make: () => unknown) => async () => {
    await make();
    plane.worlds.hosted('big')?.open();
  };
  const created = await medianTime(
    used(() => createWorld(plane, { name: 'big' })),
    () => plane.worlds.remove(getHosted(plane, 'big')),
  );
  await createWorld(plane, { name: 'big' });
  const reset = await medianTime(used(() => resetWorld(plane, getHosted(plane, 'big'))));
  let opened: Database | undefined;
  const floor = await medianTime(
    () => {
      opened = openImage(image);
      opened.prepare('SELECT count(*) FROM world_facts').get();
    },
    () => opened?.close(),
  );
  plane.worlds.close();
  return {
    [`a template of ${BETS.toLocaleString('en')} bets`]: `${(image.length / 1e6).toFixed(1)} MB`,
    'creating a world from it and using it': inTenths(created),
    'resetting a used world to it': inTenths(reset),
    'opening its bytes in SQLite (floor)': inTenths(floor),
    ratio: `${(created / floor).toFixed(1)} and ${(reset / floor).toFixed(1)} × floor`,
  };
}

function imageWithBets(): Buffer {
  const db = openDatabase(':memory:');
  migrate(db, MIGRATIONS);
  const world = openWorld({
    name: 'template',
    db,
    rules: WORLD_RULES,
    config: worldConfig(),
    wall: pinnedClock(ON_SALE_MS),
    seed: 'template',
  });
  const nowMs = world.clock.nowMs();
  inTransaction(db, () => {
    const account = { userName: 'linmei', nickName: 'Lin Mei', loginPasswordHash: DEMO_LOGIN_PASSWORD_HASH };
    const id = openAccount(contextAt(world, nowMs), { ...account, creditMicros: 1e12 });
    const context = playerContextAt(world, nowMs, { id, status: 0 });
    const issueCode = findIssueOfMoment(db, nowMs)?.issueCode;
    if (issueCode === undefined) throw new Error('no issue is on sale');
    const gameItem = Array.from({ length: 20 }, (_, code) => ({
      totalAmount: 10,
      numberRecord: String(code),
    }));
    for (let placed = 0; placed < BETS; placed += gameItem.length)
      placeBet(context, { issueCode, lotteryId: '1', totalAmount: 200, gameItem });
  });
  const image = imageOf(db);
  db.close();
  return image;
}

/** Unused worlds: what is spent in ten seconds, beside a process without them. */
async function measureIdle(): Promise<Measured> {
  const floor = await idleProcessorMs();
  const plane = openPlane();
  await plane.templates.templateOf(getScenario('fresh-install'));
  const before = memory();
  const passedMs = stopwatch();
  for (let count = 0; count < IDLE_WORLDS; count += 1) {
    await createWorld(plane, {});
    // As each call has one: the bytes of a serialized database are given back in a turn of the event loop, and only there.
    await setImmediate();
  }
  const tookMs = passedMs();
  const never = memory() - before;
  const open = (await openAll(plane)) - before;
  const idleMs = await idleProcessorMs();
  plane.worlds.close();
  return {
    [`creating ${IDLE_WORLDS.toLocaleString('en')} fresh worlds`]: inTenths(tookMs),
    'their memory, never used': inMegabytes(never),
    'their memory, all open': inMegabytes(open),
    [`processor time in ${IDLE_SECONDS} s, all idle`]: inTenths(idleMs),
    'processor time without them (floor)': inTenths(floor),
  };
}

async function openAll({ worlds }: ControlPlane): Promise<number> {
  for (const name of worlds.names) {
    worlds.hosted(name)?.open();
    await setImmediate();
  }
  return memory();
}

async function measureCrowd(): Promise<Measured> {
  const plane = openPlane();
  const app = await buildApp({
    worlds: plane.worlds,
    basePaths: { player: '/p', game: '/g' },
    control: plane,
  });
  const passedMs = stopwatch();
  const goesOn = () => passedMs() < CROWD_SECONDS * 1000;
  const { calls, strays } = await runCrowd({ app, plane, count: CROWD, goesOn });
  await app.close();
  return {
    [`${CROWD} clients in ${CROWD} worlds for ${CROWD_SECONDS} s`]: `${calls.toLocaleString('en')} calls`,
    'rows seen that belong to another world': String(strays.length),
  };
}

async function idleProcessorMs(): Promise<number> {
  const used = processorTime();
  await setTimeout(IDLE_SECONDS * 1000);
  return used();
}

/** Bytes of the whole process, SQLite's own included; garbage is collected first where Node can. */
function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

/** Time of some work, ms; what it left is cleared away beside it. */
function medianTime(work: () => unknown, clear?: () => void): Promise<number> {
  return medianOf(RUNS, async () => {
    const passedMs = stopwatch();
    await work();
    const tookMs = passedMs();
    clear?.();
    return tookMs;
  });
}

function inTenths(ms: number): string {
  return `${ms.toFixed(1)} ms`;
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;
}
