import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { testProfile } from '../testing/test-profile.ts';
import { createDraft } from './create-draft.ts';
import { endSession, forgetSession, openSession } from './session.store.ts';
import { noteWorldChange } from './world.store.ts';

const logIn = (id: number, token = 'first') => openSession({ ...testProfile({ id }), token });

const useDraft = createDraft({ amountText: '', protocol: 'TRC20' });

beforeEach(() => {
  logIn(7);
  onTestFinished(forgetSession);
  useDraft.setState({ amountText: '100', protocol: 'ERC20' });
});

it.each([
  ['a log out', endSession],
  ['a log in of another player, as another tab tells of it', () => logIn(8)],
  ['another world behind the page', noteWorldChange],
])('a draft ends with %s', (_what, happen) => {
  happen();
  expect(useDraft.getState()).toEqual({ amountText: '', protocol: 'TRC20' });
});

it('a draft outlives a newer token of the same player', () => {
  logIn(7, 'second');
  expect(useDraft.getState()).toEqual({ amountText: '100', protocol: 'ERC20' });
});
