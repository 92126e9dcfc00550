import { maintenanceWindow } from '@canada28/shared/game/issue-schedule.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

export const twoMinutesToMaintenance: Situation = {
  name: 'two-minutes-to-maintenance',
  title: 'Two minutes to maintenance',
  sentence: 'In two minutes the daily maintenance begins: the last issue before it is on sale.',
  at: { time: '18:50' },
  settings: { maintenance: 'shift', drawIntervalSeconds: 210, sealedSeconds: 30 },
  play: (stage) => {
    stage.open();
    stage.goTo('maintenance', -2 * MINUTE_MS);
  },
  claims: ({ stage }) => {
    const startMs = maintenanceWindow(stage.schedule, stage.nowMs())?.startMs ?? 0;
    const saleEndMs = stage.issue()?.saleEndMs ?? 0;
    return {
      'it begins in two minutes': startMs - stage.nowMs() === 2 * MINUTE_MS,
      'an issue is on sale': stage.issue()?.phase === 'selling',
      'no other fits before': saleEndMs + stage.schedule.intervalSeconds * 1000 > startMs,
    };
  },
  opens: { as: 'demo', path: '/' },
};
