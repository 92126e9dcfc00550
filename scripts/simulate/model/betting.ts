import { type ChaseOrder, planOf } from './chase-plan.ts';
import { exceedsLossLimit, isOnBreak } from './limits.ts';
import type { Model } from './model.ts';
import { hasRoomForStakes } from './room.ts';
import { LEAST_TOTAL, MICROS, MOST_TOTAL } from './rules.ts';
import type { ModelBet, ModelChase, ModelItem } from './state.ts';

/** Play code and amount in USDT, as they are sent. */
export type SlipItem = readonly [code: number, amount: number];

/** The code of the first check that refuses, 200 where none does: the order is that of the contract. */
function firstRefusal(checks: readonly (readonly [isRefused: () => boolean, code: number])[]): number {
  return checks.find(([isRefused]) => isRefused())?.[1] ?? 200;
}

type Slip = { readonly issue: string; readonly items: readonly SlipItem[]; readonly total: number };

/** What a slip answers, in the order of player-api §3. */
export function placeBet(model: Model, player: number, slip: Slip): number {
  const { issue, items, total } = slip;
  const { available } = model.player(player);
  const codes = items.map(([code]) => code);
  const sum = items.reduce((all, [, amount]) => all + amount, 0);
  const wanted = items.reduce((all, [, amount]) => all + Math.max(0, Math.round(amount * MICROS)), 0);
  const bets = items.map(([code, amount]) => ({
    code,
    amount: amount * MICROS,
    odds: model.settings.odds[code] ?? 0,
  }));
  const code = firstRefusal([
    ...mayBet(model, player),
    [() => exceedsLossLimit(model, player, wanted, model.nowMs), 900003],
    [() => !isOnSale(model, issue), 6000],
    [() => codes.some((own) => own > 37) || new Set(codes).size !== codes.length, 400],
    [() => items.some(([, amount]) => !Number.isInteger(amount) || amount <= 0), 400],
    [() => sum !== total, 400],
    [() => sum * MICROS < LEAST_TOTAL || sum * MICROS > MOST_TOTAL, 320],
    [() => sum * MICROS > available, 2201],
    [() => !hasRoomForStakes(model, player, bets), 320],
  ]);
  if (code !== 200) return code;
  for (const bet of bets) addBet(model, { ...bet, player, issue, chase: undefined });
  model.tell('bet', bets.length);
  return 200;
}

/** Trading forbidden, then a time-out. */
function mayBet(model: Model, player: number) {
  const { status } = model.player(player);
  return [
    [() => status === 3, 800001],
    [() => isOnBreak(model.player(player), model.nowMs), 900003],
  ] as const;
}

function isOnSale(model: Model, code: string): boolean {
  const issue = model.issue(code);
  return issue?.state === 'open' && issue.saleStart <= model.nowMs && model.nowMs < issue.saleEnd;
}

type NewBet = Pick<ModelBet, 'player' | 'issue' | 'code' | 'amount' | 'odds' | 'chase'>;

function addBet(model: Model, bet: NewBet, atMs = model.nowMs): number {
  model.book(bet.player, bet.chase === undefined ? 'available' : 'frozen', 'stakes', -bet.amount);
  model.bets.push({ ...bet, status: 1, prize: 0, placedAt: atMs });
  return model.bets.length - 1;
}

/** What the start of a chase answers, in the order of player-api §3. */
export function startChase(
  model: Model,
  player: number,
  { issue: code, ...order }: ChaseOrder & { readonly issue: string },
): number {
  const { settings } = model;
  const odds = settings.odds[order.code] ?? 0;
  const { items, refusal } = odds === 0 ? { items: [], refusal: 400 } : planOf(order, { ...settings, odds });
  const total = items.reduce((sum, item) => sum + item.amount, 0);
  const issue = model.issue(code);
  const stakes = items.map(({ amount }) => ({ amount, odds }));
  const refused = firstRefusal([
    ...mayBet(model, player),
    [() => exceedsLossLimit(model, player, total, model.nowMs), 900003],
    [() => issue?.state !== 'open' || model.nowMs >= issue.saleEnd, 6000],
    [() => refusal !== 200, refusal],
    [() => total > model.player(player).available, 2201],
    [() => !hasRoomForStakes(model, player, stakes), 320],
  ]);
  if (refused !== 200) return refused;
  model.hold(player, total);
  const { planType, code: playCode, rate, stopMode } = order;
  model.chases.push({
    player,
    planType,
    code: playCode,
    odds,
    stopMode,
    profitRule: settings.profitRule,
    rate: planType === 4 ? rate : 0,
    status: 0,
    items: items.map(({ offset, ...item }) => ({
      ...item,
      issue: String(Number(code) + offset).padStart(7, '0'),
      status: 0,
      loss: undefined,
      bet: undefined,
    })),
  });
  model.tell('chase', planType);
  const isSelling = issue !== undefined && issue.saleStart <= model.nowMs;
  if (isSelling) placeItem(model, { chase: model.chases.length - 1, item: 0 });
  return 200;
}

/** An item of a chase by its place. */
export type ItemPlace = { readonly chase: number; readonly item: number };

export function chaseAt(model: Model, index: number): ModelChase {
  const chase = model.chases[index];
  if (chase === undefined) throw new Error(`the model has no chase ${index}`);
  return chase;
}

export function itemAt(model: Model, { chase, item }: ItemPlace): ModelItem {
  const found = chaseAt(model, chase).items[item];
  if (found === undefined) throw new Error(`chase ${chase} has no item ${item}`);
  return found;
}

export function changeItem(model: Model, place: ItemPlace, change: Partial<ModelItem>): void {
  const chase = chaseAt(model, place.chase);
  const items = chase.items.map((item, index) => (index === place.item ? { ...item, ...change } : item));
  model.chases[place.chase] = { ...chase, items };
}

/** The item becomes an ordinary bet at the odds of its chase, paid from what is held (game §5). */
export function placeItem(model: Model, place: ItemPlace, atMs = model.nowMs): void {
  const { player, code, odds } = chaseAt(model, place.chase);
  const { issue, amount } = itemAt(model, place);
  const bet = addBet(model, { player, issue, code, amount, odds, chase: place.chase }, atMs);
  changeItem(model, place, { status: 1, bet });
}

/** The item is given back; with the reason, where its chase goes on. */
export function cancelItem(model: Model, place: ItemPlace, loss?: number): void {
  model.hold(chaseAt(model, place.chase).player, -itemAt(model, place).amount);
  changeItem(model, place, { status: 2, loss });
  if (loss !== undefined) model.tell('item-lost', `${loss} ${place.item}`);
}

/** The bets placed stay, the rest goes back (game §5). */
export function stopChase(model: Model, index: number, by: 'rule' | 'player'): void {
  chaseAt(model, index).items.forEach((item, place) => {
    if (item.status === 0 || item.status === 3) cancelItem(model, { chase: index, item: place });
  });
  model.chases[index] = { ...chaseAt(model, index), status: 3 };
  model.tell('chase-stopped', by);
}

/** What the stop of a chase answers: not one's own → 998, ended → 600. */
export function stopByPlayer(model: Model, player: number, index: number): number {
  const chase = model.chases[index];
  if (chase?.player !== player) return 998;
  if (chase.status !== 0) return 600;
  stopChase(model, index, 'player');
  return 200;
}
