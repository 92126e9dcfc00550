import { runStatement } from '@canada28/db/prepared.ts';
import { DAY_MS, HOUR_MS } from '@canada28/shared/units-of-time.ts';
import type { TaskContext, WorldTask } from './world.ts';

/** Rows that are forgotten some time (ms) after the moment in one of their columns. */
type Forgotten = {
  readonly afterMs: number;
  readonly momentColumn: string;
  /** What the rows are in the order of time by: an indexed moment, or an id that is counted up. */
  readonly orderColumn: string;
  readonly keyColumns: string;
  readonly reason: string;
};

/** Rows that stay. */
type Kept = { readonly keptBecause: string };

const MONEY = { keptBecause: 'the books are never shortened' };

/** What every table keeps, and for how long: the one place that settles it. */
export const RETENTION: Readonly<Record<string, Forgotten | Kept>> = {
  idempotent_replies: {
    afterMs: DAY_MS,
    momentColumn: 'at_ms',
    orderColumn: 'at_ms',
    keyColumns: 'player_id, key',
    reason: 'longer than any client goes on trying',
  },
  sessions: {
    afterMs: 0,
    momentColumn: 'expires_at_ms',
    orderColumn: 'expires_at_ms',
    keyColumns: 'token_hash',
    reason: 'one that has run out opens nothing',
  },
  wrong_passwords: {
    afterMs: 30 * DAY_MS,
    momentColumn: 'at_ms',
    orderColumn: 'id',
    keyColumns: 'id',
    reason: 'locks look back a day at most',
  },
  messages: {
    afterMs: 180 * DAY_MS,
    momentColumn: 'created_at_ms',
    orderColumn: 'id',
    keyColumns: 'id',
    reason: 'what they tell stands in the records too',
  },
  chat_lines: {
    afterMs: 90 * DAY_MS,
    momentColumn: 'created_at_ms',
    orderColumn: 'id',
    keyColumns: 'id',
    reason: 'nobody scrolls back further',
  },
  players: MONEY,
  accounts: MONEY,
  postings: MONEY,
  entries: MONEY,
  bets: MONEY,
  chases: MONEY,
  chase_items: MONEY,
  finance_orders: MONEY,
  issues: { keptBecause: 'any draw can be verified for ever' },
  addresses: { keptBecause: 'a deleted one is named by withdrawals; fifty a player at most are in use' },
  play_limits: { keptBecause: 'four rows a player' },
  notices: { keptBecause: 'as many as the operator wrote' },
  draw_scripts: { keptBecause: 'as many as testers asked for; each goes when it has happened' },
  background_players: { keptBecause: 'as many as a scenario brings along' },
  faults: { keptBecause: 'a hundred at most' },
  world_facts: { keptBecause: 'a handful of rows' },
};

/** Rows that go in one task: few enough that a step stays short. */
const MOST_AT_ONCE = 500;

/** Forgets what has had its time, a little at a time. */
export const FORGETTING_TASKS: readonly WorldTask[] = Object.entries(RETENTION).flatMap(([table, rule]) =>
  'afterMs' in rule ? [forgettingTask(table, rule)] : [],
);

function forgettingTask(table: string, rule: Forgotten): WorldTask {
  const { afterMs, momentColumn, orderColumn, keyColumns } = rule;
  const oldest = (columns: string, most: number) =>
    `SELECT ${columns} FROM ${table} ORDER BY ${orderColumn} LIMIT ${most}`;
  const deletion = `DELETE FROM ${table} WHERE (${keyColumns}) IN (
    SELECT ${keyColumns} FROM (${oldest(`${keyColumns}, ${momentColumn} AS moment`, MOST_AT_ONCE)})
    WHERE moment <= :untilMs)`;
  return {
    name: `${table}-forgotten`,
    dueSql: oldest(`(${momentColumn} + ${afterMs + HOUR_MS - 1}) / ${HOUR_MS} * ${HOUR_MS}, ''`, 1),
    run: ({ db, clock }: TaskContext) => {
      runStatement(db, deletion, { untilMs: clock.nowMs() - afterMs });
      return undefined;
    },
  };
}
