import { exampleWithdrawal, FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { getPlayerControl } from '@canada28/shared/control/players.control.ts';
import { getWorldControl } from '@canada28/shared/control/worlds.control.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../control/query-client.ts';
import { ReviewsPage } from './reviews-page.tsx';

/** More than one answer of the server holds. */
const MANY = 1201;

const { pending } = FINANCE_STATUS;
/** The oldest of them has all orders. */
const PLAYERS = Array.from({ length: MANY }, (_, place) => ({
  ...getPlayerControl.example.output,
  id: MANY - place,
  userName: `player${MANY - place}`,
}));
const ORDERS = Array.from({ length: MANY }, (_, place) => ({
  ...exampleWithdrawal,
  id: `D${10_000 + place}`,
  userid: 1,
  status: pending,
}));

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    return Response.json({ code: 200, data: dataOf(pathname, searchParams), msg: '' });
  });
});

afterEach(() => {
  queryClient.clear();
});

/** The newest first, a page at a time. */
function dataOf(path: string, query: URLSearchParams): unknown {
  if (path.includes('/worlds/')) return getWorldControl.example.output;
  if (path.endsWith('/config')) return {};
  const all = path.endsWith('/players') ? PLAYERS : ordersOf(path, query);
  const [pageNo, pageSize] = [Number(query.get('pageNo') ?? 1), Number(query.get('pageSize'))];
  return { list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length };
}

function ordersOf(path: string, query: URLSearchParams) {
  return path.endsWith('/orders') && query.get('status') === String(pending) ? ORDERS.toReversed() : [];
}

test('of however many orders that wait the oldest are shown, and the others on request', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/reviews']}>
        <Routes>
          <Route path="/reviews/*" element={<ReviewsPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('1,201 orders for you')).toBeDefined();
  const rows = () => screen.getAllByTitle('Order number').map(({ textContent }) => textContent);
  expect(rows()).toHaveLength(100);
  expect(rows()[0]).toBe('D10000');
  expect(await screen.findAllByText('player1')).toHaveLength(100);
  expect(screen.getByText(/The oldest 100 are shown/)).toBeDefined();
  fireEvent.click(screen.getByText('Show 100 more'));
  expect(rows()).toHaveLength(200);
  expect(rows().at(-1)).toBe('D10199');
});
