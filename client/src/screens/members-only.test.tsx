import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { endSession, keepProfile, openSession, replaceToken } from '../lib/session.store.ts';
import { testProfile } from '../testing/test-profile.ts';
import { MembersOnly } from './members-only.tsx';

// Before, too: whatever test came before on this worker may have left a player logged in.
beforeEach(endSession);
afterEach(endSession);

it('a guest sees the way to log in where a player sees the screen', async () => {
  await startI18n('en');
  render(
    <MemoryRouter>
      <MembersOnly titleKey="game.bet.record">my bets</MembersOnly>
    </MemoryRouter>,
  );
  screen.getByRole('heading', { name: 'Betting history' });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/logo');
  expect(screen.queryByText('my bets')).toBe(null);
  act(() => openSession({ ...testProfile(), token: 'first' }));
  screen.getByText('my bets');
});

it('begins a screen again for another player, and not for a newer token or profile of the same', () => {
  const profile = testProfile({ token: 'first', tokenValue: 'first' });
  openSession({ ...profile, token: 'first' });
  render(
    <MemoryRouter>
      <MembersOnly titleKey={undefined}>
        <input aria-label="Amount" />
      </MembersOnly>
    </MemoryRouter>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  field.value = '100';
  act(() => replaceToken('first', 'second'));
  act(() => keepProfile({ ...profile, nickName: 'Mei' }, undefined));
  expect(screen.getByLabelText('Amount')).toBe(field);
  act(() => openSession({ ...testProfile({ id: 8 }), token: 'third' }));
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
});
