import { beforeEach, expect, test } from 'vitest';
import { findRow, listRows, runStatement } from './prepared.ts';
import { createTestDatabase } from './test-database.ts';
import { inTransaction } from './transaction.ts';

class Refusal extends Error {}

let db = createTestDatabase();
const write = (value: string) =>
  runStatement(db, `INSERT INTO world_facts (name, value) VALUES ('fact', :value)`, { value });
const read = () => findRow<{ value: string }>(db, `SELECT value FROM world_facts WHERE name = 'fact'`)?.value;

beforeEach(() => {
  db = createTestDatabase();
});

test('what returns is committed and answered', () => {
  expect(inTransaction(db, () => write('new').changes)).toBe(1);
  expect(db.inTransaction).toBe(false);
  expect(read()).toBe('new');
});

test('what throws is rolled back and thrown on', () => {
  const work = () => {
    write('half');
    throw new Refusal('no');
  };
  expect(() => inTransaction(db, work)).toThrow(Refusal);
  expect(db.inTransaction).toBe(false);
  expect(read()).toBeUndefined();
});

test('a named error keeps what was written and is thrown all the same', () => {
  const work = () => {
    write('counted');
    throw new Refusal('no');
  };
  expect(() => inTransaction(db, work, (error) => error instanceof Refusal)).toThrow(Refusal);
  expect(read()).toBe('counted');
});

test('a failed statement rolls back the statements before it', () => {
  const work = () => {
    write('first');
    write('twice');
  };
  expect(() => inTransaction(db, work)).toThrow('UNIQUE');
  expect(read()).toBeUndefined();
});

test('each test database is its own, with the true schema', () => {
  write('mine');
  const other = createTestDatabase();
  expect(listRows(other, 'SELECT * FROM world_facts')).toEqual([]);
  expect(other.pragma('foreign_keys', { simple: true })).toBe(1);
  expect(other.pragma('user_version', { simple: true })).toBe(db.pragma('user_version', { simple: true }));
});

test('a test database costs next to nothing', () => {
  const before = process.cpuUsage();
  for (let count = 0; count < 100; count++) createTestDatabase().close();
  // Of the processor, whatever else the machine does. Measured at 0.3 ms each; ten times that still fails long before a hundred migrations would pass.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / 100).toBeLessThan(5);
});
