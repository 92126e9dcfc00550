import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

/** The database is the last guard: if a program above it goes wrong, these still never happen (game §6). */

let db = createTestDatabase();

beforeEach(() => {
  db = createTestDatabase();
  db.exec(`
    INSERT INTO players (id, user_name, nick_name, login_password_hash, created_at_ms) VALUES (1, 'mei', 'Mei', 'x', 0);
    INSERT INTO accounts (id, player_id, kind) VALUES (101, 1, 'available'), (102, 1, 'frozen');
    INSERT INTO postings (kind, reference, from_account_id, to_account_id, amount_micros, at_ms)
      SELECT 'demo-credit', '1', id, 101, 500, 0 FROM accounts WHERE kind = 'demo-credit';
    INSERT INTO issues (issue_code, sale_start_ms, sale_end_ms, draw_at_ms, slot_end_ms, seed_hash)
      VALUES ('3184207', 0, 180, 210, 210, 'promise');
    INSERT INTO bets (id, player_id, issue_code, play_code, amount_micros, odds_thousandths, placed_at_ms)
      VALUES (7, 1, '3184207', 31, 100, 1999, 10);
  `);
});

const stake = (amountMicros: number, reference: string) =>
  db.exec(`INSERT INTO postings (kind, reference, from_account_id, to_account_id, amount_micros, at_ms)
    SELECT 'bet-stake', '${reference}', 101, id, ${amountMicros}, 0 FROM accounts WHERE kind = 'stakes'`);

const draw = () =>
  db.exec(`UPDATE issues SET state = 'drawn', drawn_at_ms = 210, numbers = '1,2', digits = '1,2,3', sum = 6,
    seed = 'seed' WHERE issue_code = '3184207'`);

test('a posting writes its two entries and both balances', () => {
  stake(120, '7');
  const balances = db.prepare(
    'SELECT kind, balance_micros FROM accounts WHERE balance_micros <> 0 ORDER BY kind',
  );
  expect(balances.raw().all()).toEqual([
    ['available', 380],
    ['demo-credit', -500],
    ['stakes', 120],
  ]);
  const entries = db.prepare('SELECT amount_micros, balance_after_micros FROM entries ORDER BY id');
  expect(entries.raw().all()).toEqual([
    [-500, -500],
    [500, 500],
    [-120, 380],
    [120, 120],
  ]);
});

test("a player's balance never goes below zero, and what would take it there leaves nothing", () => {
  expect(() => stake(501, '7')).toThrow('CHECK');
  expect(db.prepare('SELECT count(*) FROM postings').pluck().get()).toBe(1);
  expect(db.prepare('SELECT count(*) FROM entries').pluck().get()).toBe(2);
  stake(500, '7');
});

test('the same event cannot be booked twice', () => {
  stake(1, '7');
  expect(() => stake(1, '7')).toThrow('UNIQUE');
});

test.each([
  ['a posting changed', 'UPDATE postings SET amount_micros = 1', 'a posting is never changed'],
  ['a posting deleted', 'DELETE FROM postings', 'a posting is never deleted'],
  ['an entry changed', 'UPDATE entries SET amount_micros = 1', 'an entry is never changed'],
  ['an entry deleted', 'DELETE FROM entries', 'an entry is never deleted'],
  ['an account deleted', 'DELETE FROM accounts', 'an account is never deleted'],
  [
    'an entry without a posting',
    'INSERT INTO entries (posting_id, account_id, amount_micros, balance_after_micros) VALUES (99, 101, 5, 505)',
    'an entry belongs to the posting',
  ],
  [
    'an entry of another amount than its posting',
    'INSERT INTO entries (posting_id, account_id, amount_micros, balance_after_micros) VALUES (1, 101, 5, 505)',
    'an entry belongs to the posting',
  ],
  [
    'an entry on an account that its posting does not name',
    'INSERT INTO entries (posting_id, account_id, amount_micros, balance_after_micros) VALUES (1, 102, 500, 500)',
    'an entry belongs to the posting',
  ],
  [
    'a third entry of a posting',
    'INSERT INTO entries (posting_id, account_id, amount_micros, balance_after_micros) VALUES (1, 101, 500, 1000)',
    'UNIQUE',
  ],
  [
    'a balance that is not the sum of its entries',
    'UPDATE accounts SET balance_micros = 900 WHERE id = 101',
    'a balance is the sum of its entries',
  ],
  [
    'an account that begins with money',
    `INSERT INTO accounts (kind, balance_micros) VALUES ('bonus', 1)`,
    'an account begins empty',
  ],
  [
    "a house account in a player's name",
    `INSERT INTO accounts (player_id, kind) VALUES (1, 'fees')`,
    'CHECK',
  ],
  ['a second available account', `INSERT INTO accounts (player_id, kind) VALUES (1, 'available')`, 'UNIQUE'],
  [
    'a posting of nothing',
    `INSERT INTO postings (kind, reference, from_account_id, to_account_id, amount_micros, at_ms) VALUES ('a', 'b', 101, 102, 0, 0)`,
    'CHECK',
  ],
  [
    'a posting from an account to itself',
    `INSERT INTO postings (kind, reference, from_account_id, to_account_id, amount_micros, at_ms) VALUES ('a', 'b', 101, 101, 1, 0)`,
    'CHECK',
  ],
  [
    'part of a micro-USDT',
    `INSERT INTO postings (kind, reference, from_account_id, to_account_id, amount_micros, at_ms) VALUES ('a', 'b', 101, 102, 1.5, 0)`,
    'cannot store REAL value',
  ],
])('the ledger refuses %s', (_, sql, message) => {
  expect(() => db.exec(sql)).toThrow(message);
});

test.each([
  'player_id = 1',
  "issue_code = '3184207'",
  'play_code = 3',
  'amount_micros = 1',
  'odds_thousandths = 5',
  'placed_at_ms = 1',
])('the terms of a bet never change: %s', (change) => {
  expect(() => db.exec(`UPDATE bets SET ${change} WHERE id = 7`)).toThrow(
    'the terms of a bet are never changed',
  );
});

test('a bet is decided once and never goes', () => {
  db.exec('UPDATE bets SET status = 2, prize_micros = 199, settled_at_ms = 210 WHERE id = 7');
  for (const change of ['status = 3, prize_micros = 0', 'prize_micros = 200', 'status = 1']) {
    expect(() => db.exec(`UPDATE bets SET ${change} WHERE id = 7`)).toThrow('a bet is settled once');
  }
  expect(() => db.exec('DELETE FROM bets')).toThrow('a bet is never deleted');
});

test.each([
  ['a won bet without a prize', 'status = 2, settled_at_ms = 210'],
  ['a prize on a lost bet', 'status = 3, prize_micros = 1, settled_at_ms = 210'],
  ['a decided bet without its time', 'status = 3'],
])('no bet can be %s', (_, change) => {
  expect(() => db.exec(`UPDATE bets SET ${change} WHERE id = 7`)).toThrow('CHECK');
});

test('the hash of a seed never changes, from the moment its issue exists', () => {
  expect(() => db.exec(`UPDATE issues SET seed_hash = 'another'`)).toThrow('never changed');
  expect(() => db.exec(`UPDATE issues SET issue_code = '3184208'`)).toThrow('never changed');
});

test.each([`numbers = '3,4'`, `digits = '0,0,0'`, 'sum = 7', `seed = 'another'`])(
  'the result of a draw never changes: %s',
  (change) => {
    draw();
    expect(() => db.exec(`UPDATE issues SET ${change}`)).toThrow('the result of a draw is never changed');
  },
);

test('a drawn issue has a whole result, and no issue goes', () => {
  expect(() => db.exec(`UPDATE issues SET state = 'drawn', sum = 6`)).toThrow('CHECK');
  expect(() => db.exec(`DELETE FROM issues`)).toThrow('an issue is never deleted');
});

test.each(['318420', '31842077', 'abcdefg'])('an issue code has seven digits: %s', (code) => {
  const insert =
    db.prepare(`INSERT INTO issues (issue_code, sale_start_ms, sale_end_ms, draw_at_ms, slot_end_ms)
    VALUES (?, 0, 1, 1, 2)`);
  expect(() => insert.run(code)).toThrow('CHECK');
});

test('account names differ by more than the case of their letters', () => {
  const insert = db.prepare(`INSERT INTO players (user_name, nick_name, login_password_hash, created_at_ms)
    VALUES (?, 'x', 'x', 0)`);
  expect(() => insert.run('MEI')).toThrow('UNIQUE');
});

test('a bet needs its player and its issue', () => {
  const insert =
    db.prepare(`INSERT INTO bets (player_id, issue_code, play_code, amount_micros, odds_thousandths, placed_at_ms)
    VALUES (?, ?, 1, 1, 1, 1)`);
  expect(() => insert.run(2, '3184207')).toThrow('FOREIGN KEY');
  expect(() => insert.run(1, '3184208')).toThrow('FOREIGN KEY');
});
