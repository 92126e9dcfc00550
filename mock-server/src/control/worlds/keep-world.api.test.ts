import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeImagePath } from '@canada28/db/delete-database.ts';
import { expect, test } from 'vitest';
import { fileConfig, startOnDisk, worldsFolderOf } from '../../testing/server-on-disk.ts';
import { filePlace } from '../../worlds/world-place.ts';
import { createWorld } from './create-world.ts';
import { deleteWorld } from './delete-world.ts';
import { keepWorld } from './keep-world.ts';

/** A world in memory, and where its file would lie. */
async function serveSpring() {
  const config = fileConfig();
  const { app } = await startOnDisk(config);
  const { controlPlane: plane } = app;
  const hosted = await createWorld(plane, { name: 'spring' });
  const folder = worldsFolderOf(config);
  return { plane, hosted, folder, path: join(folder, 'spring.sqlite') };
}

const ENDED = 'The world "spring" was replaced or deleted meanwhile';

test('a world that is deleted while it is made persistent leaves nothing', async () => {
  const { plane, hosted, folder } = await serveSpring();
  const kept = keepWorld(plane, hosted);
  deleteWorld(plane, hosted);
  await expect(kept).rejects.toThrow(ENDED);
  expect(readdirSync(folder)).toEqual([]);
});

test('a world of its name that is made persistent meanwhile keeps its files', async () => {
  const { plane, hosted, path } = await serveSpring();
  const { image } = hosted.image();
  const kept = keepWorld(plane, hosted);
  deleteWorld(plane, hosted);
  mkdirSync(plane.persistentFolder ?? '', { recursive: true });
  const place = filePlace(path, plane);
  place.put(image, undefined);
  place.storeMade(image);
  plane.worlds.add('spring', place, { isPersistent: true });
  await expect(kept).rejects.toThrow(ENDED);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(madeImagePath(path)).equals(image)).toBe(true);
});

test('a world whose file cannot be written leaves nothing of what is written before it', async () => {
  const { plane, hosted, folder } = await serveSpring();
  mkdirSync(join(folder, 'spring.sqlite-next'), { recursive: true });
  await expect(keepWorld(plane, hosted)).rejects.toThrow();
  expect([hosted.isPersistent, readdirSync(folder)]).toEqual([false, ['spring.sqlite-next']]);
});
