import { exceedsDepositLimit, isOnBreak } from './limits.ts';
import type { Model } from './model.ts';
import { hasRoomFor } from './room.ts';
import { DAY, MICROS, MINUTE } from './rules.ts';
import { DEFAULTS } from './settings.ts';
import type { ModelOrder } from './state.ts';

/** How a transaction password is given. */
export type Password = 'right' | 'wrong' | 'none';

const PENDING = 0;
const APPROVED = 1;
const SUCCESS = 2;
const REJECTED = -1;
const FAILED = -2;
const CANCELLED = -3;

/** What a deposit answers, in the order of player-api §2; the amount in USDT, as it is sent. */
export function submitDeposit(
  model: Model,
  player: number,
  { amount, password }: { readonly amount: number; readonly password: Password },
): number {
  const { settings, nowMs } = model;
  if (model.player(player).status !== 0) return 800001;
  if (isOnBreak(model.player(player), nowMs)) return 900003;
  if (exceedsDepositLimit(model, player, Math.round(amount * MICROS))) return 900003;
  if (password !== 'none' || settings.isPasswordNeeded) {
    const refusal = givePassword(model, player, password);
    if (refusal !== 200) return refusal;
  }
  const micros = Math.round(amount * MICROS);
  if (micros < settings.depositLeast || micros > settings.depositMost) return 900003;
  if (!hasRoomFor(model, player, 2 * micros)) return 900003;
  acceptPassword(model, player, password);
  const review = reviewAt(model, micros);
  const status = outcomeOf(wishOf(micros));
  const unpaid = { status: CANCELLED, at: nowMs + DAY };
  addOrder(model, {
    player,
    type: 10,
    amount: micros,
    fee: 0,
    next: review === undefined ? unpaid : { status, at: review },
  });
  return 200;
}

/** What a withdrawal answers, in the order of player-api §2; the address by its id. */
export function submitWithdrawal(
  model: Model,
  player: number,
  wanted: { readonly amount: number; readonly password: Password; readonly addressId: number },
): number {
  const { settings } = model;
  if (model.player(player).status !== 0) return 900006;
  const refusal = givePassword(model, player, wanted.password);
  if (refusal !== 200) return refusal;
  if (!model.orders.some((order) => order.player === player && order.status === SUCCESS)) return 900001;
  const micros = Math.round(wanted.amount * MICROS);
  if (micros > model.player(player).available) return 900004;
  const address = model.player(player).addresses.find(({ id }) => id === wanted.addressId);
  if (address === undefined || address.isDeleted) return 900005;
  if (micros < settings.withdrawalLeast || micros > settings.withdrawalMost) return 900003;
  acceptPassword(model, player, wanted.password);
  const review = reviewAt(model, micros);
  const status = wishOf(micros) === 'fail' ? REJECTED : APPROVED;
  model.hold(player, micros);
  addOrder(model, {
    player,
    type: 20,
    amount: micros,
    fee: feeOf(micros, settings.feeBasisPoints),
    next: review === undefined ? undefined : { status, at: review },
  });
  return 200;
}

/** What is less than a micro is the player's. */
function feeOf(micros: number, basisPoints: number): number {
  return Math.floor((micros * basisPoints) / 10_000);
}

function outcomeOf(wish: ReturnType<typeof wishOf>): number {
  if (wish === 'fail') return FAILED;
  return wish === 'cancel' ? CANCELLED : SUCCESS;
}

function addOrder(
  model: Model,
  order: Pick<ModelOrder, 'player' | 'type' | 'amount' | 'fee' | 'next'>,
): void {
  model.openOrders = [...model.openOrders, model.orders.length];
  model.orders.push({ ...order, status: PENDING, bonus: 0, createdAt: model.nowMs });
  model.tell(order.type === 10 ? 'deposit' : 'withdrawal');
}

/** What the cents of an amount ask of the automatic reviewer (docs/magic-amounts.md). */
function wishOf(micros: number): 'fail' | 'cancel' | 'stay' | 'slow' | undefined {
  return ([undefined, 'fail', 'cancel', 'stay', 'slow'] as const)[(micros % MICROS) / 10_000];
}

function reviewAt({ settings, nowMs }: Model, micros: number): number | undefined {
  const wish = wishOf(micros);
  if (settings.policy === 'manual' || wish === 'stay') return undefined;
  return nowMs + (wish === 'slow' ? 10 * MINUTE : settings.review);
}

/** Counts an attempt: locked → 900007, wrong → 90006 (player-api §2, wrong passwords). */
export function givePassword(model: Model, player: number, password: Password): number {
  if (password === 'none') return 90006;
  const { wrong, isLocked } = model.player(player);
  const { nowMs } = model;
  if (isLocked || lockedUntil(wrong, nowMs) > nowMs) return 900007;
  if (password === 'right') return 200;
  const attempts = [...wrong, nowMs];
  const ofDay = attempts.filter((at) => at > nowMs - DAY);
  model.change(player, { wrong: attempts, isLocked: ofDay.length >= 10 });
  model.tell(ofDay.length >= 10 ? 'password-locked' : 'wrong-password', attempts.length);
  return 90006;
}

/** A right one clears the count once its request is accepted: a refused request leaves no trace (player-api §2). */
export function acceptPassword(model: Model, player: number, password: Password): void {
  if (password === 'right') model.change(player, { wrong: [] });
}

/** Five wrong ones in five minutes lock the password for five minutes. */
function lockedUntil(wrong: readonly number[], nowMs: number): number {
  const recent = wrong.filter((at) => at > nowMs - 10 * MINUTE);
  const [last, fifthLast] = [recent.at(-1), recent.at(-5)];
  if (last === undefined || fifthLast === undefined || last - fifthLast >= 5 * MINUTE) return 0;
  return last + 5 * MINUTE;
}

const NAMES: Readonly<Record<number, string>> = {
  [APPROVED]: 'approved',
  [SUCCESS]: 'success',
  [REJECTED]: 'rejected',
  [FAILED]: 'failed',
  [CANCELLED]: 'cancelled',
};

/** An order comes to its next state, and its money moves (player-api §2, FinanceOrder). */
export function decideOrder(
  model: Model,
  index: number,
  { status, at, by = 'itself' }: { readonly status: number; readonly at: number; readonly by?: string },
): void {
  const order = model.orders[index];
  if (order === undefined) throw new Error(`the model has no order ${index}`);
  const decided =
    order.type === 10 ? decideDeposit(model, order, status) : decideWithdrawal(model, order, { status, at });
  model.orders[index] = { ...order, ...decided, status };
  if (status !== APPROVED) model.openOrders = model.openOrders.filter((open) => open !== index);
  const isExpired = order.type === 10 && status === CANCELLED && at >= order.createdAt + DAY;
  model.tell(
    order.type === 10 ? 'deposit-decided' : 'withdrawal-decided',
    isExpired ? 'expired' : NAMES[status],
  );
  model.tell('decided-by', by);
}

function decideDeposit(model: Model, { player, amount }: ModelOrder, status: number): Partial<ModelOrder> {
  if (status !== SUCCESS) return { next: undefined };
  const { bonusPercent, bonusMost } = model.settings;
  const bonus = Math.min(Math.floor((amount * bonusPercent) / 100), bonusMost);
  model.book(player, 'available', 'deposits', amount);
  if (bonus > 0) model.book(player, 'available', 'bonuses', bonus);
  if (bonus === bonusMost && bonus > 0) model.tell('bonus-at-limit');
  return { next: undefined, bonus };
}

function decideWithdrawal(
  model: Model,
  { player, amount, fee }: ModelOrder,
  { status, at }: { readonly status: number; readonly at: number },
): Partial<ModelOrder> {
  const { policy, review } = model.settings;
  if (status === APPROVED) {
    if (policy === 'manual') return { next: undefined };
    return { next: { status: wishOf(amount) === 'cancel' ? FAILED : SUCCESS, at: at + review } };
  }
  if (status !== SUCCESS) model.hold(player, -amount);
  else {
    model.book(player, 'frozen', 'withdrawals', fee - amount);
    if (fee > 0) model.book(player, 'frozen', 'fees', -fee);
    if (fee !== feeOf(amount, DEFAULTS.feeBasisPoints)) model.tell('other-fee');
  }
  return { next: undefined };
}

const OUTCOMES: Readonly<Record<string, number>> = {
  approved: APPROVED,
  success: SUCCESS,
  rejected: REJECTED,
  failed: FAILED,
  cancelled: CANCELLED,
};

/** Whether a reviewer may decide so. */
export function reviewOrder(model: Model, index: number, outcome: string): boolean {
  const order = model.orders[index];
  const status = OUTCOMES[outcome];
  if (order === undefined || status === undefined) return false;
  const allowed = order.type === 10 ? [SUCCESS, FAILED, CANCELLED] : [APPROVED, REJECTED];
  const paid = order.type === 20 && order.status === APPROVED;
  const isAllowed = paid
    ? [SUCCESS, FAILED].includes(status)
    : order.status === PENDING && allowed.includes(status);
  if (isAllowed) decideOrder(model, index, { status, at: model.nowMs, by: 'reviewer' });
  return isAllowed;
}
