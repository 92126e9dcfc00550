import { cancelItem, changeItem, chaseAt, type ItemPlace, itemAt, placeItem, stopChase } from './betting.ts';
import { exceedsLossLimit, isOnBreak } from './limits.ts';
import type { Model } from './model.ts';
import { hasRoomForStakes } from './room.ts';
import type { ModelBet, ModelChase } from './state.ts';

/** When an item is decided, and while the server was off. */
type Moment = {
  readonly at: number;
  readonly off: { readonly from: number; readonly until: number } | undefined;
};

/** Why an item was lost (player-api §3, `lossReason`). */
const LOSS = { late: 1, missed: 2, forbidden: 3, onBreak: 4, lossLimit: 5, full: 6, void: 7 } as const;

function betsOf(model: Model, { items }: ModelChase): readonly ModelBet[] {
  return items.flatMap(({ bet }) => {
    const found = bet === undefined ? undefined : model.bets[bet];
    return found === undefined ? [] : [found];
  });
}

/** Whether each bet waits for the settlement of the one before (game §5). */
function hasStopRule({ stopMode, planType, profitRule }: ModelChase): boolean {
  return stopMode !== 0 || (planType === 4 && profitRule === 'stop');
}

/** An item whose issue opens, or that waited: a bet, a wait, or given back. */
export function decideItem(model: Model, place: ItemPlace, moment: Moment): void {
  const chase = chaseAt(model, place.chase);
  const { status } = itemAt(model, place);
  const loss = lossOf(model, place, moment);
  if (loss !== undefined) cancelItem(model, place, loss);
  else if (hasStopRule(chase) && betsOf(model, chase).some((bet) => bet.status === 1)) {
    if (status === 0) model.tell('item-paused');
    changeItem(model, place, { status: 3 });
  } else {
    if (status === 3) model.tell('item-went-on');
    placeItem(model, place, moment.at);
  }
}

/** What came due while the server was off is bet only where it is on sale when the server is back. */
function lossOf(model: Model, place: ItemPlace, { at, off }: Moment): number | undefined {
  const item = itemAt(model, place);
  const issue = model.issue(item.issue);
  const wasOff = off !== undefined && off.from < at && at < off.until;
  const attended = wasOff ? off.until : at;
  if (issue?.state === 'open' && attended < issue.saleEnd) return obstacleOf(model, place, at);
  return item.status === 3 ? LOSS.late : LOSS.missed;
}

/** A ban, a time-out or a limit that came later holds for the chase, too. */
function obstacleOf(model: Model, place: ItemPlace, at: number): number | undefined {
  const { player, odds } = chaseAt(model, place.chase);
  const { amount } = itemAt(model, place);
  if (model.player(player).status !== 0) return LOSS.forbidden;
  if (isOnBreak(model.player(player), at)) return LOSS.onBreak;
  if (exceedsLossLimit(model, player, amount, at)) return LOSS.lossLimit;
  return hasRoomForStakes(model, player, [{ amount, odds }]) ? undefined : LOSS.full;
}

/** Running chases that have an item on an issue that was not given back, the oldest first. */
function chasesOn(model: Model, code: string): readonly number[] {
  const found: number[] = [];
  for (let index = model.firstOpenChase; index < model.chases.length; index += 1) {
    const chase = model.chases[index];
    const hasItem = chase?.items.some(({ issue, status }) => issue === code && status !== 2);
    if (chase?.status === 0 && hasItem) found.push(index);
  }
  return found;
}

/** Right after the settlement of an issue: each chase on it stops by its rule, goes on, or ends. */
export function settleChases(model: Model, code: string, moment: Moment): void {
  for (const index of chasesOn(model, code)) {
    if (stopsNow(model, chaseAt(model, index))) stopChase(model, index, 'rule');
    else goOn(model, index, moment);
  }
}

function stopsNow(model: Model, chase: ModelChase): boolean {
  const bets = betsOf(model, chase).filter(({ status }) => status !== 4);
  const paid = bets.reduce((sum, { prize }) => sum + prize, 0);
  const staked = bets.reduce((sum, { amount }) => sum + amount, 0);
  if (paid === 0) return false;
  if (chase.stopMode === 2) return true;
  if (chase.stopMode === 1 && paid > staked) return true;
  return chase.planType === 4 && chase.profitRule === 'stop' && paid * 100 > staked * (100 + chase.rate);
}

function goOn(model: Model, index: number, moment: Moment): void {
  chaseAt(model, index).items.forEach(({ status }, item) => {
    if (status === 3) decideItem(model, { chase: index, item }, moment);
  });
  finishIfDone(model, index);
}

/** A void issue: what chases have on it is cancelled, of those that ended too, and those that run go on (game §4). */
export function giveBackOn(model: Model, code: string, moment: Moment): void {
  const running = chasesOn(model, code);
  model.chases.forEach(({ items }, chase) => {
    const place = items.findIndex(({ issue }) => issue === code);
    if (place >= 0) giveBackItem(model, { chase, item: place });
  });
  for (const index of running) goOn(model, index, moment);
}

function giveBackItem(model: Model, place: ItemPlace): void {
  const { status } = itemAt(model, place);
  if (status === 0 || status === 3) cancelItem(model, place, LOSS.void);
  else if (status === 1) {
    changeItem(model, place, { status: 2, loss: LOSS.void });
    model.tell('chase-void');
  }
}

/** A chase is finished when it ran through all of its issues and its bets are settled. */
export function finishIfDone(model: Model, index: number): void {
  const chase = chaseAt(model, index);
  const isOpen = chase.items.some(({ status }) => status === 0 || status === 3);
  if (chase.status !== 0 || isOpen || betsOf(model, chase).some(({ status }) => status === 1)) return;
  model.chases[index] = { ...chase, status: 2 };
  model.tell('chase-finished', chase.items.length);
}
