import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp, startServer } from '../testing/walk-app.tsx';

const findPicker = () => screen.findByRole('group', { name: 'Numbers 1–80' });
const numberButton = (picker: HTMLElement, number: number) =>
  within(picker).getByRole('button', { name: String(number) });
const pressedIn = (picker: HTMLElement) => within(picker).getAllByRole('button', { pressed: true });

async function pickOneToTwenty(user: UserEvent): Promise<HTMLElement> {
  const picker = await findPicker();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  for (let number = 1; number <= 20; number += 1) await user.click(numberButton(picker, number));
  return picker;
}

describe('the rules', () => {
  it('tell a guest the times as the server runs them', async () => {
    await startServer({ schedule: scheduleConfig({ intervalSeconds: 300 }) });
    await openApp('/home/gameplay');
    await screen.findByText(
      'A draw about every 5 minutes: 270 seconds of betting, then 30 seconds sealed, then the draw.',
    );
    screen.getByText(/doubling over six issues loses everything about once in 64/);
    screen.getByText(/One bet pays at most 5,000,000 USDT/);
    screen.getByText(/18\+ only/);
  });

  it.each([
    ['spaced', 'Double with a gap: the issues within it are skipped.'],
    [
      'stepped',
      'Double with a gap: every issue is bet, and the amount doubles only once the gap has passed.',
    ],
  ] as const)('tell what a gap does to a double chase on a server with the rule %s', async (rule, text) => {
    await startServer({ chaseDoubleRule: rule });
    await openApp('/home/gameplay');
    await screen.findByText(text);
    expect(screen.getAllByText(/^Double with a gap/)).toHaveLength(1);
  });

  it('lead to the odds', async () => {
    await startServer();
    const user = await openApp('/home/gameplay');
    await user.click(await screen.findByRole('link', { name: 'Odds and chances' }));
    await screen.findByRole('heading', { name: 'Odds' });
  });

  it('are a tab of the room as well', async () => {
    await startServer();
    const user = await openApp('/order/betting');
    await user.click(await screen.findByRole('link', { name: 'Rules' }));
    await screen.findByText('How a draw works');
    expect(location.pathname).toBe('/order/gameplay');
  });
});

describe('the draw to play with', () => {
  it('begins with a draw at random and makes another one on demand', async () => {
    await startServer();
    const user = await openApp('/home/gameplay');
    const picker = await findPicker();
    expect(pressedIn(picker)).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Draw 20 at random' }));
    expect(pressedIn(picker)).toHaveLength(20);
    screen.getByRole('img', { name: /^\d \+ \d \+ \d = \d+$/ });
  });

  it('shows what 20 picked numbers come to, zone by zone', async () => {
    await startServer();
    const user = await openApp('/home/gameplay');
    const picker = await pickOneToTwenty(user);
    screen.getByRole('img', { name: '7 + 3 + 9 = 19' });
    const sums = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(sums).toEqual(expect.arrayContaining(['A577', 'B633', 'C699']));
    await user.click(numberButton(picker, 80));
    expect(pressedIn(picker)).toHaveLength(20);
    await user.click(numberButton(picker, 1));
    screen.getByText('1 more to pick');
    expect(screen.queryByRole('img', { name: /=/ })).toBeNull();
  });

  it('can be picked with the keyboard alone', async () => {
    await startServer();
    const user = await openApp('/home/gameplay');
    const picker = await findPicker();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    numberButton(picker, 1).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowUp} ');
    expect(pressedIn(picker).map(({ textContent }) => textContent)).toEqual(['3']);
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(pressedIn(picker).map(({ textContent }) => textContent)).toEqual(['2', '3']);
    screen.getByText('18 more to pick');
  });
});
