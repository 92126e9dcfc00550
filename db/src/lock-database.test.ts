import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { deleteDatabase } from './delete-database.ts';
import { lockDatabase } from './lock-database.ts';
import { openDatabase } from './open-database.ts';

let path = '';

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'canada28.sqlite');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('a second server is kept off in one sentence, until the first one lets go', () => {
  const unlock = lockDatabase(path);
  expect(() => lockDatabase(path)).toThrow(
    `The database file ${path} is used by another server: stop that one, or set DATABASE_PATH to another file.`,
  );
  unlock();
  lockDatabase(path)();
});

test('a second server is kept off a file that it reaches by a symbolic link', () => {
  openDatabase(path).close();
  const link = `${path}-link`;
  symlinkSync(path, link);
  const unlock = lockDatabase(path);
  expect(() => lockDatabase(link)).toThrow(`The database file ${link} is used by another server`);
  unlock();
  const unlockLink = lockDatabase(link);
  expect(() => lockDatabase(path)).toThrow(`The database file ${path} is used by another server`);
  unlockLink();
});

test('a program that reads or writes for a moment is not kept off', () => {
  const unlock = lockDatabase(path);
  openDatabase(path).exec('CREATE TABLE notes (text TEXT)').close();
  unlock();
});

test('a file that a server keeps is not deleted', () => {
  openDatabase(path).close();
  const unlock = lockDatabase(path);
  expect(() => deleteDatabase(path)).toThrow(
    /is in use: stop the server or program that has it open first\.$/,
  );
  unlock();
  expect(deleteDatabase(path)).toBe(true);
});

test('worlds in memory need no lock', () => {
  lockDatabase(':memory:');
  lockDatabase(':memory:')();
});
