import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const voidedIssue: Situation = {
  name: 'voided-issue',
  title: 'Voided issue',
  sentence:
    'The last issue was declared void: the 70 USDT that demo had staked on it are back, its bets are cancelled, and a message says so.',
  settings: RESULTS_IN_TIME,
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 60 * SECOND_MS);
    demo.bet([PLAY.big, 50], [PLAY.odd, 20]);
    stage.scriptIssue({ void: true });
    stage.goTo('sale', 10 * SECOND_MS);
  },
  claims: ({ demo, stage }) => {
    const bets = demo.bets();
    return {
      'the issue ended without a result': stage.isVoid(bets[0]?.issueCode ?? ''),
      'both bets are cancelled':
        bets.length === 2 && bets.every(({ status }) => status === BET_STATUS.cancelled),
      'all the money is back': demo.money().available === 1000,
      'a message says so': demo.countUnread() === 2,
    };
  },
  opens: { as: 'demo', path: '/record' },
};
