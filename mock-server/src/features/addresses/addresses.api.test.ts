import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { describe, expect, test } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const LIST = 'wallet/getMyVirAddressList';
const ADD = 'wallet/addVirAddressList';
const MAKE_DEFAULT = 'wallet/changeVirAddressDefaulted';
const DELETE = 'wallet/deleteVirAddressDefaulted';
const TRON = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt';
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER_ETHEREUM = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const WALLET = {
  name: 'My wallet',
  currency: 'USDT',
  protocol: 'TRC20',
  address: TRON,
  defaulted: 0,
  password: DEMO_PAY_PASSWORD,
};
const ETHEREUM_WALLET = { ...WALLET, name: '', protocol: 'ERC20', address: ETHEREUM };

async function createPlayer({ world }: TestServer): Promise<TestPlayer> {
  return createTestPlayer(world, { hasPayPassword: true });
}

async function answerTo({ call }: TestServer, player: TestPlayer, path: string, body: object = {}) {
  return (await call(path, body, { ...player.headers, lang: 'en' })).body;
}

async function book(server: TestServer, player: TestPlayer): Promise<{ id: number; address: string }[]> {
  return (await answerTo(server, player, LIST)).data;
}

async function add(server: TestServer, player: TestPlayer, ...wallets: object[]) {
  for (const wallet of wallets) {
    expect(await answerTo(server, player, ADD, wallet)).toEqual({ code: 200, data: true, msg: '' });
  }
}

test('an added address stands in the book; the first one is the default whatever was asked', async () => {
  const server = await createTestServer();
  const player = await createPlayer(server);
  expect(await book(server, player)).toEqual([]);
  await add(server, player, { ...WALLET, name: ' My wallet ', address: ` ${TRON} ` });
  expect(await book(server, player)).toEqual([
    {
      id: expect.any(Number),
      name: 'My wallet',
      currency: 'USDT',
      protocol: 'TRC20',
      address: TRON,
      defaulted: 1,
      status: 1,
    },
  ]);
});

test('the default comes first, then the newest; there is one default for all networks', async () => {
  const server = await createTestServer();
  const player = await createPlayer(server);
  await add(server, player, WALLET, ETHEREUM_WALLET, { ...ETHEREUM_WALLET, address: OTHER_ETHEREUM });
  expect((await book(server, player)).map(({ address }) => address)).toEqual([
    TRON,
    OTHER_ETHEREUM,
    ETHEREUM,
  ]);
  await answerTo(server, player, MAKE_DEFAULT, { id: (await book(server, player))[2]?.id });
  expect(await book(server, player)).toMatchObject([
    { address: ETHEREUM, defaulted: 1 },
    { address: OTHER_ETHEREUM, defaulted: 0 },
    { address: TRON, defaulted: 0 },
  ]);
});

test('an address added as the default takes the place of the one before', async () => {
  const server = await createTestServer();
  const player = await createPlayer(server);
  await add(server, player, WALLET, { ...ETHEREUM_WALLET, defaulted: 1 });
  expect(await book(server, player)).toMatchObject([
    { address: ETHEREUM, defaulted: 1 },
    { address: TRON, defaulted: 0 },
  ]);
});

test('after the default address is deleted, the newest that is left is the default', async () => {
  const server = await createTestServer();
  const player = await createPlayer(server);
  await add(server, player, WALLET, ETHEREUM_WALLET, { ...ETHEREUM_WALLET, address: OTHER_ETHEREUM });
  const [first] = await book(server, player);
  expect(await answerTo(server, player, DELETE, { id: first?.id })).toEqual({
    code: 200,
    data: true,
    msg: '',
  });
  expect(await book(server, player)).toMatchObject([
    { address: OTHER_ETHEREUM, defaulted: 1 },
    { address: ETHEREUM, defaulted: 0 },
  ]);
});

test('an address without a name has an empty one', async () => {
  const server = await createTestServer();
  const player = await createPlayer(server);
  await add(server, player, { ...WALLET, name: undefined });
  expect(await book(server, player)).toMatchObject([{ name: '' }]);
});

test('a deleted address can be added again', async () => {
  const server = await createTestServer();
  const player = await createPlayer(server);
  await add(server, player, WALLET);
  const [first] = await book(server, player);
  await answerTo(server, player, DELETE, { id: first?.id });
  expect(await book(server, player)).toEqual([]);
  await add(server, player, WALLET);
  expect(await answerTo(server, player, DELETE, { id: first?.id })).toMatchObject({ code: 998 });
});

describe('an address is not added', () => {
  const cases: [string, object, number, string][] = [
    ['of spaces', { address: ' ' }, 400, 'Please fill in the address or transaction password'],
    ['that is not there', { address: undefined }, 400, 'Please fill in the address or transaction password'],
    [
      'without a password',
      { password: undefined },
      400,
      'Please fill in the address or transaction password',
    ],
    ['with a wrong password', { password: '0000' }, 90006, 'The password is wrong'],
    ['with a wrong password, whatever the address', { password: '0000', address: 'x' }, 90006, 'wrong'],
    ['of another form', { address: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNu' }, 400, 'not a valid TRC20 address'],
    ['of another network', { address: ETHEREUM }, 400, 'belongs to another network'],
    ['of a token', { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, 900005, 'contract of a token'],
    ['of no owner', { address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' }, 900005, 'zero address'],
    ['in another currency', { currency: 'BTC' }, 400, 'currency'],
    ['in another spelling of the network', { protocol: 'trc-20' }, 400, 'protocol'],
    ['with a default mark other than 0 and 1', { defaulted: 2 }, 400, 'defaulted'],
  ];
  test.each(cases)('%s', async (_, changes, code, words) => {
    const server = await createTestServer();
    const player = await createPlayer(server);
    expect(await answerTo(server, player, ADD, { ...WALLET, ...changes })).toEqual({
      code,
      data: null,
      msg: expect.stringContaining(words),
    });
    expect(await book(server, player)).toEqual([]);
  });

  test('before a transaction password is set', async () => {
    const server = await createTestServer();
    const player = createTestPlayer(server.world);
    expect(await answerTo(server, player, ADD, { ...WALLET, address: 'x' })).toEqual({
      code: 800001,
      data: null,
      msg: 'Please set a transaction password first',
    });
  });

  test('after five wrong passwords', async () => {
    const server = await createTestServer();
    const player = await createPlayer(server);
    for (let attempt = 0; attempt < 5; attempt++) {
      await answerTo(server, player, ADD, { ...WALLET, password: '0000' });
    }
    expect(await answerTo(server, player, ADD, WALLET)).toMatchObject({ code: 900007 });
  });

  test('twice, in whatever case it is written', async () => {
    const server = await createTestServer();
    const player = await createPlayer(server);
    await add(server, player, ETHEREUM_WALLET);
    const again = { ...ETHEREUM_WALLET, address: ETHEREUM.toLowerCase() };
    expect(await answerTo(server, player, ADD, again)).toEqual({
      code: 900005,
      data: null,
      msg: 'This address is already in your address book',
    });
  });
});

test("no player touches another one's address, and two players may share one", async () => {
  const server = await createTestServer();
  const owner = await createPlayer(server);
  const stranger = await createPlayer(server);
  await add(server, owner, WALLET);
  const [own] = await book(server, owner);
  for (const path of [MAKE_DEFAULT, DELETE]) {
    expect(await answerTo(server, stranger, path, { id: own?.id })).toMatchObject({ code: 998, data: null });
    expect(await answerTo(server, owner, path, { id: String(own?.id) })).toMatchObject({ code: 400 });
  }
  await add(server, stranger, WALLET);
  expect(await book(server, owner)).toEqual([own]);
});

test.each([LIST, ADD, MAKE_DEFAULT, DELETE])('%s asks a guest to log in', async (path) => {
  const { call } = await createTestServer();
  expect((await call(path, { ...WALLET, id: 1 })).body).toMatchObject({ code: 403, data: null });
});

test('the database itself keeps an address as it was confirmed', async () => {
  const server = await createTestServer();
  const player = await createPlayer(server);
  await add(server, player, WALLET);
  const { db } = server.world;
  expect(() => db.exec(`UPDATE addresses SET address = '${ETHEREUM}'`)).toThrow('never modified');
  expect(() => db.exec('DELETE FROM addresses')).toThrow('deleted by its mark only');
});
