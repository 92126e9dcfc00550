import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';

type Preset = { readonly title: string; readonly request: FaultRequest };

const EVERYTHING = { path: '**' };

/* biome-ignore-start lint/suspicious/noThenProperty: the word of the wire (control §5). */
export const PRESETS: readonly Preset[] = [
  { title: 'Slow network', request: { match: EVERYTHING, then: { latencyMs: { min: 2000, max: 4000 } } } },
  {
    title: 'Flaky network',
    request: { match: { ...EVERYTHING, probability: 0.2 }, then: { close: 'before' } },
  },
  {
    title: 'Every bet is refused as sealed, although the screen says open',
    request: {
      match: { path: 'game/gameBet.do' },
      then: { code: ERROR_CODES.issueSealed, msg: 'This issue is sealed. Please wait for the next one' },
    },
  },
  {
    title: 'The reply to a deposit is lost',
    request: { match: { path: 'deposit/submitDepositOrder' }, times: 1, then: { close: 'after' } },
  },
  {
    title: 'The reply to a withdrawal is lost',
    request: { match: { path: 'withdraw/submitWithdrawOrder' }, times: 1, then: { close: 'after' } },
  },
  {
    title: 'A field is missing: the balance in the profile',
    request: {
      match: { path: 'user/getUserInfo' },
      then: { patch: [{ at: 'data.moneyUsable', remove: true }] },
    },
  },
  {
    title: 'Parts of the app cannot be loaded',
    request: { match: { file: '/assets/*.js' }, then: { httpStatus: 500 } },
  },
  { title: 'The session expires', request: { match: EVERYTHING, times: 1, then: { sessionExpired: true } } },
  { title: 'Maintenance', request: { match: EVERYTHING, then: { maintenance: true } } },
  { title: 'HTTP 500', request: { match: EVERYTHING, then: { httpStatus: 500 } } },
  { title: 'HTTP 403', request: { match: EVERYTHING, then: { httpStatus: 403 } } },
  { title: 'Broken JSON', request: { match: EVERYTHING, then: { malformedJson: true } } },
];
/* biome-ignore-end lint/suspicious/noThenProperty: as above. */
