import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageOf } from '@canada28/db/database-image.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { filePlace } from './world-place.ts';

const BROKEN = [{ number: 1, name: 'broken', sql: 'CREATE TABLE (' }];

let path = '';

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'place-'));
  path = join(folder, 'canada28.sqlite');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** SQLite keeps this file beside the database while any connection is open. */
const isOpen = () => existsSync(`${path}-shm`);

test('a place that cannot be brought to the newest schema is let go of: the next may take it', () => {
  expect(() => filePlace(path, { migrations: BROKEN, synchronous: 'normal' }).open()).toThrow(/syntax error/);
  expect(isOpen()).toBe(false);
  const place = filePlace(path, { migrations: [], synchronous: 'normal' });
  const db = place.open();
  expect(isOpen()).toBe(true);
  place.close(db);
  expect(isOpen()).toBe(false);
});

test('an image that is laid over a file takes its place whole, and is known for its own', () => {
  const place = filePlace(path, {
    migrations: [{ number: 1, name: 'pets', sql: 'CREATE TABLE pets (name TEXT)' }],
    synchronous: 'normal',
  });
  const db = place.open();
  const image = imageOf(db);
  db.exec("INSERT INTO pets VALUES ('Rex')");
  place.put(image, db);
  expect(isOpen()).toBe(false);
  expect(place.inode()).toBe(statSync(path).ino);
  const restored = place.open();
  expect(restored.prepare('SELECT count(*) FROM pets').pluck().get()).toBe(0);
  place.clear(restored);
  expect(existsSync(path)).toBe(false);
});
