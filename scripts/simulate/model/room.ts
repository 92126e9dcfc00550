import type { Model } from './model.ts';
import { MOST_OF_ACCOUNT, prizeOf } from './rules.ts';

type Stake = { readonly amount: number; readonly odds: number };

/**
 * What an account may come to hold (game §6): what it has, deposits that are awaited with a bonus of at most as much, and
 * what its open bets may bring: the prize, or the stake where that is more.
 */
function mostOf(model: Model, player: number): number {
  const { available, frozen } = model.player(player);
  let most = available + frozen;
  for (const order of model.orders)
    if (order.player === player && order.type === 10 && order.status === 0) most += 2 * order.amount;
  for (let index = model.firstOpenBet; index < model.bets.length; index += 1) {
    const bet = model.bets[index];
    if (bet?.player === player && bet.status === 1)
      most += Math.max(bet.amount, prizeOf(bet.amount, bet.odds));
  }
  return most;
}

/** What an account may still get, micro-USDT. */
export function roomOf(model: Model, player: number): number {
  return MOST_OF_ACCOUNT - mostOf(model, player);
}

export function hasRoomForStakes(model: Model, player: number, stakes: readonly Stake[]): boolean {
  const gains = stakes.map(({ amount, odds }) => Math.max(0, prizeOf(amount, odds) - amount));
  return gains.reduce((sum, gain) => sum + gain, 0) <= roomOf(model, player);
}

export function hasRoomFor(model: Model, player: number, amount: number): boolean {
  return amount <= roomOf(model, player);
}
