import { readFileSync } from 'node:fs';
import { listRows, runStatement } from '@canada28/db/prepared.ts';
import { DAY_MS, HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { WORLD_TABLES } from '../app/world-tables.ts';
import { createTestPlayer } from '../testing/test-player.ts';
import { createTestTimetable, createTestWorld, TEST_NOW_MS } from '../testing/test-server.ts';
import { forgettingTasks } from './retention.ts';
import type { World } from './world.ts';

const DOCUMENT = new URL('../../../docs/retention.md', import.meta.url);

function tablesOf({ db }: World): string[] {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
  return listRows<{ name: string }>(db, sql).map(({ name }) => name);
}

const count = ({ db }: World, table: string) => listRows(db, `SELECT 1 FROM ${table}`).length;

test('every table says for how long it keeps its rows, in the code and in the document', () => {
  const tables = tablesOf(createTestWorld()).sort();
  expect(Object.keys(WORLD_TABLES).sort()).toEqual(tables);
  const documented = [
    ...readFileSync(DOCUMENT, 'utf8').matchAll(/^\| (`.*?) \| (.*?) \| (.*?) \|$/gm),
  ].flatMap(([, names = '', kept, why]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => ({ name, kept, why })),
  );
  expect(documented.map(({ name }) => name).sort()).toEqual(tables);
  for (const { name = '', kept, why } of documented) {
    const rule = WORLD_TABLES[name];
    if (rule === undefined || 'retainedBecause' in rule) {
      expect({ name, kept, why }).toEqual({ name, kept: 'for good', why: rule?.retainedBecause });
    } else {
      const days = rule.afterMs / DAY_MS;
      const span = days === 0 ? 'until they run out' : `${days} day${days === 1 ? '' : 's'}`;
      expect({ name, kept, why }).toEqual({ name, kept: span, why: rule.reason });
    }
  }
});

/** A row of each table that forgets, written now. */
const ROWS: Readonly<Record<string, string>> = {
  idempotent_replies: `INSERT INTO idempotent_replies VALUES (:id, 'key', x'00', '{}', :now)`,
  sessions: `INSERT INTO sessions (token_hash, player_id, created_at_ms, expires_at_ms) VALUES (x'01', :id, :now, :now)`,
  wrong_passwords: `INSERT INTO wrong_passwords (player_id, kind, at_ms) VALUES (:id, 'login', :now)`,
  messages: `INSERT INTO messages (player_id, template, created_at_ms) VALUES (:id, 'welcome', :now)`,
  chat_lines: `INSERT INTO chat_lines (player_id, content, created_at_ms) VALUES (:id, 'hi', :now)`,
};

const FORGETTING = Object.entries(WORLD_TABLES).flatMap(([table, rule]) =>
  'afterMs' in rule ? [{ table, afterMs: rule.afterMs }] : [],
);

test.each(FORGETTING)(
  '$table: a row goes when its time is over, by the full hour, and not before',
  ({ table, afterMs }) => {
    const world = createTestWorld();
    const { id } = createTestPlayer(world);
    world.db.exec(`DELETE FROM ${table}`);
    runStatement(world.db, ROWS[table] ?? '', { id, now: TEST_NOW_MS });
    const timetable = createTestTimetable(world, forgettingTasks(WORLD_TABLES));
    timetable.runUntil(TEST_NOW_MS + afterMs - 1);
    expect(count(world, table)).toBe(1);
    timetable.runUntil(TEST_NOW_MS + afterMs + HOUR_MS);
    expect(count(world, table)).toBe(0);
  },
);

test('thousands that run out at once go a little at a time, others served between', () => {
  const world = createTestWorld();
  const { id } = createTestPlayer(world);
  world.db.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
    INSERT INTO idempotent_replies SELECT ${id}, 'key' || i, x'00', '{}', ${TEST_NOW_MS} FROM n`);
  world.clock.set(TEST_NOW_MS + 25 * HOUR_MS);
  const left: number[] = [];
  const limit = { untilMs: world.clock.nowMs(), isOver: () => true };
  for (let isDone = false; !isDone; ) {
    isDone = world.timetable.runStep(limit).isDone;
    const rows = count(world, 'idempotent_replies');
    if (rows !== left.at(-1)) left.push(rows);
  }
  expect(left).toEqual([3000, 2500, 2000, 1500, 1000, 500, 0]);
});
