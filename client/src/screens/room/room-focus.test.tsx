import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useBetSlip } from '../../features/betting/bet-slip.store.ts';
import { useDrawView } from '../../features/draws/draw-view.store.ts';
import { passSeconds, startStillServer } from '../../testing/move-time.ts';
import { logInAsPlayer, openApp } from '../../testing/walk-app.tsx';

beforeEach(() => {
  useBetSlip.setState(useBetSlip.getInitialState());
  useDrawView.setState(useDrawView.getInitialState());
});

it('screen readers are told on every tab that the issue is sealed', async () => {
  const server = await startStillServer();
  await openApp('/order/trend');
  await screen.findByRole('timer');
  const said = () => [...document.querySelectorAll('[aria-live="polite"]')].map((live) => live.textContent);
  expect(said()).not.toContain('Sealed');
  await passSeconds(server, 120);
  await expect.poll(said).toContain('Sealed');
  await passSeconds(server, 30);
  await expect.poll(said).toContainEqual(expect.stringMatching(/^Issue \d+ is drawn/));
});

it('a sheet whose opener gave way to the draw hands the focus to the title of the room', async () => {
  const server = await startStillServer();
  logInAsPlayer(server);
  const user = await openApp('/order/betting');
  await user.click(await screen.findByRole('button', { name: 'Big 1.999' }));
  await user.click(screen.getByRole('button', { name: 'Chase' }));
  await screen.findByRole('dialog');
  await passSeconds(server, 120);
  await screen.findByText('Draw in');
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});

it('where betting and the draw take turns, focus in what goes away goes on to the title of the room', async () => {
  const server = await startStillServer();
  logInAsPlayer(server);
  const user = await openApp('/order/betting');
  await user.click(await screen.findByRole('button', { name: 'Big 1.999' }));
  await user.type(screen.getByLabelText('Amount for Big'), '5');
  const title = screen.getByRole('heading', { level: 1 });
  await passSeconds(server, 120);
  await screen.findByText('Draw in');
  expect(document.activeElement).toBe(title);
  await passSeconds(server, 30);
  for (const name of ['Skip', /^Bet on/, 'Got it']) {
    await user.click(await screen.findByRole('button', { name }));
    expect(document.activeElement, String(name)).toBe(title);
  }
});
