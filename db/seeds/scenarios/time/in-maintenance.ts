import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { isMaintenance } from '@canada28/shared/game/issue-schedule.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

export const inMaintenance: Situation = {
  name: 'in-maintenance',
  title: 'In maintenance',
  sentence: 'It is 19:20, the daily maintenance: nothing is on sale until 20:00, everything else works.',
  at: { time: '18:50' },
  settings: { maintenance: 'shift', timeZone: 'Asia/Shanghai' },
  play: (stage) => {
    stage.open();
    stage.goTo('maintenance', 20 * MINUTE_MS);
  },
  claims: ({ demo, stage }) => ({
    'it is the daily break': stage.isBreak() && stage.issue() === undefined,
    'it ends in 40 minutes':
      !isMaintenance(stage.schedule, stage.nowMs() + 40 * MINUTE_MS) &&
      isMaintenance(stage.schedule, stage.nowMs() + 39 * MINUTE_MS),
    'nothing can be bet': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === 'issueUnknown',
  }),
  opens: { as: 'demo', path: '/order/betting' },
};
