import { createTestDatabase } from '@canada28/db/test-database.ts';
import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createTestPlayer } from '../testing/test-player.ts';
import { createTestServer } from '../testing/test-server.ts';

/** What a call may read row by row, with the reason: nothing here grows with the number of players or bets. */
const MAY_BE_SCANNED: Readonly<Record<string, string>> = {
  faults: 'each fault of the world is compared with the call, in the order of the list',
  settlement_parts: 'an issue of which some bets are decided and others not: one, and nearly always none',
  notices: 'a handful, written by the operator, and all of them are shown',
  issues: 'newest first, and no more than are asked for: see the next test',
  chat_lines: 'newest first, and no more than a reader is shown: see the next test',
};

/** The statements that were prepared, and how SQLite would carry one out. */
function planningDatabase() {
  const db = createTestDatabase();
  const prepare = db.prepare.bind(db);
  const statements: string[] = [];
  db.prepare = ((sql: string) => {
    statements.push(sql);
    return prepare(sql);
  }) as typeof db.prepare;
  const isTable = prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`);
  /** The tables of which it would look at every row, or at each until it has enough. */
  const scansOf = (sql: string): string[] => {
    const values = Object.fromEntries([...sql.matchAll(/:(\w+)/g)].map(([, name]) => [name, 1]));
    const plan = prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(values);
    const names = plan.map(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? '');
    return names.filter((name) => isTable.get(name) !== undefined);
  };
  onTestFinished(() => void db.close());
  return { db, statements, scansOf };
}

test.each(ALL_CALLS)('$path reads no table in full that grows', async (call) => {
  const { db, statements, scansOf } = planningDatabase();
  const server = await createTestServer({ db });
  const player = createTestPlayer(server.world);
  statements.length = 0;
  const send = call.base === 'game' ? server.game : server.call;
  await send(call.path, Object(call.example.input), player.headers);
  const readings = statements.filter((sql) => /^\s*(SELECT|WITH|UPDATE|DELETE)\b/i.test(sql));
  const scans = readings.flatMap((sql) => scansOf(sql).map((table) => ({ table, sql })));
  const refused = scans.filter(({ table }) => !(table in MAY_BE_SCANNED));
  expect(refused).toEqual([]);
});

test.each([
  {
    what: 'past issues',
    table: 'issues',
    base: 'game',
    path: 'findHistoryIssue.do',
    input: { lotteryId: '1', pageNo: 1, pageSize: 20 },
  },
  { what: 'lines of the chat', table: 'chat_lines', base: 'call', path: 'chat/list', input: {} },
] as const)('a reading of $what ends with the page that was asked for', async (reading) => {
  const { db, statements, scansOf } = planningDatabase();
  const server = await createTestServer({ db });
  const { headers } = createTestPlayer(server.world);
  statements.length = 0;
  await server[reading.base](reading.path, reading.input, headers);
  const scans = statements.filter((sql) => scansOf(sql).includes(reading.table));
  expect(scans.length).toBeGreaterThan(0);
  for (const sql of scans) expect(sql).toMatch(/ORDER BY (chat_lines\.)?id DESC\s+LIMIT/);
});
