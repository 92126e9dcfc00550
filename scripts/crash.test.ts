import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathsBeside } from '@canada28/db/delete-database.ts';
import { lockPath } from '@canada28/db/lock-database.ts';
import { call, control, type ServerProcess, stop } from '@canada28/mock-server/testing/server-process.ts';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { CrashWork } from './crash/crash-work.ts';
import { serverUnderTest } from './lib/server-under-test.ts';
import { SimulationRandom } from './simulate/random.ts';

// `KILLS=1000 npx vitest run scripts/crash.test.ts` is the long form.
const KILLS = Number(process.env.KILLS ?? '2');
/** A server is killed so long (ms) after its first answer to a call that moves money, at most. */
const LONGEST_MS = 1_500;
/** A start is killed so long (ms) after it has locked its file, at most: by then the schema is the newest. */
const LONGEST_START_MS = 40;
/** In so many starts one is of a file of an older program. */
const OLD_FILE_EVERY = 2;

const ENVIRONMENT = { DEMO_CREDIT: '1000000', MAX_WORLDS: '2000' };

const { databasePath, launchServer, startServer } = serverUnderTest('test-results/crash/main.js');

test(
  `killed ${KILLS} times amid calls of players and testers, a server loses nothing that it answered for`,
  async () => {
    const random = new SimulationRandom('crash');
    for (let kill = 0; kill < KILLS; kill += 1) {
      const first = await startServer(ENVIRONMENT);
      const work = await CrashWork.begin(first, `k${kill}`);
      await work.hasBegun;
      await wait(random.below(LONGEST_MS));
      await stop(first, 'SIGKILL');
      await work.ended;

      if (kill % OLD_FILE_EVERY === 0) await killInMigration(random.below(LONGEST_START_MS));
      const second = await startServer(ENVIRONMENT);
      await expectKept(second, work, `after kill ${kill}`);
      for (const world of work.made) await control(second, `/worlds/${world}`, 'DELETE');
      await stop(second, 'SIGTERM');
    }
  },
  KILLS * 60_000,
);

async function expectKept(server: ServerProcess, work: CrashWork, when: string): Promise<void> {
  expect((await control(server, '/audit')).data.broken, when).toEqual([]);
  expect(work.acknowledged.length).toBeGreaterThan(0);
  for (const { path, body, headers, reply } of work.acknowledged.slice(-60))
    expect(JSON.stringify(await call(server, path, body, headers)), when).toBe(reply);
  // A life leaves more than a hundred: those that no tester approved are paid by themselves.
  const { list } = (await control(server, '/orders?type=10&status=2&pageSize=1000')).data;
  const paid = new Set((list as { id: string }[]).map(({ id }) => id));
  for (const id of work.reviewed.slice(-60)) expect(paid.has(id), `deposit ${id} ${when}`).toBe(true);
  for (const world of work.made) expect((await control(server, `/worlds/${world}`)).status, world).toBe(200);
  for (const world of work.deleted)
    expect((await control(server, `/worlds/${world}`)).status, world).toBe(404);
  const snapshots = (await control(server, '/snapshots')).data.map(({ name }: { name: string }) => name);
  expect(snapshots, when).toEqual(expect.arrayContaining(work.saved));
  expect(await orphans(server), when).toEqual([]);
  for (const name of snapshots) await control(server, `/snapshots/${name}`, 'DELETE');
}

/** Files that belong to no world, and what an interrupted write left. */
async function orphans(server: ServerProcess): Promise<readonly string[]> {
  const worlds: { name: string }[] = (await control(server, '/worlds')).data;
  const endings = ['.sqlite', '.snapshots', ...pathsBeside('.sqlite')];
  const owned = new Set(worlds.flatMap(({ name }) => endings.map((ending) => name + ending)));
  const folder = databasePath().replace(/\.sqlite$/, '.worlds');
  const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const inSnapshots = (file: string) => file.includes('.snapshots') && file.endsWith('.sqlite');
  return all.filter((file) => !owned.has(basename(file)) && !inSnapshots(file));
}

/** Makes the file one of an older program (schema 18), starts a server on it and kills that once it has the file. */
async function killInMigration(afterMs: number): Promise<void> {
  const db = new Sqlite(databasePath());
  // Of a settlement that is under way the older program could not have stored how far it has come.
  const isSettling = db.prepare('SELECT count(*) FROM settlement_parts').pluck().get() !== 0;
  if (!isSettling)
    db.exec(`BEGIN; DROP TABLE settlement_parts; DROP INDEX bets_issue;
      CREATE INDEX bets_issue ON bets (issue_code); ALTER TABLE chase_items DROP COLUMN loss;
      PRAGMA user_version = 18; COMMIT`);
  db.close();
  const lock = lockPath(databasePath());
  rmSync(lock);
  const { child, ended } = launchServer(ENVIRONMENT);
  while (!existsSync(lock) && child.exitCode === null) await wait(1);
  await wait(afterMs);
  child.kill('SIGKILL');
  await ended;
}
