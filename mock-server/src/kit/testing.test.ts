import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectMock, type Mock, startMock, type World } from './testing.ts';

let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ env: { DEMO_CREDIT: '700' } });
});

afterAll(() => mock.close());

/** A Wednesday, 10:01 in Shanghai, some time into a sale. */
const AT = Date.UTC(2026, 8, 16, 2, 1);

/** A world whose clock stands still, without players. */
async function createWorld(wanted: Parameters<Mock['createWorld']>[0] = {}): Promise<World> {
  const world = await mock.createWorld({ scenario: 'empty-everything', at: AT, rate: 0, ...wanted });
  onTestFinished(async () => {
    const isThere = (await mock.worlds()).some(({ name }) => name === world.name);
    if (isThere) await world.delete();
  });
  return world;
}

const bet = (issueCode: string) => ({
  issueCode,
  lotteryId: '1' as const,
  totalAmount: 10,
  gameItem: [{ totalAmount: 10, numberRecord: '18' }],
});

test('a test has a world of its own, with players, draws, time and money', async () => {
  const world = await createWorld({ seed: '7' });
  const player = await world.player({
    balance: 500,
    payPassword: '2828',
    addresses: [{ protocol: 'TRC20' }],
  });
  expect(player.payPassword).toBe('2828');
  const { issueCode } = await world.currentIssue();
  await world.draws.next({ sum: 18 }, { digits: [1, 2, 3] });
  await player.call('game/gameBet.do', bet(issueCode));
  const { drawAtMs } = await world.currentIssue();
  const { happened } = await world.clock.set(drawAtMs);
  expect(happened.map(({ what }) => what)).toContain('issue-drawn');
  expect((await world.draws.list()).map(({ sum }) => sum)).toEqual([6]);
  expect(await player.call('wallet/getMyWallet', {})).toMatchObject({ moneyUsable: 500 - 10 + 181.5 });
  expect((await world.audit()).broken).toEqual([]);
});

test.each([{ forbid: 'login' }, { deleted: true }] as const)(
  'a player who may not log in (%j) is made without a session, and with what a log in takes',
  async (state) => {
    const world = await createWorld();
    const player = await world.player({ ...state, payPassword: '2828', balance: 28 });
    expect(player).toMatchObject({ token: '', payPassword: '2828', profile: { hasPayPassword: true } });
    expect(player.storage('kor')).toEqual({ lang: 'kor' });
    await expect(player.call('wallet/getMyWallet', {})).rejects.toMatchObject({ code: 403 });
    await expect(world.logIn(player.userName, player.password)).rejects.toThrow(
      'POST /player-api/player/user/login',
    );
    if ('deleted' in state) return;
    await player.allow();
    const again = await world.logIn(player.userName, player.password);
    expect(await again.call('wallet/getMyWallet', {})).toMatchObject({ moneyUsable: 28 });
  },
);

test('worlds see nothing of each other, and a player is one of their own world', async () => {
  const [one, other] = [await createWorld(), await createWorld()];
  const player = await one.player();
  const path = '/player-api/player/user/getUserInfo';
  const inOwn = await one.request.post(path).set(player.headers).send({});
  const inOther = await other.request.post(path).set('x-token', player.token).send({});
  expect(inOwn.body.data).toMatchObject({ userName: player.userName, moneyUsable: 700 });
  expect(inOther.body.code).toBe(403);
});

test('a world has an origin of its own, and tells who can log in there', async () => {
  const world = await createWorld({ name: 'spring', scenario: 'fresh-install' });
  const { port } = new URL(mock.url);
  expect(world).toMatchObject({ url: `http://spring.localhost:${port}`, host: `spring.localhost:${port}` });
  const demo = await world.logIn('demo');
  expect(demo.profile.userName).toBe('demo');
  const stored = demo.storage('kor');
  expect(stored).toMatchObject({ lang: 'kor', token: demo.token });
  expect(JSON.parse(stored.userInfo ?? '')).toEqual(demo.profile);
  await expect(world.logIn('nobody')).rejects.toThrow('The password of nobody is not known');
});

test('what goes wrong is set, counted and ended', async () => {
  const world = await createWorld();
  const player = await world.player();
  const wallet = () => player.call('wallet/getMyWallet', {});
  const fault = await world.faults.add('wallet/*', { code: 600, msg: 'Counting' });
  await expect(wallet()).rejects.toMatchObject({ code: 600, sentence: 'Counting' });
  expect(await world.faults.list()).toMatchObject([{ hits: 1 }]);
  await fault.remove();
  await wallet();
  await world.faults.add({ path: '**', nth: 1 }, { httpStatus: 500 }, 1);
  await expect(wallet()).rejects.toMatchObject({ code: 500 });
  await world.faults.clear();
  await world.maintenance(true);
  await expect(wallet()).rejects.toMatchObject({ code: 503 });
});

test('the operator reviews, and the clock advances, stands still and goes on', async () => {
  const world = await createWorld({ config: { reviewPolicy: 'manual' } });
  const player = await world.player({ balance: 0 });
  await player.call('deposit/submitDepositOrder', { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 500 });
  const orders = () => player.call('order/page', { type: 10 });
  const { list } = await orders();
  await world.review(list[0]?.id ?? '', 'success', 'seen');
  expect((await orders()).list).toMatchObject([{ auditRemark: 'seen' }]);

  const { nowMs } = await world.read();
  expect((await world.clock.advance(1000)).nowMs).toBe(nowMs + 1000);
  expect((await world.clock.rate(60)).rate).toBe(60);
  await world.clock.resume();
  expect((await world.read()).rate).toBe(1);
  expect((await world.clock.freeze()).rate).toBe(0);
});

test('one issue gets a result, comes late or comes not at all; a wish is dropped', async () => {
  const world = await createWorld();
  const { issueCode } = await world.currentIssue();
  const [late] = await world.draws.script(issueCode, { lateMs: 5000 });
  expect(late).toMatchObject({ issueCode, lateMs: 5000 });
  expect(await world.draws.drop(late?.id ?? 0)).toEqual([]);
  expect(await world.draws.script(issueCode, { void: true })).toMatchObject([{ issueCode, void: true }]);
});

test('the clock goes to moments with a name, and back again', async () => {
  const world = await createWorld();
  const { issueCode, drawAtMs } = await world.currentIssue();
  expect((await world.clock.to('draw')).nowMs).toBe(drawAtMs);
  await world.clock.advance('1m30s');
  expect((await world.read()).nowMs).toBe(drawAtMs + 90_000);
  await world.clock.back();
  await world.clock.back();
  expect(await world.currentIssue()).toMatchObject({ issueCode, status: 1 });
  await world.clock.set(new Date(drawAtMs));
  expect((await world.read()).nowMs).toBe(drawAtMs);
});

test('a world is kept and restored, sessions included, and put into a scenario', async () => {
  const world = await createWorld();
  const player = await world.player({ balance: 100 });
  await world.snapshot();
  const { issueCode } = await world.currentIssue();
  await player.call('game/gameBet.do', bet(issueCode));
  await world.restore();
  expect(await player.call('wallet/getMyWallet', {})).toMatchObject({ moneyUsable: 100 });
  expect((await world.scenario('fresh-install')).players[0]?.userName).toBe('demo');
  await expect(world.scenario('fresh')).rejects.toThrow('There is no scenario "fresh"');
});

test('a reset makes it what it was, a deletion ends it', async () => {
  const world = await createWorld();
  const player = await world.player();
  await world.reset();
  await expect(player.call('user/getUserInfo', {})).rejects.toMatchObject({ code: 403 });
  await world.delete();
  await expect(world.read()).rejects.toThrow(`There is no world "${world.name}"`);
});

test('what the mock refuses is told in its own sentence', async () => {
  await expect(createWorld({ scenario: 'fresh-instal' })).rejects.toThrow(
    /^POST \/__mock\/worlds: There is no scenario "fresh-instal"; near it: fresh-install/,
  );
  const gone = await startMock();
  await gone.close();
  await expect(gone.createWorld()).rejects.toThrow(
    `POST /__mock/worlds: no server answers at ${gone.url}. Does the mock run?`,
  );
});

test('a session is opened without a password, and a password that is typed is checked', async () => {
  const world = await createWorld();
  const { userName, password } = await world.player();
  await world.journal.received('user/login', { times: 0 });
  expect((await world.logIn(userName, password)).profile.userName).toBe(userName);
  await expect(world.logIn(userName, `${password}!`)).rejects.toMatchObject({ code: 90006 });
  await world.journal.received('user/login', { times: 2 });
});

test('what the kit changes is told under the name that it was given; another tester is asked first', async () => {
  const world = await createWorld();
  const mei = await connectMock(mock.url, { tester: '王 芳' }).world(world.name);
  await mei.clock.advance('1h');
  await world.configure({ demoCredit: 5 });
  expect((await world.history.list()).map(({ what, by }) => [what, by])).toEqual([
    ['settings demoCredit', 'script'],
    ['+ 1 h', '王 芳'],
  ]);
  await expect(mei.history.back(1)).rejects.toThrow('this would undo "settings demoCredit" by script');
  const { undone } = await mei.history.back(1, { othersToo: true });
  expect(undone.map(({ id }) => id)).toEqual([2, 1]);
});
