import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const bigWinNext: Scenario = {
  name: 'big-win-next',
  title: 'Big win next',
  sentence:
    'Demo has 10 USDT on the sum 27, and the draw in less than a minute is scripted to be 27: 9,660 USDT, the win of a lifetime.',
  group: 'betting',
  begins: 'bare',
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 60 * SECOND_MS);
    demo.bet([27, 10], [PLAY.extremeBig, 20]);
    stage.script(27);
    stage.goTo('cutoff', -20 * SECOND_MS);
  },
  claims: (stage) => {
    const bet = stage
      .player()
      .bets()
      .find(({ playCode }) => playCode === 27);
    return {
      '10 USDT are on 27, on this issue':
        bet?.amountMicros === 10_000_000 && bet.issueCode === stage.issue()?.issueCode,
      'they would win 9,660 USDT': bet?.oddsThousandths === 966_000,
      'the next draw is scripted to be 27': stage.scriptedSums()[0] === 27,
    };
  },
  opens: { as: 'demo', path: '/order/room' },
};
