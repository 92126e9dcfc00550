import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

export const newYearsMidnight: Situation = {
  name: 'new-years-midnight',
  title: 'New Year’s midnight',
  sentence:
    'It is 31 December 2026, 23:59:30: the issue that demo has bet on sells into the new year, and its code simply counts on.',
  at: { date: '2026-12-31', time: '23:57' },
  settings: {
    maintenance: 'shift',
    timeZone: 'Asia/Shanghai',
    drawIntervalSeconds: 210,
    sealedSeconds: 30,
  },
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 30 * SECOND_MS);
    demo.bet([PLAY.big, 20], [20, 5]);
    stage.pass(MINUTE_MS);
  },
  claims: ({ demo, stage }) => {
    const issue = stage.issue();
    const bets = demo.bets();
    return {
      'it is half a minute to midnight': dateTimeTextFromMs(stage.nowMs()) === '2026-12-31 23:59:30',
      'the sale ends in the new year': dateTimeTextFromMs(issue?.saleEndMs ?? 0).startsWith('2027-01-01'),
      'two bets wait for its draw':
        bets.length === 2 &&
        bets.every((bet) => bet.issueCode === issue?.issueCode && bet.status === BET_STATUS.waiting),
    };
  },
  opens: { as: 'demo', path: '/order/room' },
};
