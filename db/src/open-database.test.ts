import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DatabaseFileError, fileTroubleOf } from './database-file-error.ts';
import { openDatabase } from './open-database.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('a missing file is made, with its folders', () => {
  const path = join(folder, 'a', 'b', 'new.sqlite');
  const db = openDatabase(path);
  db.exec('CREATE TABLE notes (text TEXT)');
  db.close();
  expect(readFileSync(path).subarray(0, 15).toString()).toBe('SQLite format 3');
});

test('foreign keys hold, and commits are written ahead', () => {
  const db = openDatabase(join(folder, 'new.sqlite'));
  expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  db.close();
});

test('another program that writes is waited for a moment only: the whole server stands still while it waits', () => {
  const db = openDatabase(join(folder, 'new.sqlite'));
  expect(db.pragma('busy_timeout', { simple: true })).toBeLessThanOrEqual(250);
  db.close();
});

test('what was committed is there when the file is opened again', () => {
  const path = join(folder, 'kept.sqlite');
  const first = openDatabase(path);
  first.exec(`CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('kept')`);
  first.close();
  const second = openDatabase(path);
  expect(second.prepare('SELECT text FROM notes').pluck().get()).toBe('kept');
  second.close();
});

test.each([
  ['a file that is no database', (path: string) => writeFileSync(path, 'no database at all '.repeat(500))],
  ['a folder', (path: string) => mkdirSync(path)],
  [
    'a file whose first page is damaged',
    (path: string) => {
      new Sqlite(path).exec('CREATE TABLE notes (text TEXT)').close();
      writeFileSync(path, readFileSync(path).fill(255, 16, 100));
    },
  ],
])('%s is refused in one sentence that names it', (_, spoil) => {
  const path = join(folder, 'spoilt.sqlite');
  spoil(path);
  const open = () => openDatabase(path);
  expect(open).toThrow(DatabaseFileError);
  expect(open).toThrow(/^The database file .*spoilt\.sqlite cannot be opened: [^\n]+\.$/);
});

test.each([
  ['within a file', () => join(folder, 'file', 'a')],
  ['where the system allows none', () => '/proc/a/b'],
])('a folder that cannot be made is refused in one sentence: %s', (_, folderPath) => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => openDatabase(join(folderPath(), 'new.sqlite'))).toThrow(
    /^The database file .* cannot be opened: [^\n]+\.$/,
  );
});

test('trouble with the file is told in a sentence, a defect is not', () => {
  const db = new Sqlite(':memory:');
  db.exec('CREATE TABLE notes (text TEXT NOT NULL)');
  const errorOf = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error;
    }
  };
  const damaged = new Sqlite.SqliteError('database disk image is malformed', 'SQLITE_CORRUPT_INDEX');
  expect(fileTroubleOf(damaged)).toBe('The database file cannot be used: database disk image is malformed.');
  expect(fileTroubleOf(new DatabaseFileError('no.'))).toBe('no.');
  expect(fileTroubleOf(errorOf(() => db.exec('INSERT INTO notes VALUES (NULL)')))).toBeUndefined();
  expect(fileTroubleOf(new Error('other'))).toBeUndefined();
  db.close();
});
