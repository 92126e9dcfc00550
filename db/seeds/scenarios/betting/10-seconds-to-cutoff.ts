import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

export const tenSecondsToCutoff: Situation = {
  name: '10-seconds-to-cutoff',
  title: '10 seconds to cutoff',
  sentence: 'The sale ends in ten seconds, and demo has placed one bet on this issue already.',
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 60 * SECOND_MS);
    demo.bet([PLAY.big, 20]);
    stage.goTo('cutoff', -10 * SECOND_MS);
  },
  claims: ({ demo, stage }) => {
    const [bet, ...others] = demo.bets();
    const issue = stage.issue();
    return {
      'ten seconds are left': (issue?.saleEndMs ?? 0) - stage.nowMs() === 10 * SECOND_MS,
      'one bet is on this issue': bet?.issueCode === issue?.issueCode && others.length === 0,
    };
  },
  opens: { as: 'demo', path: '/order/betting' },
};
