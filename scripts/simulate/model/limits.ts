import type { Model } from './model.ts';
import { dayStart } from './rules.ts';
import type { Limit, ModelPlayer } from './state.ts';

/** A looser value counts from its time on (player-api §2). */
function inForce({ value, next }: Limit, nowMs: number): number | undefined {
  return next !== undefined && next.at <= nowMs ? next.value : value;
}

const DELAY = 24 * 60 * 60_000;

/** A stricter value holds at once, a looser one after 24 h; to ask for the same one again does not begin the wait again. */
export function changedLimit(limit: Limit, wanted: number | undefined, nowMs: number): Limit {
  const value = inForce(limit, nowMs);
  const waits = limit.next !== undefined && limit.next.at > nowMs ? limit.next : undefined;
  const isStricter = value === undefined || (wanted !== undefined && wanted <= value);
  if (isStricter) return { value: wanted, next: undefined };
  if (waits !== undefined && waits.value === wanted) return { value, next: waits };
  return { value, next: { value: wanted, at: nowMs + DELAY } };
}

/** Every stake of the day, open ones included, less what those bets won; a cancelled bet counts for nothing (product §10). */
function lostToday(model: Model, player: number, atMs: number): number {
  const since = dayStart(atMs);
  let lost = 0;
  for (let index = model.bets.length - 1; index >= 0; index -= 1) {
    const bet = model.bets[index];
    if (bet === undefined || bet.placedAt < since) break;
    if (bet.player === player && bet.status !== 4) lost += bet.amount - bet.prize;
  }
  return lost;
}

export function exceedsLossLimit(model: Model, player: number, stake: number, atMs: number): boolean {
  const limit = inForce(model.player(player).loss, atMs);
  return limit !== undefined && stake > Math.max(0, limit - lostToday(model, player, atMs));
}

/** Deposits of the day that arrived or are awaited count (product §10). */
export function exceedsDepositLimit(model: Model, player: number, amount: number): boolean {
  const limit = inForce(model.player(player).deposit, model.nowMs);
  if (limit === undefined) return false;
  const since = dayStart(model.nowMs);
  const counted = model.orders.filter(
    (order) =>
      order.player === player &&
      order.type === 10 &&
      order.createdAt >= since &&
      (order.status === 0 || order.status === 2),
  );
  const deposited = counted.reduce((sum, order) => sum + order.amount, 0);
  return amount > Math.max(0, limit - deposited);
}

export function isOnBreak({ timeOut }: ModelPlayer, nowMs: number): boolean {
  return timeOut > nowMs;
}
