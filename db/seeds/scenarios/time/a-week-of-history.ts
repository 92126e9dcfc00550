import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { dayTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

const DAYS = 7;
const SLIPS_A_DAY = 5;

export const aWeekOfHistory: Situation = {
  name: 'a-week-of-history',
  title: 'A week of history',
  sentence:
    'Demo played on each of the last seven days, today included: slips, a chase a day, three deposits and a withdrawal that was paid, so that records and profit statistics have something to show.',
  at: { time: '10:01', daysBefore: DAYS - 1 },
  play: (stage) => {
    const demo = stage.open({ usdt: 2000 });
    const beginsMs = stage.nowMs();
    demo.addAddress('TRC20', 'Ledger');
    for (let day = 0; day < DAYS; day += 1) {
      stage.pass(beginsMs + day * DAY_MS - stage.nowMs());
      if (day % 3 === 0) demo.deposit(500, 'success');
      stage.goTo('sale', 30 * SECOND_MS);
      demo.chase({ mode: 'ordinary', playCode: PLAY.odd, issues: 4, usdt: 10, stop: STOP_MODE.never });
      for (let slip = 0; slip < SLIPS_A_DAY; slip += 1) {
        demo.bet([PLAY.big, 20], [PLAY.smallEven, 10], [13 + slip, 5]);
        stage.goTo('sale', 40 * SECOND_MS);
      }
    }
    demo.withdraw(150, 'approved', 'success');
    stage.pass(beginsMs + (DAYS - 1) * DAY_MS + HOUR_MS - stage.nowMs());
    stage.goTo('sale', MINUTE_MS);
  },
  claims: ({ demo, stage }) => {
    const days = demo.bets().map(({ placedAtMs }) => dayTextFromMs(placedAtMs));
    const settled = demo.bets().filter(({ status }) => status !== BET_STATUS.waiting);
    const arrived = (kind: 'deposit' | 'withdrawal') =>
      demo.orders(kind).filter(({ status }) => status === FINANCE_STATUS.success).length;
    return {
      'bets were placed on seven days': new Set(days).size === DAYS,
      'the last of them is today': days[0] === dayTextFromMs(stage.nowMs()),
      'all are settled, some won':
        settled.length === days.length && settled.some(({ prizeMicros }) => prizeMicros > 0),
      'there is a chase a day': demo.chases().length === DAYS,
      'three deposits arrived': arrived('deposit') === 3 && demo.orders('deposit').length === 3,
      'a withdrawal was paid': arrived('withdrawal') === 1,
    };
  },
  opens: { as: 'demo', path: '/home/statistical' },
};
