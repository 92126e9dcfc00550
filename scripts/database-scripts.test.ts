import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { migrate } from '@canada28/db/migrate.ts';
import { openDatabase } from '@canada28/db/open-database.ts';
import { readMigrations } from '@canada28/db/read-migrations.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ROOT } from './lib/project.mjs';

let path = '';

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  path = join(folder, 'canada28.sqlite');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function run(script: string, args: readonly string[] = []) {
  const command = ['--import', 'tsx', join(ROOT, 'scripts', script), ...args];
  // As npm does it, which runs a script in the folder of the project.
  const env = { PATH: process.env.PATH, DATABASE_PATH: path, INIT_CWD: dirname(path) };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env,
    encoding: 'utf8',
    cwd: ROOT,
  });
  return { status, stdout, stderr };
}

/** A database with one player who has five micro-USDT of demo credit. */
function makeDatabase() {
  const db = openDatabase(path);
  migrate(db, readMigrations(new URL('../db/migrations/', import.meta.url)));
  db.exec(`
    INSERT INTO players (id, user_name, nick_name, login_password_hash, created_at_ms) VALUES (1, 'mei', 'Mei', 'x', 0);
    INSERT INTO accounts (id, player_id, kind) VALUES (101, 1, 'available'), (102, 1, 'frozen');
    INSERT INTO postings (kind, reference, from_account_id, to_account_id, amount_micros, at_ms)
      SELECT 'demo-credit', '1', id, 101, 5, 0 FROM accounts WHERE kind = 'demo-credit'`);
  return db;
}

test('audit: a sound file gets counts and a green line, even while a server has it open', () => {
  const db = makeDatabase();
  const { status, stdout, stderr } = run('audit.ts');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('1 players · 1 postings · 2 entries');
  expect(stdout).toMatch(/✓ all \d+ rules hold/);
  db.close();
});

test('audit: a tampered file is named with each broken rule and ends with 1', () => {
  const db = makeDatabase();
  db.exec(
    `DROP TRIGGER accounts_follow_entries; UPDATE accounts SET balance_micros = 5000005 WHERE id = 101`,
  );
  db.close();
  const { status, stderr } = run('audit.ts', [basename(path)]);
  expect(status).toBe(1);
  expect(stderr).toContain(
    '✗ each balance is the sum of its entries\n    account 101 has 5000005, its entries are 5',
  );
  expect(stderr).toMatch(/1 of \d+ rules are broken\.\n$/);
});

test('audit: where there is no file, or an older one, one sentence says so', () => {
  expect(run('audit.ts')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^\nThe database file .* cannot be opened: [^\n]+\n$/),
  });
  expect(existsSync(path)).toBe(false);
  openDatabase(path).close();
  const older = run('audit.ts');
  expect(older.status).toBe(2);
  expect(older.stderr).toMatch(/^\nThe database file .* has schema 0, this program's is \d+: [^\n]+\n$/);
});

test('audit: of two files, and of an option, none is passed over in silence', () => {
  expect(run('audit.ts', [path, path]).stderr).toMatch(/^\nOne file at a time\.\n/);
  expect(run('audit.ts', ['--all']).stderr).toMatch(/^\nUnknown option '--all'/);
});

test('db:reset: a file that is named is not deleted, nor another one in its place', () => {
  makeDatabase().close();
  for (const argument of [`${path}.other`, '--help']) {
    const { status, stdout, stderr } = run('db-reset.ts', [argument]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(argument);
  }
  expect(existsSync(path)).toBe(true);
});

test('db:reset: the file goes, unless a server has it open', () => {
  const db = makeDatabase();
  const refused = run('db-reset.ts');
  expect(refused).toEqual({
    status: 1,
    stdout: '',
    stderr: `\nThe database file ${path} is in use: stop the server or program that has it open first.\n`,
  });
  expect(existsSync(path)).toBe(true);
  db.close();
  const done = run('db-reset.ts');
  expect(done).toEqual({
    status: 0,
    stderr: '',
    stdout: `Deleted ${path}: the next start begins with a fresh database.\n`,
  });
  expect(existsSync(path)).toBe(false);
  expect(run('db-reset.ts')).toMatchObject({ status: 0, stdout: expect.stringContaining('There is no') });
});

test.each(['audit.ts', 'db-reset.ts'])('%s: a database in memory has no file', (script) => {
  path = ':memory:';
  const { stdout, stderr } = run(script);
  expect(stdout).toBe('');
  expect(stderr).toBe('\nDATABASE_PATH is ":memory:": such a database has no file.\n');
});
