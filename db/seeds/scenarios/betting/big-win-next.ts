import { prizeMicros } from '@canada28/shared/game/payout.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const bigWinNext: Situation = {
  name: 'big-win-next',
  title: 'Big win next',
  sentence:
    'Demo has 10 USDT on the sum 27, and the draw in less than a minute is scripted to be 27: 9,660 USDT, the win of a lifetime.',
  settings: RESULTS_IN_TIME,
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 60 * SECOND_MS);
    demo.bet([27, 10]);
    stage.script(27);
    stage.goTo('cutoff', -20 * SECOND_MS);
  },
  claims: ({ demo, stage }) => {
    const [bet, ...others] = demo.bets();
    const toDrawMs =
      (stage.issue()?.saleEndMs ?? 0) + stage.schedule.drawDelaySeconds * SECOND_MS - stage.nowMs();
    return {
      '10 USDT are on 27, on this issue, and nothing else':
        bet?.playCode === 27 &&
        bet.amountMicros === 10 * MICROS_PER_USDT &&
        bet.issueCode === stage.issue()?.issueCode &&
        others.length === 0,
      'they would win 9,660 USDT':
        bet !== undefined && prizeMicros(bet.amountMicros, bet.oddsThousandths) === 9_660 * MICROS_PER_USDT,
      'the draw is less than a minute away': toDrawMs > 0 && toDrawMs < MINUTE_MS,
      'the next draw is scripted to be 27': stage.scriptedSums()[0] === 27,
    };
  },
  opens: { as: 'demo', path: '/order/room' },
};
