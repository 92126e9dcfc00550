import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { INACTIVITY_LIMIT_MS } from '@canada28/shared/limits.ts';
import { MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from './scenario.ts';
import type { ScenarioFault, ScenarioWorld } from './scenario-world.ts';

/** Of a scenario that nothing but faults set apart: the claim is that they hold, in the words of its sentence. */
function underFaults(claim: string, ...faults: readonly ScenarioFault[]): Pick<Situation, 'play' | 'claims'> {
  return {
    play: (world) => {
      world.open();
      for (const fault of faults) world.addFault(fault);
    },
    claims: ({ world }) => ({ [claim]: holdOnly(world, faults) }),
  };
}

/** Whether those faults, and no others, hold in a world. */
function holdOnly(world: ScenarioWorld, wanted: readonly ScenarioFault[]): boolean {
  const textOf = ({ on, happens }: ScenarioFault) => JSON.stringify([on, happens]);
  return world.faults().map(textOf).join() === wanted.map(textOf).join();
}

/** The wallet, which the centre of the player shows at once, answers so. */
function walletAnswers(happens: ScenarioFault['happens']): Pick<Situation, 'play' | 'claims' | 'opens'> {
  const on = { path: 'wallet/getMyWallet' };
  return { ...underFaults('the fault holds', { on, happens }), opens: { as: 'demo', path: '/center' } };
}

/** What goes wrong, or is about to. */
export const ERRORS: readonly Situation[] = [
  {
    name: 'error-code-403',
    title: 'Error: body code 403',
    sentence: 'The wallet answers body code 403: the log-in dialog opens; either answer clears the storage.',
    ...walletAnswers({ code: 403, msg: 'Please log in first' }),
  },
  {
    name: 'error-code-503',
    title: 'Error: body code 503',
    sentence:
      'The operator has closed the service: every call answers body code 503, and the log-in dialog carries the words of the server.',
    play: (world) => {
      world.open();
      world.switchMaintenance(true);
    },
    claims: ({ world }) => ({ 'the service is closed': world.isUnderMaintenance() }),
    opens: { as: 'demo', path: '/center' },
  },
  {
    name: 'error-other-code',
    title: 'Error: any other code',
    sentence: 'The wallet answers body code 600: its message is what the player sees.',
    ...walletAnswers({ code: 600, msg: 'Wallets are being counted, please come back in a minute' }),
  },
  {
    name: 'error-message-in-header',
    title: 'Error: message in the header',
    sentence:
      'The wallet answers body code 600 with an empty message: the player sees that of the msg header, which is Chinese and URL-encoded.',
    ...walletAnswers({ code: 600, msgHeader: '钱包正在清点，进度 100%' }),
    opens: { as: 'demo', path: '/center', lang: 'zh' },
  },
  {
    name: 'error-http-500',
    title: 'Error: HTTP 500',
    sentence: 'The wallet answers HTTP 500: the player is told of an interface error.',
    ...walletAnswers({ httpStatus: 500 }),
  },
  {
    name: 'error-http-404',
    title: 'Error: HTTP 404',
    sentence: 'The wallet answers HTTP 404: the player is told of an interface error.',
    ...walletAnswers({ httpStatus: 404 }),
  },
  {
    name: 'error-http-403',
    title: 'Error: HTTP 403',
    sentence:
      'The wallet answers HTTP 403: the player is asked to log in first, the storage is cleared, and the landing opens.',
    ...walletAnswers({ httpStatus: 403 }),
  },
  {
    name: 'error-no-response',
    title: 'Error: no response',
    sentence: 'The wallet gives no answer, its connection just ends: the player is told of a request error.',
    ...walletAnswers({ close: 'before' }),
  },
  {
    name: 'insufficient-balance',
    sentence: 'Demo has 5 USDT left: a bet of 10 is refused, and so is a withdrawal of 10.',
    play: (world) => {
      const demo = world.open({ usdt: 105, hasDeposited: true });
      demo.addAddress('TRC20', 'Ledger');
      world.goTo('next-issue', 20 * SECOND_MS);
      world.script(8);
      demo.bet([PLAY.big, 100]);
      world.goTo('next-issue', 10 * SECOND_MS);
    },
    claims: ({ demo }) => ({
      '5 USDT are left': demo.money().available === 5,
      'a bet is refused': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === 'insufficientBalance',
      'a withdrawal is refused':
        demo.refusalOf((player) => player.withdraw(10)) === 'withdrawalBalanceTooLow',
    }),
    opens: { as: 'demo', path: '/order/betting' },
  },
  {
    name: 'slow-network',
    sentence:
      'Every call takes one to three seconds, so that skeletons and the loading indicator have their time.',
    ...underFaults('every call waits', {
      on: { path: '**' },
      happens: { latencyMs: { min: 1000, max: 3000 } },
    }),
    opens: { as: 'demo', path: '/' },
  },
  {
    name: 'flaky-network',
    sentence: 'One call in five gets no answer, and every one takes up to a second.',
    ...underFaults(
      'calls wait, and one in five is lost',
      { on: { path: '**' }, happens: { latencyMs: { min: 100, max: 1000 } } },
      { on: { path: '**', probability: 0.2 }, happens: { close: 'before' } },
    ),
    opens: { as: 'demo', path: '/' },
  },
  {
    name: 'token-about-to-rotate',
    sentence:
      'A token gets a minute old: the first call after that brings a new one in the header new-token, and the old one is good for another minute.',
    settings: { tokenRotationMinutes: 1 },
    play: (world) => void world.open(),
    claims: ({ world }) => ({ 'tokens are replaced after a minute': world.tokenRotationMs === MINUTE_MS }),
    opens: { as: 'demo', path: '/center' },
  },
  {
    name: 'session-about-to-expire',
    sentence:
      'The next bet of demo finds the session expired: nothing is staked, and the log-in dialog opens.',
    ...underFaults('the next bet finds it expired', {
      on: { path: 'game/gameBet.do', player: 'demo', nth: 1 },
      happens: { sessionExpired: true },
    }),
    opens: { as: 'demo', path: '/order/betting' },
  },
  {
    name: 'signed-out-elsewhere',
    sentence:
      'The session of demo was ended from another phone: the next look at the wallet finds out, and the log-in dialog opens.',
    ...underFaults('the next look at the wallet finds it ended', {
      on: { path: 'wallet/getMyWallet', player: 'demo', nth: 1 },
      happens: { sessionExpired: true },
    }),
    opens: { as: 'demo', path: '/center' },
  },
  {
    name: 'inactivity',
    sentence:
      'Demo has not touched the app for almost 30 minutes: a few seconds after it is opened it logs out for the safety of the 1,000 USDT, and a dialog says so.',
    play: (world) => void world.open(),
    claims: ({ demo }) => ({ 'there is 1,000 USDT to keep safe': demo.money().available === 1000 }),
    opens: { as: 'demo', path: '/center', untouchedForMs: INACTIVITY_LIMIT_MS - 5 * SECOND_MS },
  },
];
