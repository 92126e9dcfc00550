import { LOSS, pass, SLOT_MS, startTestChase, WIN } from '@canada28/mock-server/testing/test-chase.ts';
import type { TestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { exampleOrder, listBetsCall } from '@canada28/shared/contract/betting.contract.ts';
import { PLAN_TYPE } from '@canada28/shared/contract/chase-states.ts';
import {
  examplePlan,
  listChaseItemsCall,
  listChasesCall,
  stopChaseCall,
} from '@canada28/shared/contract/chasing.contract.ts';
import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startExampleServer } from '../../testing/example-server.ts';
import { findMessage, logInAsPlayer, openApp, startServer } from '../../testing/walk-app.tsx';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
  await server.control('clock', { freeze: true });
});

const DOUBLE = { planType: PLAN_TYPE.double, startMutiple: 1, issueRato: 1, stopMode: STOP_MODE.onWin };

function startDouble(player: TestPlayer): number {
  return startTestChase(server.world, player, DOUBLE);
}

async function drawNext(...sums: number[]): Promise<void> {
  await server.control('draws/script', { sums });
  await server.control('clock', { advance: sums.length * SLOT_MS });
}

/** The table: number, multiple, amount, state, stopped. */
function items(): string[] {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) => {
    const [serial, , ...others] = [...row.children].map((cell) => cell.textContent);
    return [serial, ...others].join(' ');
  });
}

/** A sum of the totals. */
const total = (label: string) =>
  screen.getAllByText(label, { selector: 'dt' })[0]?.parentElement?.querySelector('dd')?.textContent;

describe('the detail of a chase', () => {
  it('follows it live until it stops on a win', async () => {
    const chaseId = startDouble(logInAsPlayer(server));
    await openApp(`/chasingRecordDetail?id=${chaseId}`);
    await screen.findByText('Running');
    expect(screen.getByText('Net result').nextSibling?.textContent).toMatch(/^0\.00/);
    expect(items()).toEqual([
      '1 1 10 Not drawn –',
      '2 2 20 Waiting –',
      '3 4 40 Waiting –',
      '4 8 80 Waiting –',
      '5 16 160 Waiting –',
    ]);
    expect([total('Chase total'), total('Staked'), total('On hold')]).toEqual(['310.00', '10.00', '300.00']);
    await drawNext(LOSS);
    await screen.findByText('Issues 2/5');
    await expect.poll(() => items().slice(0, 2)).toEqual(['1 1 10 Did not win –', '2 2 20 Not drawn –']);
    expect(screen.getByText('Net result').nextSibling?.textContent).toMatch(/^-10\.00/);
    await drawNext(LOSS, WIN);
    await screen.findByText('+9.96');
    expect(items()).toEqual([
      '1 1 10 Did not win –',
      '2 2 20 Did not win –',
      '3 4 40 Won –',
      '4 8 80 Cancelled Stopped',
      '5 16 160 Cancelled Stopped',
    ]);
    expect([total('Staked'), total('Won'), total('Returned')]).toEqual(['70.00', '79.96', '240.00']);
    expect(screen.queryByRole('button', { name: 'Stop chase' })).toBe(null);
  });

  it('lets the player stop it between two draws, and gives back what was not bet', async () => {
    const player = logInAsPlayer(server);
    const chaseId = startDouble(player);
    await drawNext(LOSS);
    const user = await openApp(`/chasingRecordDetail?id=${chaseId}`);
    await user.click(await screen.findByRole('button', { name: 'Stop chase' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop this chase?' }));
    question.getByText(/The 280\.00 USDT not bet yet/);
    await user.click(question.getByRole('button', { name: 'Stop' }));
    await findMessage('Chase stopped');
    await expect
      .poll(items)
      .toEqual([
        '1 1 10 Did not win –',
        '2 2 20 Not drawn –',
        '3 4 40 Cancelled Stopped',
        '4 8 80 Cancelled Stopped',
        '5 16 160 Cancelled Stopped',
      ]);
    expect(total('Returned')).toBe('280.00');
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    const wallet = await server.call(getMyWalletCall.path, {}, player.headers);
    expect(wallet.body.data).toMatchObject({ moneyUsable: 970, moneyFrozen: 0 });
  });

  it('goes on when the player thinks better of stopping it', async () => {
    const chaseId = startDouble(logInAsPlayer(server));
    const user = await openApp(`/chasingRecordDetail?id=${chaseId}`);
    await user.click(await screen.findByRole('button', { name: 'Stop chase' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText('Running');
  });

  it('says so when it ended before the player could stop it', async () => {
    const chaseId = startTestChase(server.world, logInAsPlayer(server), { totalIssue: 1 });
    const user = await openApp(`/chasingRecordDetail?id=${chaseId}`);
    await user.click(await screen.findByRole('button', { name: 'Stop chase' }));
    const question = within(await screen.findByRole('alertdialog'));
    pass(server.world, SLOT_MS);
    await user.click(question.getByRole('button', { name: 'Stop' }));
    await screen.findByText('Finished');
  });

  /** Stops a chase on a server with which something happens then. */
  async function stopWith(fault: object): Promise<void> {
    const chaseId = startDouble(logInAsPlayer(server));
    // biome-ignore lint/suspicious/noThenProperty: a fault says so what happens then.
    const stopping = { match: { path: `game/${stopChaseCall.path}` }, then: fault };
    await server.control('faults', stopping).expect(200);
    const user = await openApp(`/chasingRecordDetail?id=${chaseId}`);
    await user.click(await screen.findByRole('button', { name: 'Stop chase' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
  }

  it('says that it may be stopped where the answer was lost, and shows that it is', async () => {
    await stopWith({ close: 'after' });
    await findMessage(/^No response received, so we cannot tell if this went through/);
    await screen.findByText('Stopped', { selector: 'main *' });
    expect(screen.queryByText(/^Request error/)).toBe(null);
  });

  it('leaves it to the dialog to say that a log in is needed', async () => {
    await stopWith({ code: 403, msg: 'Please log in again' });
    await screen.findByRole('alertdialog', { name: /log/i });
    expect(screen.queryByText(/^Request error/)).toBe(null);
  });

  it('says in place of the button that a server cannot stop it, once that is known', async () => {
    await stopWith({ httpStatus: 404 });
    await screen.findByText(/cannot be stopped by hand here/);
    expect(screen.queryByRole('button', { name: 'Stop chase' })).toBe(null);
    expect(screen.queryByRole('alertdialog')).toBe(null);
    expect(screen.queryByText(/error/i)).toBe(null);
  });

  it('takes from the bets what a server does not tell of an item', async () => {
    logInAsPlayer(server);
    const untold = { orderCode: undefined, orderStatus: undefined, accWin: undefined };
    const observed = listChaseItemsCall.example.output.map((item) => ({ ...item, ...untold }));
    const issueCode = String(observed[0]?.gameissue);
    const bet = { ...exampleOrder, issuecode: issueCode };
    await startExampleServer({
      [listChaseItemsCall.path]: observed,
      [listBetsCall.path]: [
        { ...bet, id: 79, ordercode: '79', orderstatus: 3, gameplanid: null },
        { ...bet, id: 78, ordercode: '78', gameplanid: examplePlan.id },
      ],
    });
    await openApp(`/chasingRecordDetail?id=${examplePlan.id}`);
    await screen.findByRole('table');
    expect(items()).toEqual(['1 4 40 Won –']);
    const link = screen.getByRole('link', { name: issueCode });
    expect(link.getAttribute('href')).toBe('/record/detail?id=78');
  });

  it('shows an item whose bet brought no more than its stake as returned, not as won', async () => {
    logInAsPlayer(server);
    const [item] = listChaseItemsCall.example.output;
    const bets = [40, 40.000001].map((accWin, index) => ({ ...item, id: index, totamount: 40, accWin }));
    await startExampleServer({ [listChaseItemsCall.path]: bets });
    await openApp(`/chasingRecordDetail?id=${examplePlan.id}`);
    await screen.findByRole('table');
    expect(items().map((row) => row.split(' ')[3])).toEqual(['Returned', 'Won']);
    expect(document.querySelectorAll('tr[data-won="true"]')).toHaveLength(1);
  });

  it('leads to the bet that an item became', async () => {
    const chaseId = startDouble(logInAsPlayer(server));
    const user = await openApp(`/chasingRecordDetail?id=${chaseId}`);
    await user.click(within(await screen.findByRole('table')).getByRole('link'));
    await screen.findByText('Chase bet');
  });

  it.each(['', '?id=', '?id=abc', '?id=999'])('is a parameter error for %j', async (search) => {
    logInAsPlayer(server);
    const user = await openApp(`/chasingRecordDetail${search}`);
    await screen.findByText('Parameter error');
    await user.click(screen.getByRole('link', { name: 'Chase record' }));
    await screen.findByText('No chases yet');
  });

  it('is a parameter error for a chase of another player', async () => {
    const chaseId = startDouble(logInAsPlayer(server));
    logInAsPlayer(server);
    await openApp(`/chasingRecordDetail?id=${chaseId}`);
    await screen.findByText('Parameter error');
  });
});

describe('the record of chases', () => {
  const rows = async () =>
    (await screen.findAllByRole('link', { name: /Issues \d\/\d/ })).map((row) => row.textContent);

  it('shows every chase with its state and what it came to, and can be narrowed', async () => {
    const player = logInAsPlayer(server);
    startDouble(player);
    await drawNext(LOSS, WIN);
    startTestChase(server.world, player, { totalIssue: 1, planType: PLAN_TYPE.sameMultiple });
    await drawNext(LOSS);
    startTestChase(server.world, player, { planType: PLAN_TYPE.profit, winRate: 20 });
    const user = await openApp('/chasingRecord');
    expect(await rows()).toEqual([
      expect.stringMatching(/^BigProfit targetIssues 1\/5.*530\.00.*Running$/),
      expect.stringMatching(/^BigSame multipleIssues 1\/1.*-10\.00.*Finished$/),
      expect.stringMatching(/^BigDoubleIssues 2\/5.*\+9\.98.*Stopped$/),
    ]);
    for (const [chip, state] of [
      ['Running', /Running$/],
      ['Finished', /Finished$/],
      ['Stopped', /Stopped$/],
    ] as const) {
      await user.click(screen.getByRole('button', { name: chip }));
      await expect.poll(rows).toEqual([expect.stringMatching(state)]);
    }
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Yesterday');
    await screen.findByText('No matching records');
  });

  it('counts no bet as lost before its draw, though the player stopped its chase', async () => {
    const player = logInAsPlayer(server);
    const planId = startDouble(player);
    await server.game(stopChaseCall.path, { planId }, player.headers);
    await openApp('/chasingRecord');
    await expect.poll(rows).toEqual([expect.stringMatching(/Issues 1\/5\d\d:\d\d0\.00.*Stopped$/)]);
    await drawNext(LOSS);
    await expect.poll(rows).toEqual([expect.stringMatching(/-10\.00.*Stopped$/)]);
  });

  it('keeps to its days where a server heeds none', async () => {
    logInAsPlayer(server);
    await startExampleServer({ [listChasesCall.path]: [examplePlan] });
    const user = await openApp('/chasingRecord');
    await expect.poll(rows).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Yesterday');
    await screen.findByText('No matching records');
  });

  it('is reached from My', async () => {
    logInAsPlayer(server);
    const user = await openApp('/center');
    await user.click(await screen.findByRole('link', { name: 'Chase record' }));
    await screen.findByText('No chases yet');
  });

  it('asks a guest to log in, in the room too', async () => {
    await openApp('/order/chasingRecord');
    await screen.findByText('Please log in first');
  });
});
