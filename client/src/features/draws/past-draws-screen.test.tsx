import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findMessage, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

const TO_NEXT_DRAW_MS = 150_000;

/** jsdom lays nothing out: rows of 60 px. */
function giveRowsTheirHeight() {
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 358, 60));
}

async function startFrozenServer(pastDraws: number) {
  const server = await startServer({ pastDraws });
  await server.control('clock', { freeze: true });
  return server;
}

const findRow = (issueCode: string) => screen.findByRole('button', { name: new RegExp(`^${issueCode}`) });
const findRows = () => screen.findAllByRole('button', { name: /^\d{7}/ });

describe('past draws', () => {
  it('are listed by day with time, digits, sum and what it is', async () => {
    const server = await startFrozenServer(5);
    const { body } = await server.game(findHistoryIssueCall.path, { lotteryId: '1' });
    const [newest] = body.data;
    await openApp('/order/past');
    await findRow(newest.issueCode);
    const rows = await findRows();
    expect(rows).toHaveLength(5);
    expect(rows[0]?.textContent).toContain(newest.numberRecord.replaceAll(',', ' + '));
    within(rows[0] as HTMLElement).getByText('10:00');
    within(rows[0] as HTMLElement).getByText(/^(Extreme )?(big|small)$/i);
    screen.getByRole('heading', { name: '09/16/2026' });
    screen.getByText('End of list');
  });

  it('open to show their numbers, zones and sum, and can be verified', async () => {
    const server = await startFrozenServer(5);
    const { body } = await server.game(findHistoryIssueCall.path, { lotteryId: '1' });
    const [newest] = body.data;
    const user = await openApp('/order/past');
    await user.click(await findRow(newest.issueCode));
    const sheet = await screen.findByRole('dialog', { name: `Result of issue ${newest.issueCode}` });
    const numbers = await within(sheet).findByRole('list', { name: 'The 20 numbers drawn' });
    const shown = within(numbers).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => Number(textContent))).toEqual(newest.drawNumbers);
    within(sheet).getByRole('img', { name: new RegExp(` = ${newest.sumRecord}$`) });
    await user.click(within(sheet).getByRole('button', { name: 'Verify this draw' }));
    await screen.findByText('Verified');
  });

  it('open at an address that names one of them, verified where it says so, and stay closed once they are', async () => {
    const server = await startFrozenServer(5);
    const { body } = await server.game(findHistoryIssueCall.path, { lotteryId: '1' });
    const { issueCode } = body.data[3];
    const user = await openApp(`/order/past?issue=${issueCode}&verify`);
    await screen.findByText('Verified');
    await user.keyboard('{Escape}');
    const sheet = await screen.findByRole('dialog', { name: `Result of issue ${issueCode}` });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
  });

  it('say so where an address names none that is drawn, and the next one opens as usual', async () => {
    await startFrozenServer(5);
    const user = await openApp('/order/past?issue=1000000&verify');
    await findMessage('No results yet');
    expect(screen.queryByRole('dialog')).toBeNull();
    const [row] = await findRows();
    if (row) await user.click(row);
    await screen.findByRole('button', { name: 'Verify this draw' });
    expect(screen.queryByRole('dialog', { name: 'Verify the draw' })).toBe(null);
    expect(location.search).toBe('');
  });

  it('begin with a new one as soon as it is drawn, and say when a tester set it', async () => {
    const server = await startFrozenServer(5);
    await server.control('draws/script', { sums: [18] });
    const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
    const user = await openApp('/order/past');
    await findRows();
    await server.control('clock', { advance: TO_NEXT_DRAW_MS });
    const newest = await findRow(body.data.issueCode);
    expect((await findRows())[0]).toBe(newest);
    within(newest).getByText('Set by a tester');
    await user.click(newest);
    await screen.findByText('This result was set by a tester and cannot be verified');
    expect(screen.queryByRole('button', { name: 'Verify this draw' })).toBeNull();
  });

  it('are asked for again when more were drawn than the page looked at', async () => {
    const server = await startFrozenServer(5);
    await openApp('/order/past');
    await findRows();
    await server.control('clock', { advance: 20 * 210_000 });
    const { body } = await server.game(findHistoryIssueCall.path, { lotteryId: '1' });
    await findRow(body.data[0].issueCode);
    await findRow(body.data[12].issueCode);
  });

  it('are all within reach, while only those in sight are on the page', async () => {
    giveRowsTheirHeight();
    const server = await startFrozenServer(150);
    const user = await openApp('/order/past');
    await findRows();
    expect((await findRows()).length).toBeLessThan(40);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('End of list');
    expect((await findRows()).length).toBeLessThan(40);
    const { body } = await server.game(findHistoryIssueCall.path, { lotteryId: '1', pageSize: 150 });
    expect(body.data).toHaveLength(150);
  });

  it('say so when nothing has been drawn yet', async () => {
    await startFrozenServer(0);
    await openApp('/order/past');
    await screen.findByText('No results yet');
  });

  it('offer to try again when they cannot be had', async () => {
    const server = await startFrozenServer(5);
    const user = await openApp('/order/betting');
    const link = await screen.findByRole('link', { name: 'Past draws' });
    pointAppAt('http://127.0.0.1:9');
    await user.click(link);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    pointAppAt(server.app.listeningOrigin);
    await user.click(retry);
    await findRows();
  });
});
