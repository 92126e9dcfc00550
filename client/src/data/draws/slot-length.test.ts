import { ISSUE_STATUS, type Issue } from '@canada28/shared/contract/issue.ts';
import {
  issueCodeAfter,
  maintenanceWeek,
  nextSlot,
  previousSlot,
  type Slot,
  scheduleConfig,
} from '@canada28/shared/game/issue-schedule.ts';
import { DRAW_INTERVALS_SECONDS } from '@canada28/shared/limits.ts';
import { describe, expect, it } from 'vitest';
import { saleDistanceSeconds, slotSeconds } from './slot-length.ts';

/** Wednesday 16 September 2026, 10:01 by the clocks of the game. */
const MORNING_MS = Date.parse('2026-09-16T10:01:00+08:00');

function issueOf({ saleStartMs, saleEndMs, drawAtMs }: Slot, issueCode = '3184207'): Issue {
  return {
    id: 1,
    issueCode,
    lastIssueCode: undefined,
    saleStartMs,
    saleEndMs,
    drawAtMs,
    status: ISSUE_STATUS.settled,
    seedHash: undefined,
    result: undefined,
    serverTimeMs: undefined,
  };
}

describe('the length of a slot', () => {
  it.each(DRAW_INTERVALS_SECONDS)('is read off the times of an issue: %i s', (intervalSeconds) => {
    const slot = nextSlot(scheduleConfig({ intervalSeconds }), MORNING_MS);
    expect(slotSeconds(issueOf(slot))).toBe(intervalSeconds);
  });

  it.each([0, 120, 240])('is unknown where the draw comes %i s after the cutoff', (drawDelaySeconds) => {
    const slot = nextSlot(scheduleConfig({ drawDelaySeconds }), MORNING_MS);
    expect(slotSeconds(issueOf(slot))).toBe(undefined);
  });
});

/** The last `count` issues over at a moment, newest first. */
function issuesBefore(atMs: number, count: number): Issue[] {
  const issues: Issue[] = [];
  let untilMs = atMs;
  for (let steps = 0; steps < count; steps += 1) {
    const slot = previousSlot(config, untilMs);
    issues.push(issueOf(slot, issueCodeAfter('3184207', -steps)));
    untilMs = slot.saleStartMs;
  }
  return issues;
}

const config = scheduleConfig({ intervalSeconds: 300, drawDelaySeconds: 120 });
const week = maintenanceWeek(config, MORNING_MS);
const AFTER_BREAK_MS = Date.parse('2026-09-16T20:05:30+08:00');

describe('the distance of sales', () => {
  it('is that of two issues which follow one another', () => {
    expect(saleDistanceSeconds(issuesBefore(MORNING_MS, 2), week)).toBe(300);
  });

  it('is not taken across a maintenance, but before it', () => {
    expect(saleDistanceSeconds(issuesBefore(AFTER_BREAK_MS, 2), week)).toBe(undefined);
    expect(saleDistanceSeconds(issuesBefore(AFTER_BREAK_MS, 3), week)).toBe(300);
  });

  it('is not taken across midnight, nor across a missing issue', () => {
    const [first, , third] = issuesBefore(MORNING_MS, 3);
    expect(
      saleDistanceSeconds(
        [first, third].filter((issue) => issue !== undefined),
        week,
      ),
    ).toBe(undefined);
    const midnightMs = Date.parse('2026-09-16T00:05:00+08:00');
    expect(saleDistanceSeconds(issuesBefore(midnightMs, 2), week)).toBe(undefined);
  });
});
