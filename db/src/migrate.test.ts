import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, requireNewestSchema } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

const MIGRATIONS = new URL('../migrations/', import.meta.url);

function emptyDatabase() {
  const db = new Sqlite(':memory:');
  onTestFinished(() => {
    db.close();
  });
  return db;
}

function folderOf(files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return pathToFileURL(`${folder}/`);
}

const step = (number: number, sql: string) => ({ number, name: `000${number}-step.sql`, sql });

test('an empty file gets every step in order, once', () => {
  const db = emptyDatabase();
  const migrations = readMigrations(MIGRATIONS);
  expect(migrations.length).toBeGreaterThan(5);
  expect(migrate(db, migrations)).toBe(migrations.length);
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.at(-1)?.number);
  expect(migrate(db, migrations)).toBe(0);
});

test('a file that lacks steps gets only these and keeps what it holds', () => {
  const db = emptyDatabase();
  const first = step(1, 'CREATE TABLE notes (text TEXT) STRICT');
  migrate(db, [first]);
  db.exec(`INSERT INTO notes VALUES ('kept')`);
  expect(migrate(db, [first, step(2, 'ALTER TABLE notes ADD COLUMN at_ms INTEGER')])).toBe(1);
  expect(db.prepare('SELECT * FROM notes').all()).toEqual([{ text: 'kept', at_ms: null }]);
});

test('a step that fails leaves the file at the step before', () => {
  const db = emptyDatabase();
  const first = step(1, 'CREATE TABLE notes (text TEXT) STRICT');
  expect(() =>
    migrate(db, [first, step(2, 'CREATE TABLE more (text TEXT); CREATE TABLE notes (a TEXT)')]),
  ).toThrow('notes already exists');
  expect(db.pragma('user_version', { simple: true })).toBe(1);
  expect(db.prepare(`SELECT name FROM sqlite_schema`).pluck().all()).toEqual(['notes']);
});

test('a file of a newer program is refused in one sentence and not touched', () => {
  const db = emptyDatabase();
  db.pragma('user_version = 99');
  expect(() => migrate(db, [step(1, 'CREATE TABLE notes (text TEXT) STRICT')])).toThrow(
    /^The database file .* has schema 99, newer than this program's 1: .*\.$/,
  );
  expect(db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get()).toBe(0);
});

test('the file of another program is refused in one sentence and not touched', () => {
  const db = emptyDatabase();
  db.exec('CREATE TABLE invoices (id INTEGER)');
  expect(() => migrate(db, readMigrations(MIGRATIONS))).toThrow(
    /^The database file .* holds another program's tables: .*\.$/,
  );
  expect(db.prepare('SELECT name FROM sqlite_schema').pluck().all()).toEqual(['invoices']);
});

test('steps are read in the order of their numbers, other files are left alone', () => {
  const folder = folderOf({ '0002-b.sql': 'b', '0001-a.sql': 'a', 'README.md': '' });
  expect(readMigrations(folder).map(({ number, sql }) => [number, sql])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
});

test.each([
  ['without a number', { 'players.sql': '' }],
  ['with a number given twice', { '0001-a.sql': '', '0001-b.sql': '' }],
])('a step %s stops the program', (_, files) => {
  expect(() => readMigrations(folderOf(files))).toThrow(/needs a number above/);
});

test('a program that only reads a file refuses one that is not at the newest step', () => {
  const db = emptyDatabase();
  const first = step(1, 'CREATE TABLE notes (text TEXT) STRICT');
  migrate(db, [first]);
  expect(() => requireNewestSchema(db, [first])).not.toThrow();
  expect(() => requireNewestSchema(db, [first, step(2, '')])).toThrow(
    /^The database file .* has schema 1, this program's is 2: start the server with it once\.$/,
  );
});
