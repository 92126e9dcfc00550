import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkpointWhenIdle } from './checkpoint.ts';
import { openDatabase } from './open-database.ts';

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'checkpoint-'));
  const path = join(folder, 'test.sqlite');
  const db = openDatabase(path);
  onTestFinished(() => {
    db.close();
    rmSync(folder, { recursive: true });
  });
  db.exec('CREATE TABLE notes (text TEXT) STRICT');
  return { db, sizeOf: () => statSync(path).size };
}

test('the log moves into the file once nothing was written between two looks', () => {
  const { db, sizeOf } = openFile();
  const insert = db.prepare(`INSERT INTO notes VALUES (hex(randomblob(50000)))`);
  insert.run();
  expect(checkpointWhenIdle(db)).toBe(false);
  insert.run();
  expect(checkpointWhenIdle(db)).toBe(false);
  const sizeWhileBusy = sizeOf();
  expect(checkpointWhenIdle(db)).toBe(true);
  expect(sizeOf()).toBeGreaterThan(sizeWhileBusy + 100_000);
  expect(checkpointWhenIdle(db)).toBe(false);
});
