import { type JournalEntry, listJournalControl } from '@canada28/shared/control/journal.control.ts';
import type { Mock, Player, World } from '../kit/testing.ts';
import type { Random } from '../world/random.ts';
import { testRandom } from './test-random.ts';

/** A Wednesday, 10:01 in Shanghai, some time into a sale. */
const AT_MS = Date.UTC(2026, 8, 16, 2, 1);
const STEPS = 14;

type Pick = <Value>(values: readonly Value[]) => Value;

function pickWith(random: Random): Pick {
  return (values) => {
    const value = values[random.bytes(2).readUInt16BE() % values.length];
    if (value === undefined) throw new Error('there is nothing to pick from');
    return value;
  };
}

type Act = (playing: {
  readonly world: World;
  readonly player: Player;
  readonly pick: Pick;
}) => Promise<unknown>;

const CHOICES = ['18', '28', '31', '13', '0'] as const;

const bet: Act = async ({ world, player, pick }) => {
  const totalAmount = pick([1, 10, 25, 9000]);
  const { issueCode } = await world.currentIssue();
  const gameItem = [{ totalAmount, numberRecord: pick(CHOICES) }];
  return player.call('game/gameBet.do', { issueCode, lotteryId: '1', totalAmount, gameItem });
};

const chase: Act = async ({ world, player, pick }) => {
  const { issueCode: startIsuueCode } = await world.currentIssue();
  return player.call('game/gamePlan.do', {
    lotteryId: '1',
    startIsuueCode,
    planType: pick([1, 2, 3]),
    totalIssue: pick([2, 5]),
    startAmount: pick([1, 7]),
    startMutiple: 1,
    issueRato: 1,
    winRate: 5,
    stopMode: pick([0, 1, 2] as const),
    numberRecord: pick(CHOICES),
  });
};

const deposit: Act = ({ player, pick }) =>
  player.call('deposit/submitDepositOrder', {
    depositTypeId: 1,
    ruleId: 1,
    addressId: 1,
    amount: pick([10, 50, 120.5, 20.02, 9]),
  });

const withdraw: Act = async ({ player, pick }) => {
  const addresses = await player.call('wallet/getMyVirAddressList', {});
  return player.call('withdraw/submitWithdrawOrder', {
    withdrawId: 1,
    addressId: addresses[0]?.id ?? 0,
    amount: pick([10, 50, 30.03, 5000]),
    password: player.payPassword ?? '',
  });
};

const review: Act = async ({ world, pick }) => {
  const { list } = await world.orders();
  return world.review(pick(list).id, pick(['success', 'failed', 'approved', 'rejected', 'cancelled']));
};

const move: Act = ({ world, pick }) => world.clock.advance(pick(['20s', '150s', '3m30s', '40m', '9h']));

const script: Act = ({ world, pick }) => world.draws.next({ sum: pick([0, 13, 18, 27]) });

const fault: Act = ({ world, pick }) =>
  world.faults.add(
    pick(['wallet/*', 'game/*', '**']),
    pick([{ httpStatus: 500 }, { code: 600 }, { emptyBody: true }]),
    1,
  );

const ACTS = [bet, bet, bet, chase, deposit, withdraw, review, move, move, script, fault];

/** Makes a world in which two players, reviewers, testers and time did what follows from the seed; what is refused is part of it. */
export async function randomWorld(mock: Mock, seed: string): Promise<World> {
  const pick = pickWith(testRandom(seed));
  const world = await mock.createWorld({
    scenario: 'empty-everything',
    at: AT_MS,
    rate: 0,
    config: { reviewPolicy: pick(['manual', 'auto'] as const) },
    ...(pick([true, false]) && { seed }),
  });
  const players = [
    await world.player({
      balance: 500,
      payPassword: '2828',
      hasDeposited: true,
      addresses: [{ protocol: 'TRC20' }],
    }),
    await world.player({ balance: 80 }),
  ];
  for (let step = 0; step < STEPS; step += 1)
    await pick(ACTS)({ world, player: pick(players), pick }).catch(() => undefined);
  return world;
}

/** All that is booked in a world, to the micro, and what its players have. */
export async function booksOf(world: World): Promise<unknown> {
  const pageSize = 1000;
  const { list: postings } = await world.postings({ pageSize });
  const { list: bets } = await world.bets({ pageSize });
  const { list: players } = await world.players({ pageSize });
  const money = players.map(({ userName, moneyUsable, moneyFrozen }) => ({
    userName,
    moneyUsable,
    moneyFrozen,
  }));
  return { postings, bets, money };
}

const PAGE = 1000;

/** All that the journal of a world remembers up to an entry, newest first; up to the newest where none is named. */
export async function journalUpTo(world: World, id?: number): Promise<JournalEntry[]> {
  // Each look is an entry, too, and moves the others on: what stood on one page stands on the next again.
  const entries = new Map<number, JournalEntry>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { list } = await world.control(listJournalControl, { query: { pageSize: PAGE, pageNo } });
    for (const entry of list) entries.set(entry.id, entry);
    if (list.length < PAGE) break;
  }
  const [newest] = entries.keys();
  return [...entries.values()].filter((entry) => entry.id <= (id ?? newest ?? 0));
}
