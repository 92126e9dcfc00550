import { expect, test, vi } from 'vitest';
import { findRow, listRows, listRowsOnce, runStatement, writesOf } from './prepared.ts';
import { createTestDatabase } from './test-database.ts';
import { inTransaction } from './transaction.ts';

test.each([
  ['a text', 'a', 'text'],
  ['a number', 7.5, 'real'],
  ['nothing', null, 'null'],
  ['bytes', Buffer.from([1, 2]), 'blob'],
])('%s arrives as it is', (_, value, type) => {
  const sql = 'SELECT :value AS value, typeof(:value) AS type';
  expect(findRow(createTestDatabase(), sql, { value })).toEqual({ value, type });
});

test('what only looks like a parameter stays a text', () => {
  const sql = `SELECT 'at :value, said ''o:value''' AS text, :value AS value`;
  const row = findRow(createTestDatabase(), sql, { value: 'x' });
  expect(row).toEqual({ text: `at :value, said 'o:value'`, value: 'x' });
});

test('a parameter is compared as its column is', () => {
  const db = createTestDatabase();
  runStatement(db, 'INSERT INTO world_facts (name, value) VALUES (:name, :value)', { name: 'a', value: '7' });
  const found = (value: unknown) =>
    findRow(db, 'SELECT name FROM world_facts WHERE value = :value', { value });
  expect(found('7')).toEqual({ name: 'a' });
  expect(found('8')).toBeUndefined();
});

test('writes are counted, one that is rolled back too, and readings are not', () => {
  const db = createTestDatabase();
  const insert = () =>
    runStatement(db, 'INSERT INTO world_facts (name, value) VALUES (:name, :name)', { name: 'a' });
  const counted = (work: () => void) => {
    const before = writesOf(db);
    work();
    return writesOf(db) - before;
  };
  const refused = () => {
    expect(() =>
      inTransaction(db, () => {
        insert();
        throw new Error('refused');
      }),
    ).toThrow('refused');
  };
  expect(counted(() => findRow(db, 'SELECT 1'))).toBe(0);
  expect(counted(refused)).toBeGreaterThan(1);
  expect(counted(insert)).toBe(1);
  expect(counted(() => inTransaction(db, () => findRow(db, 'SELECT 1')))).toBe(0);
});

test('a statement is kept and used again, but for one that is run once', () => {
  const db = createTestDatabase();
  const prepare = vi.spyOn(db, 'prepare');
  const sql = 'SELECT 7 AS number';
  expect([listRows(db, sql), listRows(db, sql)]).toEqual([[{ number: 7 }], [{ number: 7 }]]);
  expect(prepare).toHaveBeenCalledTimes(1);
  const once = 'SELECT 8 AS number';
  expect([listRowsOnce(db, once), listRowsOnce(db, once)]).toEqual([[{ number: 8 }], [{ number: 8 }]]);
  expect(prepare).toHaveBeenCalledTimes(3);
});
