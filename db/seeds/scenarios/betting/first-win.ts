import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const firstWin: Situation = {
  name: 'first-win',
  title: 'First win',
  sentence: 'The first bet that demo ever placed, 100 USDT on big, has just won 199.90 USDT.',
  settings: RESULTS_IN_TIME,
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 60 * SECOND_MS);
    stage.script(18);
    demo.bet([PLAY.big, 100]);
    stage.goTo('sale', 5 * SECOND_MS);
  },
  claims: ({ demo, stage }) => {
    const [bet, ...others] = demo.bets();
    return {
      'it is the only bet': others.length === 0,
      'it won 199.90 USDT': bet?.status === BET_STATUS.won && bet.prizeMicros === 199_900_000,
      'on the issue that was just drawn': bet?.issueCode === stage.results(1)[0]?.issueCode,
    };
  },
  opens: { as: 'demo', path: '/record' },
};
