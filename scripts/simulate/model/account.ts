import { acceptPassword, givePassword, type Password } from './finance.ts';
import { changedLimit } from './limits.ts';
import type { Model } from './model.ts';
import { DAY, HOUR, MICROS, MINUTE } from './rules.ts';

/** What a change of a limit answers; in USDT, null takes it away. */
export function changeLimit(
  model: Model,
  player: number,
  { of, value }: { readonly of: 'dailyDeposit' | 'dailyLoss'; readonly value: number | null },
): number {
  const name = of === 'dailyDeposit' ? 'deposit' : 'loss';
  const limit = changedLimit(
    model.player(player)[name],
    value === null ? undefined : value * MICROS,
    model.nowMs,
  );
  model.change(player, { [name]: limit });
  model.tell(limit.next === undefined ? 'limit-at-once' : 'limit-later');
  return 200;
}

/** A time-out as it is sent: in whole seconds (player-api §1, times). */
export function timeOutEnd(model: Model, minutes: number): number {
  return Math.floor((model.nowMs + minutes * MINUTE) / 1000) * 1000;
}

/** Can be prolonged, never shortened; at most 366 days (product §10). */
export function takeTimeOut(model: Model, player: number, until: number): number {
  const { timeOut } = model.player(player);
  if (until <= model.nowMs || until > model.nowMs + 366 * DAY) return 400;
  if (timeOut > model.nowMs && until < timeOut) return 900003;
  model.change(player, { timeOut: until });
  model.tell('time-out', until > model.nowMs + HOUR ? 'long' : 'short');
  return 200;
}

/** The transaction password is asked for before the address is looked at (player-api §2). */
export function addAddress(
  model: Model,
  player: number,
  { id, password }: { id: number; password: Password },
): number {
  if (password === 'none') return 400;
  const refusal = givePassword(model, player, password);
  if (refusal !== 200) return refusal;
  const { addresses } = model.player(player);
  if (addresses.some((address) => address.id === id && !address.isDeleted)) return 900005;
  if (addresses.filter(({ isDeleted }) => !isDeleted).length >= 50) return 900005;
  acceptPassword(model, player, password);
  model.change(player, { addresses: [...addresses, { id, isDeleted: false }] });
  return 200;
}
