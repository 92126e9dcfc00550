import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const sealed: Situation = {
  name: 'sealed',
  title: 'Sealed',
  sentence:
    'The issue is sealed and its draw is near: the two bets of demo wait for it, and another is refused.',
  settings: RESULTS_IN_TIME,
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 60 * SECOND_MS);
    demo.bet([PLAY.big, 20], [13, 5]);
    stage.goTo('cutoff', SECOND_MS);
  },
  claims: ({ demo, stage }) => {
    const waiting = demo.bets().filter(({ status }) => status === BET_STATUS.waiting);
    return {
      'the issue is sealed': stage.issue()?.phase === 'sealed',
      'two bets wait': waiting.length === 2,
      'another is refused': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === 'issueSealed',
    };
  },
  opens: { as: 'demo', path: '/order/betting' },
};
