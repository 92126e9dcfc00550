import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Mock, type Player, startMock, type World } from './testing.ts';

const BET = 'game/gameBet.do';

let mock: Mock;
let world: World;
let player: Player;

beforeAll(async () => {
  mock = await startMock();
});

afterAll(() => mock.close());

beforeEach(async () => {
  const at = Date.UTC(2026, 8, 16, 2, 1);
  world = await mock.createWorld({ scenario: 'empty-everything', at, rate: 0 });
  player = await world.player({ balance: 500 });
});

async function bet(numberRecord: string, totalAmount: number) {
  const { issueCode } = await world.currentIssue();
  const gameItem = [{ totalAmount, numberRecord }];
  await player.call(BET, { issueCode, lotteryId: '1', totalAmount, gameItem });
}

const refusal = (check: Promise<unknown>) => check.then(() => 'nothing was refused', String);

test('calls of a path are counted, and told when there are not as many as expected', async () => {
  await player.call('wallet/getMyWallet', {});
  await bet('18', 10);
  const [received] = await world.journal.received(BET, { times: 1 });
  expect(received).toMatchObject({ code: 200, input: { totalAmount: 10 } });
  await world.journal.received('wallet/*');
  await world.journal.received(BET, { player: player.userName, code: 200 });
  expect(await refusal(world.journal.received('wallet/*', { times: 2 }))).toMatch(
    /wallet\/\* was received 1 times, but 2 was expected; received were: wallet\/getMyWallet, .*game\/gameBet\.do\.$/,
  );
});

test('fields of the input are asked for at any depth; the nearest call is told where none has them', async () => {
  await bet('18', 10);
  await bet('11', 20);
  await world.journal.received(BET, { times: 1, input: { gameItem: [{ numberRecord: '11' }] } });
  await world.journal.received(BET, { times: 2, input: { lotteryId: '1' } });
  await world.journal.received(BET, { times: 0, input: { totalAmount: 30 } });

  const id = (await world.journal.received(BET, { input: { totalAmount: 10 } })).map((call) => call.id)[0];
  const input = { totalAmount: 15, gameItem: [{ numberRecord: '18' }] };
  expect(await refusal(world.journal.received(BET, { input }))).toBe(
    `Error: ${BET} with ${JSON.stringify(input)} was received 0 times, but at least 1 was expected. Nearest is #${id} ${BET}: totalAmount is 10 instead of 15.`,
  );
  expect(await refusal(world.journal.received(BET, { input: { gameItem: [] } }))).toContain(
    'gameItem is [{"totalAmount":20,"numberRecord":"11"}] instead of []',
  );
});

test('a call that is expected with some input, and none of its path came, is told with those that did', async () => {
  await player.call('wallet/getMyWallet', {});
  await player.call('wallet/getMyWallet', {});
  expect(await refusal(world.journal.received(BET, { input: { totalAmount: 10 } }))).toContain(
    'but at least 1 was expected; received were: wallet/getMyWallet (2 times).',
  );
});

test('all calls that the journal remembers are counted, more than it tells at once', async () => {
  const large = await startMock({ env: { JOURNAL_LENGTH: '5000' } });
  onTestFinished(large.close);
  const { journal, ...other } = await large.createWorld({ scenario: 'empty-everything', rate: 0 });
  const { call } = await other.player();
  for (let made = 0; made < 1001; made += 1) await call('wallet/getMyWallet', {});
  const calls = await journal.received('wallet/getMyWallet', { times: 1001 });
  expect(new Set(calls.map(({ id }) => id)).size).toBe(1001);
  await journal.receivedInOrder(['wallet/getMyWallet', 'wallet/*']);
  expect((calls[0]?.id ?? 0) - (calls.at(-1)?.id ?? 0)).toBe(1000);
});

test('calls came in this order, whatever came between', async () => {
  await player.call('wallet/getMyWallet', {});
  await bet('18', 10);
  await player.call('user/getUserInfo', {});
  await bet('11', 20);
  const inOrder = await world.journal.receivedInOrder([
    'wallet/*',
    { path: BET, input: { totalAmount: 10 } },
    { path: BET, player: player.userName },
  ]);
  expect(inOrder.map(({ input }) => input)).toMatchObject([{}, { totalAmount: 10 }, { totalAmount: 20 }]);
});

test('an order that is broken is told with what came instead, and the call that is nearest', async () => {
  await bet('18', 10);
  await player.call('wallet/getMyWallet', {});
  await player.call('user/getUserInfo', {});
  const [wallet] = await world.journal.received('wallet/getMyWallet');
  const [ofBet] = await world.journal.received(BET);
  const [info] = await world.journal.received('user/getUserInfo');
  expect(await refusal(world.journal.receivedInOrder(['wallet/*', BET]))).toBe(
    `Error: Calls did not come in this order:
  1. wallet/*   #${wallet?.id}
  2. ${BET}   <- did not come
After #${wallet?.id} wallet/getMyWallet came: #${info?.id} user/getUserInfo. Nearest is #${ofBet?.id} ${BET}: it came before #${wallet?.id} wallet/getMyWallet.`,
  );
  const wanted = [{ path: BET, input: { totalAmount: 20 } }, 'wallet/*'];
  expect(await refusal(world.journal.receivedInOrder(wanted))).toContain(
    `Nearest is #${ofBet?.id} ${BET}: totalAmount is 10 instead of 20.`,
  );
});
