import { SCENARIOS } from '@canada28/db/seeds/scenarios/index.ts';
import type { Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import { DRAW_INTERVALS_SECONDS } from '@canada28/shared/limits.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { createTestControl } from '../../testing/test-server.ts';
import { getScenario } from './find-scenario.ts';

const { templates } = createTestControl();

/** Plays a scenario for a world that stands at a moment (epoch ms); answers when the play ended. */
async function endOfPlay(scenario: Scenario, atMs: number, drawIntervalSeconds = 180): Promise<number> {
  const { standsMs, trueAtMs } = await templates.templateOf(scenario, {
    atMs,
    settings: { drawIntervalSeconds },
  });
  expect(standsMs).toBe(atMs);
  return trueAtMs;
}

test.each(DRAW_INTERVALS_SECONDS)(
  'a scenario that waits for the next issue leads to any moment of one of %i s, from the issue before',
  async (seconds) => {
    const beginsMs = Date.parse('2026-09-16T15:00+08:00');
    for (let second = 0; second < seconds; second += 17) {
      const atMs = beginsMs + second * SECOND_MS;
      const endsMs = await endOfPlay(getScenario('forbidden-to-trade'), atMs, seconds);
      expect(atMs - endsMs).toBeGreaterThanOrEqual(0);
      expect(atMs - endsMs).toBeLessThan(2 * seconds * SECOND_MS);
    }
  },
);

/** Just before the break of a Monday, which is later than on other days, in it, and soon after it. */
const AROUND_BREAK = ['2026-09-14T19:59+08:00', '2026-09-14T20:06:07+08:00', '2026-09-14T21:02:56+08:00'];

/** All but one, whose days take seconds to play. */
const PLAYED = SCENARIOS.filter(({ name }) => name !== 'long-history');

test.each(PLAYED)('$name: a play leads to each moment around the daily break', async (scenario) => {
  for (const moment of AROUND_BREAK) {
    const atMs = Date.parse(moment);
    expect(await endOfPlay(scenario, atMs)).toBeLessThanOrEqual(atMs);
  }
});
