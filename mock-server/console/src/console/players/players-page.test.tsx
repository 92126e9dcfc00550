import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { getPlayerControl } from '@canada28/shared/control/players.control.ts';
import { getWorldControl } from '@canada28/shared/control/worlds.control.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, readAgain } from '../../control/query-client.ts';
import { useActionsStore } from '../../page/actions.store.ts';
import { PlayersPage } from './players-page.tsx';

type Answer = { readonly status?: number; readonly data?: unknown; readonly msg?: string };

let answers: (path: string) => Answer;

const PLAYER = { ...getPlayerControl.example.output, id: 7, userName: 'anna', openSessions: 1 };
const WORLD = { ...getWorldControl.example.output, rate: 0 };

beforeEach(() => {
  answers = (path) => ({ data: dataOf(path) });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const { status = 200, data = null, msg = '' } = answers(`${init?.method} ${pathname}`);
    return Response.json({ code: status, data, msg }, { status });
  });
});

afterEach(() => {
  queryClient.clear();
});

function dataOf(path: string, player: object = PLAYER): unknown {
  if (path.includes('/worlds/')) return WORLD;
  return path.endsWith('/players/7') ? player : { list: [], total: 0 };
}

async function openPlayer(): Promise<void> {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/players/7/sessions']}>
        <Routes>
          <Route path="/players/*" element={<PlayersPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'anna' });
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
}

test('a player who cannot be read again stays, and so does what is typed in an open dialog', async () => {
  await openPlayer();
  press('Message…');
  const title = await screen.findByLabelText('Title, English');
  fireEvent.change(title, { target: { value: 'Hello' } });
  answers = () => ({ status: 500, msg: 'It could not be read.' });
  readAgain();
  await vi.waitFor(() => expect(screen.queryAllByText('It could not be read.').length).toBeGreaterThan(0));
  expect(screen.getByLabelText('Title, English')).toHaveProperty('value', 'Hello');
});

test('a player whom the world has no more is hidden, and the page says so in its own words', async () => {
  await openPlayer();
  answers = () => ({
    status: 404,
    msg: 'There is no player 7: GET /__mock/players lists all there are.',
  });
  readAgain();
  await screen.findByText(/^This world has no such player now/);
  expect(screen.queryByText(/GET/)).toBe(null);
  expect(screen.queryByRole('heading', { name: 'anna' })).toBe(null);
});

test.each(['60m', '1,5', 'none'])(
  'a session length of "%s" is no length, and nothing is sent',
  async (typed) => {
    const sent: string[] = [];
    answers = (path) => {
      sent.push(path);
      return { data: dataOf(path) };
    };
    await openPlayer();
    press('Limits and time-out…');
    const length = await screen.findByLabelText('Length of a session, minutes');
    const set = await screen.findByRole('button', { name: 'Set the limits' });
    const changes = () => sent.filter((path) => path.startsWith('POST'));
    fireEvent.change(length, { target: { value: typed } });
    fireEvent.click(set);
    expect(length.matches(':invalid')).toBe(true);
    expect(changes()).toEqual([]);
    fireEvent.change(length, { target: { value: '60' } });
    fireEvent.click(set);
    await vi.waitFor(() => expect(changes()).toHaveLength(1));
  },
);

test('of the limits those are set that were typed: what another tester set meanwhile stays, and is shown', async () => {
  await openPlayer();
  press('Limits and time-out…');
  const deposits = await screen.findByLabelText('Deposits a day, USDT');
  const set = screen.getByRole<HTMLButtonElement>('button', { name: 'Set the limits' });
  expect(set.disabled).toBe(true);
  const limits = { ...PLAYER.limits, dailyDeposit: 55 };
  answers = (path) => ({ data: dataOf(path, { ...PLAYER, limits }) });
  readAgain();
  await vi.waitFor(() => expect(deposits).toHaveProperty('value', '55'));
  fireEvent.change(screen.getByLabelText('Losses a day, USDT'), { target: { value: '20' } });
  fireEvent.click(set);
  await vi.waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ body: JSON.stringify({ limits: { dailyLoss: '20' } }) }),
    ),
  );
});

const offeredIds = () =>
  [...useActionsStore.getState().byOwner.values()].flatMap(({ current }) => current.map(({ id }) => id));

test.each([
  ['with a session', {}, ['permit trade', 'permit login', 'unlock passwords', 'end sessions']],
  ['without sessions', { openSessions: 0 }, ['permit trade', 'permit login', 'unlock passwords']],
  ['who is deleted', { status: PLAYER_STATUS.deleted }, []],
])('of a player %s what is possible is offered, and nothing else', async (_, state, ids) => {
  answers = (path) => ({ data: dataOf(path, { ...PLAYER, ...state }) });
  await openPlayer();
  expect(offeredIds()).toEqual(
    expect.arrayContaining(['limits of player', 'message to player', 'phone of player']),
  );
  const OF_ACCOUNT = ['permit trade', 'permit login', 'unlock passwords', 'end sessions'];
  expect(offeredIds().filter((id) => OF_ACCOUNT.includes(id))).toEqual(ids);
});
