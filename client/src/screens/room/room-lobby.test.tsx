import type { TestServer, TestWorldOptions } from '@canada28/mock-server/testing/test-server.ts';
import { listBetsCall, placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { listChasesCall, startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { sendChatCall } from '@canada28/shared/contract/chat.contract.ts';
import { findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { http } from '../../lib/api-client.ts';
import { holdsBack, startProxy } from '../../testing/lost-answers.ts';
import { passSeconds, startStillServer } from '../../testing/move-time.ts';
import { logInAsPlayer, openApp, pointAppAt } from '../../testing/walk-app.tsx';

/** A test begins one minute into a sale of three; then the issue is sealed for half a minute. */
const TO_CUTOFF = 120;
const TO_DRAW = 30;
const BIG = 31;
const SEVEN_ROOMS = ['betting', 'trend', 'past', 'record', 'chasingRecord', 'gameplay', 'chatRoom'];

/** A player with a bet on the issue of the moment, and a chase that begins with it. */
async function startWithStakes(options: TestWorldOptions = {}): Promise<TestServer> {
  const server = await startStillServer(options);
  const { headers } = logInAsPlayer(server);
  const issueCode = '3184207';
  const bet = { totalAmount: 40, numberRecord: String(BIG) };
  const slip = { issueCode, lotteryId: '1', totalAmount: 40, gameItem: [bet] };
  expect((await server.game(placeBetCall.path, slip, headers)).body.code).toBe(200);
  const chase = {
    lotteryId: '1',
    planType: 2,
    numberRecord: '18',
    startIsuueCode: issueCode,
    totalIssue: 3,
    startAmount: 5,
    startMutiple: 1,
    stopMode: 0,
  };
  expect((await server.game(startChaseCall.path, chase, headers)).body).toMatchObject({ code: 200 });
  await server.call(sendChatCall.path, { content: 'Eighteen tonight' }, headers);
  return server;
}

describe('the lobby of the running issue', () => {
  it('is where the room opens', async () => {
    await startStillServer();
    await openApp('/order');
    await screen.findByRole('heading', { name: 'Betting room' });
    await expect.poll(() => window.location.pathname).toBe('/order/room');
    await expect.poll(() => document.title).toBe('Lobby · Canada 28');
  });

  it('shows a guest the time left, the last results and a way to each of the seven other rooms', async () => {
    await startStillServer();
    await openApp('/order/room');
    expect((await screen.findByRole('timer')).textContent).toBe('02:00');
    await screen.findByText('Last result · 3184206');
    const results = screen.getByText('Latest results').closest('section') as HTMLElement;
    expect(within(results).getAllByRole('listitem')).toHaveLength(4);
    const ways = within(screen.getByRole('navigation', { name: 'Betting room' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual(expect.arrayContaining(SEVEN_ROOMS.map((room) => `/order/${room}`)));
    screen.getByText('Log in to see your bets and chases here');
    expect(screen.queryByText('Your bets on this issue')).toBe(null);
  });

  it('marks each of the latest results that a tester set', async () => {
    const server = await startStillServer();
    await server.control('draws/script', { sums: [18] }).expect(200);
    await passSeconds(server, 2 * (TO_CUTOFF + TO_DRAW) + 60);
    await openApp('/order/room');
    const results = (await screen.findByText('Latest results')).closest('section') as HTMLElement;
    const [forced, drawn] = within(results).getAllByRole('listitem');
    within(forced as HTMLElement).getByRole('img', { name: 'Set by a tester' });
    expect(within(drawn as HTMLElement).queryByRole('img')).toBe(null);
  });

  it('shows a player what is at stake on the issue, and what was just said', async () => {
    await startWithStakes();
    await openApp('/order/room');
    const bets = (await screen.findByText('Your bets on this issue')).closest('section') as HTMLElement;
    await within(bets).findByText(/^Big/);
    within(bets).getByText('45.00');
    const chases = within(await screen.findByRole('list', { name: 'Active chases' }));
    chases.getByText('Same multiple');
    await screen.findByText('Eighteen tonight');
    expect(screen.getByRole('link', { name: 'Join in' }).getAttribute('href')).toBe('/order/chatRoom');
  });

  it('counts no stake that a void issue gave back', async () => {
    const server = await startWithStakes({ schedule: scheduleConfig({ drawDelaySeconds: 5 }) });
    await server.control('draws/script', { issueCode: '3184207', void: true }).expect(200);
    await passSeconds(server, TO_CUTOFF + 10);
    await openApp('/order/room');
    const bets = (await screen.findByText('Your bets on this issue')).closest('section') as HTMLElement;
    await within(bets).findByText(/^Big/);
    expect(within(bets).queryByText('45.00')).toBe(null);
  });

  it('gives the stakes back as soon as the issue turns out void', async () => {
    const server = await startWithStakes({ schedule: scheduleConfig({ drawDelaySeconds: 5 }) });
    await server.control('draws/script', { issueCode: '3184207', void: true }).expect(200);
    await openApp('/order/room');
    await screen.findByText('45.00');
    await passSeconds(server, TO_CUTOFF + 10);
    await screen.findByRole('link', { name: /^Available.*990\.00/ });
    await expect.poll(() => screen.queryByText('45.00')).toBe(null);
  });

  it('follows the issue through its cutoff and its draw to the next one', async () => {
    const server = await startWithStakes();
    await server.control('draws/script', { sums: [18] }).expect(200);
    await openApp('/order/room');
    await screen.findByText('Closes in');
    await passSeconds(server, TO_CUTOFF);
    await screen.findByText('Draw in');
    screen.getAllByText('Sealed');
    await passSeconds(server, TO_DRAW);
    await screen.findByText('Last result · 3184207');
    expect(screen.getByRole('img', { name: / = 18$/ })).toBeDefined();
    await screen.findByText(/Issue 3184208/);
    await screen.findByRole('link', { name: /^Available.*1,115\.71/ });
  });

  it('asks once at a draw for what it changed, though chases go on with the opening and with the settlement', async () => {
    const server = await startWithStakes();
    await openApp('/order/room');
    await screen.findByText('Closes in');
    await passSeconds(server, TO_CUTOFF);
    await screen.findByText('Draw in');
    const asked: (string | undefined)[] = [];
    const listener = http.interceptors.request.use((config) => {
      asked.push(config.url?.split('/').at(-1));
      return config;
    });
    onTestFinished(() => http.interceptors.request.eject(listener));
    await server.control('draws/script', { sums: [18] }).expect(200);
    await passSeconds(server, TO_DRAW);
    await screen.findByText('Last result · 3184207');
    await screen.findByRole('link', { name: /^Available.*1,115\.71/ });
    const times = (call: string) => asked.filter((one) => one === call).length;
    expect([findHistoryIssueCall.path, listChasesCall.path, 'getUserInfo'].map(times)).toEqual([1, 1, 1]);
  });

  it('says that nothing is at stake yet', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    await openApp('/order/room');
    await screen.findByText('No bets on this issue yet');
    expect(screen.queryByText('Active chases')).toBe(null);
  });

  it('does not say so while the bets are on their way', async () => {
    const server = await startWithStakes();
    const { passage, letGo } = holdsBack(listBetsCall.path);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    await openApp('/order/room');
    await screen.findByText('Your bets on this issue');
    await screen.findByText('Eighteen tonight');
    expect(screen.queryByText('No bets on this issue yet')).toBe(null);
    letGo();
    await screen.findByText(/^Big/);
  });

  it('says that the bets could not be loaded, and loads them at a press', async () => {
    const server = await startWithStakes();
    // biome-ignore lint/suspicious/noThenProperty: a fault says so what happens then.
    const fault = { match: { path: `game/${listBetsCall.path}` }, times: 1, then: { httpStatus: 500 } };
    await server.control('faults', fault).expect(200);
    const user = await openApp('/order/room');
    const failure = within(await screen.findByRole('alert'));
    failure.getByText('Could not load');
    expect(screen.queryByText('No bets on this issue yet')).toBe(null);
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^Big/);
  });

  it('is one step from every tab', async () => {
    await startStillServer();
    const user = await openApp('/order/trend');
    await user.click(await screen.findByRole('link', { name: 'Lobby' }));
    await screen.findByText('Closes in');
    expect(window.location.pathname).toBe('/order/room');
  });
});
