import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { deleteDatabase, pathsBeside } from './delete-database.ts';
import { openDatabase } from './open-database.ts';

let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delete-'));
  path = join(folder, 'canada28.sqlite');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('a closed database goes with all that belongs to it', () => {
  openDatabase(path).exec('CREATE TABLE notes (text TEXT)').close();
  writeFileSync(`${path}-wal`, '');
  expect(deleteDatabase(path)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test('an open database stays, whole', () => {
  const db = openDatabase(path);
  db.exec(`CREATE TABLE notes (text TEXT)`);
  expect(() => deleteDatabase(path)).toThrow(
    /is in use: stop the server or program that has it open first\.$/,
  );
  db.exec(`INSERT INTO notes VALUES ('still here')`);
  db.close();
  expect(existsSync(path)).toBe(true);
  const again = openDatabase(path);
  expect(again.prepare('SELECT text FROM notes').pluck().get()).toBe('still here');
  again.close();
});

test('a file that is no database goes too: that is what resetting is for', () => {
  writeFileSync(path, 'damaged '.repeat(1000));
  expect(deleteDatabase(path)).toBe(true);
  expect(existsSync(path)).toBe(false);
});

test('where there is none, what lies beside it goes all the same', () => {
  expect(deleteDatabase(path)).toBe(false);
  for (const file of pathsBeside(path)) writeFileSync(file, '');
  expect(deleteDatabase(path)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
