import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTroubleOf } from '@canada28/db/database-file-error.ts';
import { emptyImage } from '@canada28/db/database-image.ts';
import { readMigrations } from '@canada28/db/read-migrations.ts';
import { MOST_SNAPSHOT_BYTES } from '@canada28/shared/control/snapshots.control.ts';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { addWorldsOfDisk } from '../../app/compose-worlds.ts';
import { readConfig } from '../../app/config.ts';
import { WORLD_RULES } from '../../app/world-rules.ts';
import { createTestControl } from '../../testing/test-server.ts';
import { stopwatch } from '../../world/clock.ts';
import { openWorld } from '../../world/open-world.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { filePlace, memoryPlace } from '../../worlds/world-place.ts';
import { Worlds } from '../../worlds/worlds.ts';
import { getHosted } from '../get-hosted.ts';
import { fileOf } from '../worlds/create-world.ts';
import { deleteWorld } from '../worlds/delete-world.ts';
import { restoreSnapshot } from '../worlds/replace-world.ts';
import { moveSnapshots } from './snapshot-store.ts';
import { deleteSnapshot, listSnapshots, saveSnapshot } from './snapshots.ts';

const migrations = readMigrations(new URL('../../../../db/migrations/', import.meta.url));

function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A server on the files of a folder, as it starts; `stop` leaves them to the next one. */
async function startOn(folder: string) {
  const worlds = new Worlds({
    open: (opening) => openWorld({ ...opening, rules: WORLD_RULES }),
    elapsedMs: stopwatch(),
  });
  const config = readConfig({ DATABASE_PATH: join(folder, 'canada28.sqlite') }, 'unused');
  addWorldsOfDisk(worlds, config, migrations);
  const control = createTestControl('loopback', { persistentFolder: join(folder, 'canada28.worlds') });
  const app = await buildApp({ worlds, basePaths: { player: '/p', game: '/g' }, control });
  const stop = async () => {
    await app.close();
    worlds.close();
  };
  onTestFinished(stop);
  const mock = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const headers = { host: 'localhost', 'x-world': path.endsWith('?home') ? 'home' : 'default' };
    const reply = await app.inject({
      method,
      url: `/__mock${path.replace('?home', '')}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, ...reply.json() };
  };
  return { mock, stop, plane: { ...control, worlds } };
}

test('snapshots of worlds that lie in files outlive a restart, and go with their world', async () => {
  const folder = testFolder();
  const first = await startOn(folder);
  await first.mock('POST', '/worlds', { name: 'home', keep: true });
  const saved = await first.mock('POST', '/snapshots', { name: 'start' });
  expect((await first.mock('POST', '/snapshots?home', { name: 'of-home' })).status).toBe(200);
  await first.stop();
  const next = await startOn(folder);
  // Who used it last is known to the process alone.
  const { lastUsedBy, ...told } = saved.data;
  expect(lastUsedBy).toBe('script');
  expect((await next.mock('GET', '/snapshots')).data).toContainEqual(told);
  await next.mock('POST', '/clock', { advance: '1h' });
  const restored = await next.mock('POST', '/snapshots/start/restore');
  expect(restored.status).toBe(200);
  // The clock went on since.
  expect(restored.data.nowMs - saved.data.atMs).toBeLessThan(60_000);
  expect((await next.mock('POST', '/worlds', { name: 'copy', snapshot: 'start' })).status).toBe(200);
  expect(readdirSync(join(folder, 'canada28.worlds'))).toContain('default.snapshots');
  await next.stop();
  // A process that has used none of them deletes them, too.
  const last = await startOn(folder);
  expect((await last.mock('DELETE', '/snapshots/start')).data).toEqual({ name: 'start' });
  expect(readdirSync(join(folder, 'canada28.worlds'))).not.toContain('default.snapshots');
});

test('the snapshots of a kept world are deleted with it', async () => {
  const folder = testFolder();
  const { mock } = await startOn(folder);
  await mock('POST', '/worlds', { name: 'home', keep: true });
  await mock('POST', '/snapshots?home', { name: 'start' });
  expect(readdirSync(join(folder, 'canada28.worlds'))).toContain('home.snapshots');
  await mock('DELETE', '/worlds/home');
  expect(readdirSync(join(folder, 'canada28.worlds')).filter((file) => file.startsWith('home'))).toEqual([]);
});

test('a file that was damaged on the disk is refused, and the world stays as it is', async () => {
  const folder = testFolder();
  const { mock } = await startOn(folder);
  const { data } = await mock('POST', '/snapshots', { name: 'start' });
  const file = join(folder, 'canada28.worlds', 'default.snapshots', `start@${data.atMs}.sqlite`);
  writeFileSync(file, 'damaged');
  const reply = await mock('POST', '/snapshots/start/restore');
  expect([reply.status, reply.msg]).toEqual([
    400,
    'The file is no SQLite database: take one that was downloaded here.',
  ]);
  expect((await mock('GET', '/worlds/default')).data.nowMs).toBeGreaterThanOrEqual(data.atMs);
});

test('a folder of snapshots that cannot be read is told in a sentence, and the world goes on', async () => {
  const folder = testFolder();
  const { mock } = await startOn(folder);
  mkdirSync(join(folder, 'canada28.worlds'), { recursive: true });
  writeFileSync(join(folder, 'canada28.worlds', 'default.snapshots'), 'a file');
  for (const [method, path] of [
    ['GET', '/snapshots'],
    ['POST', '/snapshots/start/restore'],
    ['DELETE', '/snapshots/start'],
  ] as const) {
    const reply = await mock(method, path);
    expect([reply.status, reply.msg]).toEqual([
      409,
      expect.stringMatching(/^A file cannot be used: ENOTDIR.*default\.snapshots'\.$/),
    ]);
  }
  expect((await mock('GET', '/worlds/default')).status).toBe(200);
});

test('a world that is removed while its snapshot, or its next file, is written leaves nothing', async () => {
  const folder = testFolder();
  const { mock, plane } = await startOn(folder);
  const snapshot = { name: 'late', by: 'Mei', bytes: 0, ...getHosted(plane, 'default').image() };
  const replace = (_: unknown, home: HostedWorld) =>
    home.replace(() => snapshot, { undoable: undefined, endsInvitation: true });
  for (const write of [saveSnapshot, restoreSnapshot, replace]) {
    await mock('POST', '/worlds', { name: 'home', keep: true });
    const home = getHosted(plane, 'home');
    const written = write(plane, home, snapshot);
    deleteWorld(plane, home);
    await expect(written).rejects.toThrow('The world "home" was replaced or deleted meanwhile');
    expect(readdirSync(join(folder, 'canada28.worlds'))).toEqual([]);
  }
});

/** A server with the world `home` in memory, and the file in which it can go on. */
async function startWithHome() {
  const folder = testFolder();
  const { mock, plane } = await startOn(folder);
  const persistentFolder = join(folder, 'canada28.worlds');
  await mock('POST', '/worlds', { name: 'home' });
  const place = filePlace(fileOf(persistentFolder, 'home'), plane);
  return { plane, home: getHosted(plane, 'home'), persistentFolder, place };
}

test('a world that becomes persistent has the snapshots that it has at that moment', async () => {
  const { plane, home, persistentFolder, place } = await startWithHome();
  const save = (name: string) => saveSnapshot(plane, home, { name, by: 'Mei', ...home.image() });
  for (const name of ['first', 'second']) await save(name);
  const moved = moveSnapshots(persistentFolder, home, () => home.moveTo(place));
  // While the first one is being written.
  await save('third');
  deleteSnapshot(plane, home, 'second');
  const fourth = save('fourth');
  await Promise.all([moved, fourth]);
  const listed = listSnapshots(plane, home).map(({ name }) => name);
  expect([home.isPersistent, listed.sort()]).toEqual([true, ['first', 'fourth', 'third']]);
  const files = readdirSync(join(persistentFolder, 'home.snapshots'));
  expect(files.map((file) => file.replace(/@.*/, '')).sort()).toEqual(['first', 'fourth', 'third']);
});

test('a snapshot that is being saved while its world becomes persistent is a file', async () => {
  const { plane, home, persistentFolder, place } = await startWithHome();
  const saved = saveSnapshot(plane, home, { name: 'late', by: 'Mei', ...home.image() });
  home.moveTo(place);
  expect(await saved).toMatchObject({ name: 'late' });
  expect(readdirSync(join(persistentFolder, 'home.snapshots'))).toEqual([
    expect.stringMatching(/^late@\d+\.sqlite$/),
  ]);
});

test('of two snapshots of one name that are written at the same time one is kept', async () => {
  const { mock } = await startOn(testFolder());
  const both = await Promise.all([1, 2].map(() => mock('POST', '/snapshots', { name: 'twice' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await mock('GET', '/snapshots')).data).toHaveLength(1);
});

test('a snapshot that cannot be written is refused in a sentence; a foreign file among them is left alone', async () => {
  const folder = testFolder();
  const { mock, plane } = await startOn(folder);
  const place = join(folder, 'canada28.worlds', 'default.snapshots');
  await mock('POST', '/snapshots', { name: 'one' });
  writeFileSync(join(place, 'notes.txt'), 'kept by hand');
  expect((await mock('GET', '/snapshots')).data).toMatchObject([{ name: 'one' }]);
  await mock('DELETE', '/snapshots/one');
  expect(readdirSync(place)).toEqual(['notes.txt']);
  const home = getHosted(plane, 'default');
  const elsewhere = { ...plane, persistentFolder: join(place, 'notes.txt') };
  const saved = saveSnapshot(elsewhere, home, { name: 'two', by: 'Mei', ...home.image() });
  expect(await saved.catch(fileTroubleOf)).toMatch(/^A file cannot be used: .*notes\.txt/);
});

test('what lies in files takes none of the memory that snapshots share, and what lies in memory no file', async () => {
  const folder = testFolder();
  const { mock, plane } = await startOn(folder);
  const home = getHosted(plane, 'default');
  const save = (most: number, name: string) =>
    saveSnapshot({ ...plane, mostSnapshotBytes: most }, home, { name, by: 'Mei', ...home.image() });
  expect(await save(0, 'in-a-file')).toMatchObject({ name: 'in-a-file', lastUsedBy: 'Mei' });
  await mock('POST', '/worlds', { name: 'brief' });
  const brief = getHosted(plane, 'brief');
  const image = { name: 'exact', by: 'Mei', ...brief.image() };
  const saveBrief = (most: number) => saveSnapshot({ ...plane, mostSnapshotBytes: most }, brief, image);
  await expect(saveBrief(image.image.length - 1)).rejects.toThrow(`at most ${image.image.length - 1} `);
  expect(await saveBrief(image.image.length)).toMatchObject({ name: 'exact' });
  expect(readdirSync(join(folder, 'canada28.worlds'))).toEqual(['default.snapshots']);
});

test('a world has so many bytes of snapshots and not one more', async () => {
  const { plane } = await startOn(testFolder());
  const hosted = plane.worlds.add('brief', memoryPlace(emptyImage(migrations)));
  const image = { name: 'more', by: 'Mei', ...hosted.image() };
  const save = (before: number) => {
    const large = { name: 'large', atMs: 1, bytes: before, image: Buffer.alloc(0) };
    hosted.snapshots = new Map([['large', large]]);
    return saveSnapshot({ ...plane, mostSnapshotBytes: Number.POSITIVE_INFINITY }, hosted, image);
  };
  const room = MOST_SNAPSHOT_BYTES - image.image.length;
  await expect(save(room + 1)).rejects.toThrow(
    expect.objectContaining({
      code: 409,
      message: `With this one the world's snapshots would have ${MOST_SNAPSHOT_BYTES + 1} bytes, and at most ${MOST_SNAPSHOT_BYTES}: delete one.`,
    }),
  );
  expect(await save(room)).toMatchObject({ name: 'more' });
});
