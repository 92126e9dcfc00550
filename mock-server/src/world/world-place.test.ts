import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  expect(() => filePlace(path, BROKEN).open()).toThrow(/syntax error/);
  expect(isOpen()).toBe(false);
  const place = filePlace(path, []);
  const db = place.open();
  expect(isOpen()).toBe(true);
  place.close(db);
  expect(isOpen()).toBe(false);
});
