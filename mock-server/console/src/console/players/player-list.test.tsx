import { getPlayerControl } from '@canada28/shared/control/players.control.ts';
import { getWorldControl } from '@canada28/shared/control/worlds.control.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../control/query-client.ts';
import { PlayerList } from './player-list.tsx';

const player = (id: number, userName: string) => ({
  ...getPlayerControl.example.output,
  id,
  userName,
  nickName: userName,
});

const OLDEST = player(100_001, 'demo');
/** As many as are read, of a world that has more. */
const NEWEST = [player(101_002, 'zoe'), player(101_001, 'anna')];

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const data = pathname.includes('/worlds/') ? getWorldControl.example.output : pageOf(searchParams);
    return Response.json({ code: 200, data, msg: '' });
  });
});

afterEach(() => {
  queryClient.clear();
});

function pageOf(query: URLSearchParams): object {
  if (query.has('pageSize')) return { list: NEWEST, total: 3 };
  const list = [...NEWEST, OLDEST].filter(
    ({ id, userName }) => userName === query.get('userName') || String(id) === query.get('player'),
  );
  return { list, total: list.length };
}

test('of more players than are read, any is found by the whole name or ID, and none is said not to be there', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PlayerList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('The newest 2 of 3 are shown.');
  const find = screen.getByLabelText('Find by name or ID');
  const type = (text: string) => fireEvent.change(find, { target: { value: text } });
  const rows = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  type('dem');
  await screen.findByText('None of the newest 2 players is called "dem", and no ID begins so.');
  for (const whole of ['demo', '100001']) {
    type(whole);
    await vi.waitFor(() => expect(rows()).toEqual(['demo']));
  }
  type('101002');
  expect(rows()).toEqual(['zoe']);
  type('');
  expect(rows()).toEqual(['zoe', 'anna']);
});
