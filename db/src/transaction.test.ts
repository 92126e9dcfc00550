import { beforeEach, describe, expect, test } from 'vitest';
import { imageOf, openImage } from './database-image.ts';
import { findRow, listRows, runStatement } from './prepared.ts';
import { createTestDatabase } from './test-database.ts';
import { closeDatabase, inSharedTransaction, inTransaction } from './transaction.ts';

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

describe('works of one turn of the event loop', () => {
  const put = (name: string) =>
    runStatement(db, 'INSERT INTO world_facts (name, value) VALUES (:name, 1)', { name });
  const names = (of = db) =>
    listRows<{ name: string }>(of, 'SELECT name FROM world_facts ORDER BY name').map(({ name }) => name);
  const share = (name: string, error?: Error) =>
    inSharedTransaction(
      db,
      () => {
        put(name);
        if (error !== undefined) throw error;
        return name;
      },
      (thrown) => thrown instanceof Refusal,
    );
  /** Makes the commit of what is open fail, as a full disk would. */
  const spoilCommit = () => {
    db.pragma('defer_foreign_keys = ON');
    const session = `INSERT INTO sessions (token_hash, login_hash, player_id, created_at_ms, expires_at_ms)
      VALUES (x'00', x'00', 404, 0, 1)`;
    runStatement(db, session);
  };

  test('are committed a hundred at a time: the first ones do not wait for thousands', async () => {
    const shared = Array.from({ length: 99 }, (_, index) => share(`fact ${index}`));
    expect(db.inTransaction).toBe(true);
    shared.push(share('the hundredth'));
    expect(db.inTransaction).toBe(false);
    shared.push(share('one more'));
    expect(db.inTransaction).toBe(true);
    await Promise.all(shared);
    expect(names()).toHaveLength(101);
  });

  test('are done at once, and answered when they are committed together', async () => {
    const both = [share('a'), share('b')];
    expect(names()).toEqual(['a', 'b']);
    expect(db.inTransaction).toBe(true);
    expect(await Promise.all(both)).toEqual(['a', 'b']);
    expect(db.inTransaction).toBe(false);
  });

  test('are one transaction each: what throws is rolled back alone, and what keeps its writes is not', async () => {
    const all = [share('a'), share('b', new Error('b is refused')), share('c', new Refusal('c')), share('d')];
    const settled = await Promise.allSettled(all);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(settled[1]).toMatchObject({ reason: { message: 'b is refused' } });
    expect(names()).toEqual(['a', 'c', 'd']);
  });

  test('are all told when the commit fails, and nothing of them is kept', async () => {
    const all = [share('a'), inSharedTransaction(db, spoilCommit), share('c', new Refusal('c'))];
    const settled = await Promise.allSettled(all);
    for (const one of settled) expect(one).toMatchObject({ reason: { message: /FOREIGN KEY/ } });
    expect(db.inTransaction).toBe(false);
    expect(names()).toEqual([]);
    expect(await share('later')).toBe('later');
  });

  test('are all told when SQLite takes the whole transaction back under one of them', async () => {
    const full = () => {
      put('b');
      // What SQLite does by itself when the disk is full.
      db.exec('ROLLBACK');
      throw new Error('the disk is full');
    };
    const all = [share('a'), inSharedTransaction(db, full), share('c')];
    const settled = await Promise.allSettled(all);
    for (const one of settled.slice(0, 2))
      expect(one).toMatchObject({ reason: { message: 'the disk is full' } });
    expect(settled[2]).toEqual({ status: 'fulfilled', value: 'c' });
    expect(names()).toEqual(['c']);
  });

  test('are committed before anything else is done with the database, and stay when that fails', async () => {
    const before = share('a');
    const other = () => {
      put('b');
      throw new Error('b is refused');
    };
    expect(() => inTransaction(db, other)).toThrow('b is refused');
    expect(db.inTransaction).toBe(false);
    expect(await before).toBe('a');
    expect(names()).toEqual(['a']);
  });

  test('are in an image that is taken, and in a file that is closed', async () => {
    const first = share('a');
    const copy = openImage(imageOf(db));
    expect(names(copy)).toEqual(['a']);
    copy.close();
    const second = share('b');
    closeDatabase(db);
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  });
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
