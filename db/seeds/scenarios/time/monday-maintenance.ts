import { isMaintenance } from '@canada28/shared/game/issue-schedule.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

export const mondayMaintenance: Situation = {
  name: 'monday-maintenance',
  title: 'Monday maintenance',
  sentence:
    'It is Monday, 20:15: the maintenance that is over by now on other days began at 20:00 and lasts until 21:00.',
  at: { time: '19:50', weekday: 0 },
  settings: { maintenance: 'shift', timeZone: 'Asia/Shanghai' },
  play: (stage) => {
    stage.open();
    stage.goTo('maintenance', 15 * MINUTE_MS);
  },
  claims: ({ stage }) => {
    const isBreakAt = (byMs: number) => isMaintenance(stage.schedule, stage.nowMs() + byMs);
    return {
      'it is the break': stage.isBreak(),
      'it began at 20:00, not at 19:00': isBreakAt(-15 * MINUTE_MS) && !isBreakAt(-HOUR_MS),
      'at this time of tomorrow it will be over': !isBreakAt(DAY_MS) && isBreakAt(DAY_MS - HOUR_MS),
    };
  },
  opens: { as: 'demo', path: '/order/room' },
};
