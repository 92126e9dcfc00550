import { setImmediate } from 'node:timers/promises';
import { seededDraws } from '@canada28/mock-server/features/draws/draw-source.ts';
import { listDrawnIssues } from '@canada28/mock-server/features/draws/draws.repository.ts';
import { takeStep } from '@canada28/mock-server/world/take-step.ts';
import type { World } from '@canada28/mock-server/world/world.ts';
import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { inMs, type Measured, processorTime, timesFloor } from './measured.ts';
import { inFile } from './world-in-file.ts';

/**
 * Catches up with issues without bets, in a database file, in the steps that let others through. The floor is the
 * same draws by the pure rules, stored nowhere. Processor time stands beside, because others may use the machine.
 */
export async function measureCatchUp(): Promise<Measured> {
  const day = await catchUpWith(DAY_MS);
  const year = await catchUpWith(365 * DAY_MS);
  const floorMs = drawOnly(year.issues);
  return {
    '24 hours of empty issues': `${inMs(day.tookMs)} (processor ${inMs(day.usedMs)}), ${day.issues} issues`,
    'a year of empty issues': `${inMs(year.tookMs)} (processor ${inMs(year.usedMs)}), ${year.issues.toLocaleString('en')} issues`,
    'the same draws alone (floor)': `processor ${inMs(floorMs)}`,
    ratio: timesFloor(year.usedMs, floorMs),
    'longest step of the year': inMs(year.longestMs),
  };
}

function catchUpWith(offMs: number) {
  let wallMs = Date.UTC(2026, 0, 1);
  return inFile(
    async (world) => {
      wallMs += offMs;
      const took = await takeSteps(world);
      return { ...took, issues: listDrawnIssues(world.db, 1_000_000).length };
    },
    { wall: { nowMs: () => wallMs } },
  );
}

async function takeSteps(world: World) {
  const startMs = performance.now();
  const used = processorTime();
  let longestMs = 0;
  for (let isDone = false; !isDone; await setImmediate()) {
    const stepMs = performance.now();
    isDone = takeStep(world);
    longestMs = Math.max(longestMs, performance.now() - stepMs);
  }
  return { tookMs: performance.now() - startMs, usedMs: used(), longestMs };
}

function drawOnly(count: number): number {
  const source = seededDraws(new Uint8Array(32));
  const used = processorTime();
  for (let index = 0; index < count; index++) {
    const issueCode = String(3_184_207 + index);
    source.seedHash(issueCode);
    // Drawing from a seed asks the database nothing.
    drawResult(source.draw(undefined as never, issueCode).numbers);
  }
  return used();
}
