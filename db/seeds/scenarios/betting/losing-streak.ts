import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const losingStreak: Situation = {
  name: 'losing-streak',
  title: 'Losing streak',
  sentence: 'Demo has lost twelve bets in a row, 600 of 1,000 USDT, and never won.',
  settings: RESULTS_IN_TIME,
  play: (stage) => {
    const demo = stage.open();
    for (let lost = 0; lost < 12; lost += 1) {
      stage.goTo('sale', 45 * SECOND_MS);
      stage.script(lost % 2 === 0 ? 8 : 11);
      demo.bet([lost % 3 === 0 ? PLAY.bigOdd : PLAY.big, 50]);
    }
    stage.goTo('sale', 10 * SECOND_MS);
  },
  claims: ({ demo }) => {
    const bets = demo.bets();
    return {
      'twelve bets lost': bets.length === 12 && bets.every(({ status }) => status === BET_STATUS.lost),
      '400 USDT are left': demo.money().available === 400,
    };
  },
  opens: { as: 'demo', path: '/record' },
};
