import type { Database } from '@canada28/db/open-database.ts';
import { listRowsOnce, runStatement } from '@canada28/db/prepared.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import type { Forgotten, TableRules } from './table-rules.ts';
import type { TaskContext, WorldTask } from './world.ts';

/** Rows that go in one task: few enough that a step stays short. */
const MOST_AT_ONCE = 500;

/** Forgets what has had its time, a little at a time. */
export function forgettingTasks(rules: TableRules): readonly WorldTask[] {
  return Object.entries(rules).flatMap(([table, rule]) =>
    'afterMs' in rule ? [forgettingTask(table, rule)] : [],
  );
}

/** The newest moment (epoch ms) that something was written at, 0 in an empty database. */
export function newestMomentMs(db: Database, rules: TableRules): number {
  const moments = Object.entries(rules).flatMap(([table, { writtenColumn, ...rule }]) => {
    const order = 'orderColumn' in rule ? rule.orderColumn : 'id';
    return writtenColumn === undefined
      ? []
      : [`SELECT * FROM (SELECT ${writtenColumn} AS at_ms FROM ${table} ORDER BY ${order} DESC LIMIT 1)`];
  });
  const sql = `SELECT max(at_ms) AS at_ms FROM (${moments.join(' UNION ALL ')})`;
  return listRowsOnce<{ at_ms: number | null }>(db, sql)[0]?.at_ms ?? 0;
}

/** Empties the tables whose rows mean nothing in a copy that becomes a world of its own. */
export function forgetFormerWorld(db: Database, rules: TableRules): void {
  for (const [table, { isOfOneWorld }] of Object.entries(rules))
    if (isOfOneWorld) runStatement(db, `DELETE FROM ${table}`);
}

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
