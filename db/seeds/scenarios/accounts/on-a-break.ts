import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

export const onABreak: Situation = {
  name: 'on-a-break',
  title: 'On a break',
  sentence:
    'Demo began a break of seven days an hour ago: bets, chases and deposits wait, a withdrawal is possible at any time.',
  play: (stage) => {
    const demo = stage.open({ hasDeposited: true });
    demo.addAddress('TRC20', 'Ledger');
    demo.takeBreak(7 * DAY_MS);
    stage.pass(HOUR_MS);
    stage.goTo('sale', 5 * SECOND_MS);
  },
  claims: ({ demo, stage }) => {
    const leftMs = (demo.limits().timeoutUntilMs ?? 0) - stage.nowMs();
    return {
      'the break goes on for almost seven days': leftMs > 6.9 * DAY_MS && leftMs < 7 * DAY_MS,
      'a bet is refused': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === 'takingABreak',
      'a deposit is refused': demo.refusalOf((player) => player.deposit(100)) === 'takingABreak',
      'a withdrawal is possible': demo.refusalOf((player) => player.withdraw(10)) === undefined,
    };
  },
  opens: { as: 'demo', path: '/accountSecurity' },
};
