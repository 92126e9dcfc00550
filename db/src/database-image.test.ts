import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { imageOf, openImage } from './database-image.ts';
import { openDatabase } from './open-database.ts';
import { listRows } from './prepared.ts';

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-'));
  const db = openDatabase(join(folder, 'world.sqlite'));
  onTestFinished(() => {
    db.close();
    rmSync(folder, { recursive: true });
  });
  db.exec("CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('in the log')");
  return db;
}

test('a file with a write-ahead log opens in memory with all that was committed, and goes its own way', () => {
  const file = openFile();
  const copy = openImage(imageOf(file));
  copy.exec("INSERT INTO notes VALUES ('in memory')");
  expect(listRows(copy, 'SELECT text FROM notes')).toEqual([{ text: 'in the log' }, { text: 'in memory' }]);
  expect(listRows(file, 'SELECT text FROM notes')).toEqual([{ text: 'in the log' }]);
  expect(copy.pragma('foreign_keys', { simple: true })).toBe(1);
});

test('what SQLite hands out by itself does not open in memory', () => {
  const image = openFile().serialize();
  expect(() => new Sqlite(image).prepare('SELECT * FROM notes')).toThrow('unable to open database file');
});

test('a view of an image from elsewhere reaches its own tables, and nothing of the process', () => {
  const file = openFile();
  file.exec(
    'CREATE VIEW files AS SELECT file FROM pragma_database_list; CREATE VIEW own AS SELECT text FROM notes',
  );
  const copy = openImage(imageOf(file));
  expect(listRows(copy, 'SELECT text FROM own')).toEqual([{ text: 'in the log' }]);
  expect(() => listRows(copy, 'SELECT file FROM files')).toThrow('unsafe use of virtual table');
});

test('what opens in memory has its pages once: no cache for which SQLite sets memory aside ahead', () => {
  const copy = openImage(imageOf(openFile()));
  expect(copy.pragma('cache_size', { simple: true })).toBeLessThan(3);
});
