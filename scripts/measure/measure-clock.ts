import { emptyImage } from '@canada28/db/database-image.ts';
import { findRow } from '@canada28/db/prepared.ts';
import { DEMO_RULES } from '@canada28/mock-server/app/world-rules.ts';
import { moveClock } from '@canada28/mock-server/control/time/move-clock.ts';
import { getNewestIssueCode } from '@canada28/mock-server/features/draws/draws.repository.ts';
import { openIssueTask } from '@canada28/mock-server/features/draws/open-issue.ts';
import { stopwatch } from '@canada28/mock-server/world/clock.ts';
import { contextAt } from '@canada28/mock-server/world/context.ts';
import { openWorld } from '@canada28/mock-server/world/open-world.ts';
import type { World } from '@canada28/mock-server/world/world.ts';
import { worldConfig } from '@canada28/mock-server/world/world-config.ts';
import { memoryPlace } from '@canada28/mock-server/worlds/world-place.ts';
import { Worlds } from '@canada28/mock-server/worlds/worlds.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { DEFAULT_INTERVAL_SECONDS } from '@canada28/shared/limits.ts';
import { DAY_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { inMs, type Measured, median, processorTimeOf, timesFloor } from './measured.ts';
import { inFile, MIGRATIONS, openAccounts, placeBets } from './world-in-file.ts';

const BETS_AN_ISSUE = 100;
const KEPT_TIMES = 20;
const INTERVAL_MS = DEFAULT_INTERVAL_SECONDS * SECOND_MS;

/**
 * Moves the clock of a world in a database file through 24 hours, with 100 bets of 100 players on each issue (half of
 * them win); the issues are there beforehand, so that they can be bet on. The floor is copying the same bets within
 * SQLite. Processor time, because others may use the machine. And what it costs to keep a fresh world before a move.
 */
export function measureClock(): Promise<Measured> {
  return inFile((world) => {
    moveClock(world, { freeze: true });
    const day = moveThroughDay(world);
    return {
      [`24 hours, ${day.bets.toLocaleString('en')} bets on ${day.issues} issues`]: `processor ${inMs(day.movesMs)}`,
      'copying the bets (floor)': `processor ${inMs(day.floorMs)}`,
      ratio: timesFloor(day.movesMs, day.floorMs),
      'keeping a fresh world before a move': measureKeeping(),
    };
  });
}

function moveThroughDay(world: World) {
  const { db, clock } = world;
  const players = openAccounts(world, BETS_AN_ISSUE);
  const context = contextAt(world, clock.nowMs());
  let issueCode = getNewestIssueCode(db);
  const issues = Math.ceil(DAY_MS / INTERVAL_MS);
  for (let count = 0; count < issues; count += 1) {
    placeBets(world, players, issueCode, BETS_AN_ISSUE);
    openIssueTask.run(context, issueCode);
    issueCode = getNewestIssueCode(db);
  }
  const floorMs = processorTimeOf(() => db.exec('CREATE TABLE copied AS SELECT * FROM bets'));
  const movesMs = processorTimeOf(() => moveClock(world, { advance: DAY_MS }));
  const settled =
    'SELECT count(*) AS bets, count(DISTINCT issue_code) AS issues FROM bets WHERE status <> :waiting';
  const done = findRow<{ bets: number; issues: number }>(db, settled, { waiting: BET_STATUS.waiting });
  return { bets: done?.bets ?? 0, issues: done?.issues ?? 0, movesMs, floorMs };
}

function measureKeeping(): string {
  const worlds = new Worlds({
    open: (opening) => openWorld({ ...opening, rules: DEMO_RULES, config: worldConfig() }),
    elapsedMs: stopwatch(),
  });
  const hosted = worlds.add('default', memoryPlace(emptyImage(MIGRATIONS)));
  worlds.hosted('default')?.open();
  try {
    const times = Array.from({ length: KEPT_TIMES }, () =>
      processorTimeOf(() =>
        hosted.history.take({ what: 'measured', sentence: 'Measured.', by: 'script' }, hosted.present)(),
      ),
    );
    const kilobytes = hosted.read((db) => db.serialize().length) / 1000;
    return `processor ${median(times).toFixed(1)} ms, ${Math.round(kilobytes)} kB`;
  } finally {
    worlds.close();
  }
}
