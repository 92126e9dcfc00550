import { DEMO_PAY_PASSWORD_HASH } from '@canada28/db/seeds/demo.ts';
import type {
  ChaseWish,
  Outcome,
  ScenarioPlayer,
  Stake,
} from '@canada28/db/seeds/scenarios/scenario-world.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { PLAN_TYPE } from '@canada28/shared/contract/chase-states.ts';
import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { addAddress } from '../../features/addresses/add-address.ts';
import { listAddresses } from '../../features/addresses/addresses.repository.ts';
import { findAllBets } from '../../features/betting/betting.repository.ts';
import { placeBet } from '../../features/betting/place-bet.ts';
import { chaseItemOfRow, listItemsOfChase } from '../../features/chasing/chase-items.repository.ts';
import { chaseOfRow, findChases, findNewestChase } from '../../features/chasing/chasing.repository.ts';
import { startChase } from '../../features/chasing/start-chase.ts';
import { stopChase } from '../../features/chasing/stop-chase.ts';
import { sendChat } from '../../features/chat/send-chat.ts';
import { submitDeposit } from '../../features/deposits/submit-deposit.ts';
import { findIssueOfMoment } from '../../features/draws/draws.repository.ts';
import { findNewestOrder, findOrders } from '../../features/finance/finance.repository.ts';
import { getLimits } from '../../features/play-limits/limits-in-force.ts';
import { readPlayLimits } from '../../features/play-limits/read-play-limits.ts';
import { updatePlayLimits } from '../../features/play-limits/update-play-limits.ts';
import { requirePayPassword } from '../../features/security/pay-password.ts';
import { submitWithdrawal } from '../../features/withdrawals/submit-withdrawal.ts';
import { AppError } from '../../world/app-error.ts';
import { contextAt, type PlayerContext, playerContextAt } from '../../world/context.ts';
import type { World } from '../../world/world.ts';
import { reviewOrder } from '../operator/review-order.ts';
import { getPlayer } from '../players/player-record.ts';

/** A lottery there is one of. */
const LOTTERY = '1';

const RIGHT_PASSWORD = { hash: DEMO_PAY_PASSWORD_HASH, isRight: true };
const WRONG_PASSWORD = { hash: DEMO_PAY_PASSWORD_HASH, isRight: false };

/** A player of a world as a scenario plays them: each action a transaction at the present of the world. */
export function scenarioPlayer(world: World, id: number): ScenarioPlayer {
  const act = (action: (context: PlayerContext) => unknown) =>
    void inTransactionOnce(world, () => action(contextOf(world, id)));
  const player: ScenarioPlayer = {
    id,
    ...readersOf(world, id),
    bet: (...stakes) => act((context) => placeBet(context, slipOf(context, stakes))),
    chase: (wish) => act((context) => startChase(context, chaseOf(context, wish))),
    stopChase: () => act((context) => stopChase(context, { planId: newestChase(context) })),
    deposit: (usdt, ...outcomes) =>
      act((context) => {
        const to = { depositTypeId: 1, ruleId: 1, addressId: 1 };
        submitDeposit(context, { ...to, amount: usdt }, RIGHT_PASSWORD);
        reviewNewest(context, 'deposit', outcomes);
      }),
    withdraw: (usdt, ...outcomes) =>
      act((context) => {
        const [address] = listAddresses(context.db, id);
        const to = { withdrawId: 1, ...(address !== undefined && { addressId: address.id }) };
        submitWithdrawal(context, { ...to, amount: usdt, password: '-' }, RIGHT_PASSWORD);
        reviewNewest(context, 'withdrawal', outcomes);
      }),
    addAddress: (protocol, name) =>
      act((context) => {
        const address = demoAddress(protocol, `${id} ${name}`);
        const input = { name, currency: 'USDT', protocol, address, defaulted: 0, password: '-' } as const;
        addAddress(context, input, RIGHT_PASSWORD);
      }),
    say: (content) => act((context) => sendChat(context, { content })),
    limitDeposits: (usdtADay) => act((context) => updatePlayLimits(context, { dailyDeposit: usdtADay })),
    takeBreak: (ms) =>
      act((context) => {
        const timeoutUntil = dateTimeTextFromMs(context.clock.nowMs() + ms);
        updatePlayLimits(context, { timeoutUntil });
      }),
    mistypePayPassword: (times) => {
      for (let attempt = 1; attempt <= times; attempt += 1) mistypePayPassword(world, id, attempt);
    },
    refusalOf: (action) => refusalOf(world, () => action(player)),
  };
  return player;
}

/** The first page of everything, and more than any scenario holds. */
const ALL = { limit: 100_000, offset: 0 };

function readersOf(world: World, id: number) {
  const { db } = world;
  const context = () => contextAt(world, world.clock.nowMs());
  const record = () => getPlayer(world, id);
  return {
    money: () => {
      const { availableMicros, frozenMicros } = record();
      return { available: usdtFromMicros(availableMicros), frozen: usdtFromMicros(frozenMicros) };
    },
    status: () => record().status,
    hasPayPassword: () => record().payPassword === 1,
    bets: () => findAllBets(db, { player: id }, ALL).rows,
    chases: () => findChases(db, { player: id }, ALL).rows.map(chaseOfRow),
    itemsOf: (chase: { readonly id: number }) => listItemsOfChase(db, chase.id).map(chaseItemOfRow),
    orders: (kind: keyof typeof FINANCE_TYPE) =>
      findOrders(db, { player: id, type: FINANCE_TYPE[kind] }, ALL).rows,
    countAddresses: () => listAddresses(db, id).length,
    limits: () => {
      const moment = { ...context(), player: { id, status: record().status } };
      return readPlayLimits(moment, getLimits(moment));
    },
    countUnread: () => record().unreadMessages,
  };
}

function contextOf(world: World, id: number): PlayerContext {
  const nowMs = world.clock.nowMs();
  const { status } = getPlayer(world, id);
  return playerContextAt(world, nowMs, { id, status });
}

/** A action that is tried is a part of the trial. */
function inTransactionOnce(world: World, work: () => void): void {
  if (world.db.inTransaction) work();
  else inTransaction(world.db, work);
}

function currentCode({ db, clock }: PlayerContext): string {
  return findIssueOfMoment(db, clock.nowMs())?.issueCode ?? '';
}

function slipOf(context: PlayerContext, stakes: readonly Stake[]) {
  const gameItem = stakes.map(([playCode, usdt]) => ({
    numberRecord: String(playCode),
    totalAmount: usdt,
  }));
  const totalAmount = stakes.reduce((sum, [, usdt]) => sum + usdt, 0);
  return { issueCode: currentCode(context), lotteryId: LOTTERY, totalAmount, gameItem } as const;
}

function chaseOf(context: PlayerContext, { mode, playCode, issues, usdt, stop, winRate }: ChaseWish) {
  return {
    lotteryId: LOTTERY,
    planType: PLAN_TYPE[mode],
    numberRecord: String(playCode),
    startIsuueCode: currentCode(context),
    totalIssue: issues,
    startAmount: usdt,
    stopMode: stop,
    ...(winRate !== undefined && { winRate }),
  } as const;
}

function newestChase({ db, player }: PlayerContext): number {
  const chase = findNewestChase(db, player.id);
  if (chase === undefined) throw new Error('there is no chase to stop');
  return chase.id;
}

function reviewNewest(context: PlayerContext, kind: 'deposit' | 'withdrawal', outcomes: readonly Outcome[]) {
  const order = findNewestOrder(context.db, context.player.id, FINANCE_TYPE[kind]);
  for (const outcome of outcomes) reviewOrder(context, { id: order?.id ?? '', outcome });
}

/** Each attempt is counted although it is refused, and comes from another place: no place is locked before the password is. */
function mistypePayPassword(world: World, id: number, attempt: number): void {
  const context = { ...contextOf(world, id), address: `198.51.100.${attempt}` };
  const isRefusal = (error: unknown) => error instanceof AppError && error.keepsWrites;
  try {
    inTransaction(
      world.db,
      () => requirePayPassword(context, WRONG_PASSWORD, 'payPasswordNotSet'),
      isRefusal,
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/** Thrown at the end of a trial, so that nothing of it stays. */
class TrialOverError extends Error {}

function refusalOf(world: World, action: () => void) {
  try {
    inTransaction(world.db, () => {
      action();
      throw new TrialOverError();
    });
  } catch (error) {
    if (error instanceof AppError) return error.errorName;
    if (!(error instanceof TrialOverError)) throw error;
  }
  return undefined;
}
