import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import type { Player, World } from '@canada28/mock-server/kit/testing.ts';
import { addAddressCall } from '@canada28/shared/contract/addresses.contract.ts';
import { listBetsCall, placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { PLAN_TYPE } from '@canada28/shared/contract/chase-states.ts';
import { listChasesCall, startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { submitDepositCall } from '@canada28/shared/contract/deposits.contract.ts';
import { FINANCE_TYPE, listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import type { Issue } from '@canada28/shared/contract/issue.ts';
import { submitWithdrawalCall } from '@canada28/shared/contract/withdrawals.contract.ts';
import type { OrderReview } from '@canada28/shared/control/operator.control.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { freezeInSale } from './freeze-in-sale.ts';

/** A world in which orders are reviewed by the preparation alone. */
export const BUSY_WORLD = { config: { reviewPolicy: 'manual' } } as const;

/** A player who has one of everything, and the ids by which the detail screens find them. */
export type BusyPlayer = {
  readonly player: Player;
  readonly issue: Issue;
  readonly ids: Readonly<Record<'bet' | 'chase' | 'deposit' | 'withdrawal', string>>;
};

/** Own addresses of the demo player; both are well formed and have no owner. */
const ADDRESSES = [
  { name: 'Ledger', protocol: 'TRC20', address: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt' },
  { name: 'Exchange', protocol: 'ERC20', address: '0x52908400098527886E0F7030069857D2E4169EE7' },
] as const;

/** Results of the days before: a win on big, a loss, a win on big. */
const SUMS = [18, 5, 22];

/**
 * Gives the demo account days of play, chases, deposits, withdrawals and addresses in every state, and leaves the clock
 * standing ten seconds into a sale.
 */
export async function prepareBusyPlayer(world: World): Promise<BusyPlayer> {
  const player = await world.logIn('demo');
  for (const address of ADDRESSES)
    await player.call(addAddressCall, { ...address, currency: 'USDT', password: DEMO_PAY_PASSWORD });
  await moveMoney(world, player);
  for (const sum of SUMS) {
    await betOn(player, (await freezeInSale(world)).issueCode);
    await world.draws.next({ sum });
    await world.clock.advance(DAY_MS);
  }
  await startChase(player, (await freezeInSale(world)).issueCode, {
    planType: PLAN_TYPE.double,
    startMutiple: 1,
    issueRato: 1,
  });
  const issue = await freezeInSale(world);
  await startChase(player, issue.issueCode, { planType: PLAN_TYPE.sameMultiple, startMutiple: 2 });
  await betOn(player, issue.issueCode);
  return { player, issue, ids: await findIds(player) };
}

async function betOn(player: Player, issueCode: string): Promise<void> {
  const gameItem = [
    { totalAmount: 50, numberRecord: String(PLAY.big) },
    { totalAmount: 20, numberRecord: '18' },
    { totalAmount: 30, numberRecord: String(PLAY.smallEven) },
  ];
  await player.call(placeBetCall, { issueCode, lotteryId: '1', totalAmount: 100, gameItem });
}

async function startChase(
  player: Player,
  startIsuueCode: string,
  mode: { readonly planType: number; readonly startMutiple: number; readonly issueRato?: number },
): Promise<void> {
  const numberRecord = String(PLAY.big);
  await player.call(startChaseCall, {
    lotteryId: '1',
    numberRecord,
    startIsuueCode,
    totalIssue: 5,
    startAmount: 10,
    stopMode: 0,
    ...mode,
  });
}

/** Deposits and withdrawals in every state that there is (player-api §2, FinanceOrder). */
async function moveMoney(world: World, player: Player): Promise<void> {
  const deposit = async (amount: number, ...outcomes: OrderReview['outcome'][]) => {
    await player.call(submitDepositCall, { depositTypeId: 1, ruleId: 1, addressId: 1, amount });
    const id = await newestOrder(player, FINANCE_TYPE.deposit);
    for (const outcome of outcomes) await world.review(id, outcome);
  };
  const withdraw = async (amount: number, ...outcomes: OrderReview['outcome'][]) => {
    const to = { address: ADDRESSES[0].address, protocol: ADDRESSES[0].protocol };
    await player.call(submitWithdrawalCall, { withdrawId: 1, ...to, amount, password: DEMO_PAY_PASSWORD });
    const id = await newestOrder(player, FINANCE_TYPE.withdrawal);
    for (const outcome of outcomes) await world.review(id, outcome);
  };
  await deposit(500, 'failed');
  await deposit(200, 'cancelled');
  await deposit(1000, 'success');
  await deposit(88);
  await withdraw(250, 'rejected');
  await withdraw(120, 'approved', 'failed');
  await withdraw(300, 'approved', 'success');
  await withdraw(60, 'approved');
  await withdraw(45);
}

async function newestOrder(player: Player, type: 10 | 20): Promise<string> {
  const { list } = await player.call(listFinanceOrdersCall, { type, pageSize: 1 });
  return list[0]?.id ?? '';
}

async function findIds(player: Player): Promise<BusyPlayer['ids']> {
  const won = await player.call(listBetsCall, { lotteryId: '1', status: 2 });
  const chases = await player.call(listChasesCall, { lotteryId: '1', status: 0 });
  return {
    bet: won[0]?.ordercode ?? '',
    chase: String(chases[0]?.id ?? ''),
    deposit: await newestOrder(player, FINANCE_TYPE.deposit),
    withdrawal: await newestOrder(player, FINANCE_TYPE.withdrawal),
  };
}
