import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { returnToPlayer } from '@canada28/shared/game/odds.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const sum13PaysMoreThanItShould: Situation = {
  name: 'sum-13-pays-more-than-it-should',
  title: 'Sum 13 pays more than it should',
  sentence:
    'The odds of 13 and 14 return 100.17 % on average, more than is staked, as the table of odds shows; demo has just won 1,333 USDT with 100 on 13.',
  settings: RESULTS_IN_TIME,
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 60 * SECOND_MS);
    stage.script(13);
    demo.bet([13, 100]);
    stage.goTo('sale', 5 * SECOND_MS);
  },
  claims: ({ demo, stage }) => {
    const [bet] = demo.bets();
    const returned = (sum: number) => returnToPlayer(sum, stage.oddsThousandths[sum] ?? 0).toFixed(4);
    return {
      '13 and 14 return 100.17 %': returned(13) === '1.0017' && returned(14) === '1.0017',
      'the bet won 1,333 USDT': bet?.status === BET_STATUS.won && bet.prizeMicros === 1_333_000_000,
    };
  },
  opens: { as: 'demo', path: '/home/gameOdds' },
};
