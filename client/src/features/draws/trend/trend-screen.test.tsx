import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp, pointAppAt, startServer } from '../../../testing/walk-app.tsx';

const TO_NEXT_DRAW_MS = 150_000;

async function startFrozenServer(pastDraws: number) {
  const server = await startServer({ pastDraws });
  await server.control('clock', { freeze: true });
  return server;
}

const findGrid = (issues: number) =>
  screen.findByRole('region', { name: `Trend of the last ${issues} issues` });
/** The rows below the fold come a part at a time. */
const expectRows = (grid: HTMLElement, count: number) =>
  expect.poll(() => within(grid).getAllByRole('rowheader', { name: /\d{7}/ }).length).toBe(count);
const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const rowOf = (grid: HTMLElement, name: string | RegExp) =>
  within(grid).getByRole('rowheader', { name }).closest('tr') ?? undefined;

describe('the trend', () => {
  it('shows the last 50 issues over all 28 numbers, and what was to be expected', async () => {
    await startFrozenServer(60);
    await openApp('/order/trend');
    const grid = await findGrid(50);
    await expectRows(grid, 50);
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(29);
    const expected = cellsOf(rowOf(grid, 'Expected'));
    expect([expected[0], expected[13], expected[27]]).toEqual(['0.0', '3.8', '0.0']);
    const hits = cellsOf(rowOf(grid, 'Hits')).map(Number);
    expect(hits.reduce((total, count) => total + count, 0)).toBe(50);
    screen.getByText('Past draws do not affect the next');
  });

  it('begins with a new draw as soon as there is one', async () => {
    const server = await startFrozenServer(40);
    await server.control('draws/script', { sums: [18] });
    const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
    await openApp('/order/trend');
    const grid = await findGrid(40);
    expect(within(grid).queryByRole('rowheader', { name: body.data.issueCode })).toBeNull();
    await server.control('clock', { advance: TO_NEXT_DRAW_MS });
    const newGrid = await findGrid(41);
    const [, newest] = within(newGrid).getAllByRole('row');
    expect(within(newest as HTMLElement).getByRole('rowheader').textContent).toContain(body.data.issueCode);
    expect(cellsOf(newest)[18]).toBe('18');
    expect(within(newGrid).getAllByRole('img', { name: 'Set by a tester' })).toHaveLength(1);
    within(newest as HTMLElement).getByRole('img', { name: 'Set by a tester' });
    expect(cellsOf(rowOf(newGrid, 'Gap'))[18]).toBe('0');
  });

  it('shows 30, 50 or 100 issues', async () => {
    await startFrozenServer(120);
    const user = await openApp('/order/trend');
    await findGrid(50);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Number of issues' }), 'Last 100');
    const grid = await findGrid(100);
    await expectRows(grid, 100);
    expect(location.search).toBe('?view=numbers&last=100');
  });

  it.each([
    ['Big/Small', ['Big', 'Small']],
    ['Odd/Even', ['Odd', 'Even']],
    ['Combinations', ['Big-Odd', 'Big-Even', 'Small-Odd', 'Small-Even']],
    ['Shape', ['Triple', 'Straight', 'Pair', 'Other']],
  ])('has the tab %s, in which every issue has one hit', async (tab, names) => {
    await startFrozenServer(40);
    const user = await openApp('/order/trend');
    await findGrid(40);
    await user.click(screen.getByRole('tab', { name: tab }));
    const grid = await findGrid(40);
    const heads = within(grid).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Issue', 'Sum', ...names]);
    const hits = cellsOf(rowOf(grid, 'Hits')).map(Number);
    expect(hits.reduce((total, count) => total + count, 0)).toBe(40);
  });

  it('ranks the numbers from hot to cold, and says that it means nothing for the next draw', async () => {
    await startFrozenServer(60);
    await openApp('/order/trend?view=heat&last=50');
    const list = await screen.findByRole('list', { name: 'Hot/Cold' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(28);
    within(rows[0] as HTMLElement).getByText('Hot');
    within(rows[27] as HTMLElement).getByText(/^\d hits? · \d\.\d expected$/);
    screen.getByText(/exactly as likely next time as ever/);
  });

  it('says so when nothing has been drawn yet', async () => {
    await startFrozenServer(0);
    await openApp('/order/trend');
    await screen.findByText('No results yet');
  });

  it('offers to try again when the draws cannot be had', async () => {
    const server = await startFrozenServer(40);
    const user = await openApp('/order/betting');
    const link = await screen.findByRole('link', { name: 'Trend' });
    pointAppAt('http://127.0.0.1:9');
    await user.click(link);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    pointAppAt(server.app.listeningOrigin);
    await user.click(retry);
    await findGrid(40);
  });
});
