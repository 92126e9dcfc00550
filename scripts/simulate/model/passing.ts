import { chaseAt, type ItemPlace, itemAt } from './betting.ts';
import { decideItem, finishIfDone, giveBackOn, settleChases } from './chase-progress.ts';
import { decideOrder } from './finance.ts';
import type { Model } from './model.ts';
import { MOST_PRIZE, prizeOf, sumOf, wins } from './rules.ts';
import { followingOn } from './schedule.ts';
import type { ModelBet, ModelIssue } from './state.ts';

/** What a world shows of an issue: when it sells, and what was drawn. */
export type SeenIssue = {
  readonly code: string;
  readonly saleStart: number;
  readonly saleEnd: number;
  readonly end: number;
  readonly drawnAt: number | undefined;
  readonly numbers: readonly number[] | undefined;
  readonly isVoid: boolean;
  readonly isForced: boolean;
};

/** The time between two moments, as the world showed it; while the server was off from one on, until another. */
type Passing = {
  readonly untilMs: number;
  readonly seen: ReadonlyMap<string, SeenIssue>;
  readonly off?: { readonly from: number; readonly until: number } | undefined;
  /** The numbers that follow from the secret of the world: what an issue without a wanted result must have. */
  readonly numbersOf: (issue: string) => readonly number[];
};

/** Of what is due at one moment: settle and draw, create, cancel what waited too long, place what opens; then orders (game §5). */
type Due = { readonly at: number; readonly rank: number; readonly order: number; readonly act: () => void };

/** Lets the time pass in the model: all that is due, in order. Answers in what the world differs from the rules. */
export function passTime(model: Model, passing: Passing): readonly string[] {
  const differences: string[] = [];
  announce(model, passing, differences);
  for (;;) {
    const due = nextDue(model, passing, differences);
    if (due === undefined || due.at > passing.untilMs) break;
    due.act();
  }
  model.nowMs = Math.max(model.nowMs, passing.untilMs);
  forget(model);
  return differences;
}

/** Each issue that is new has the times that follow on the one before, and the next code. */
function announce(model: Model, { seen, untilMs }: Passing, differences: string[]): void {
  while (model.newest.saleStart <= untilMs) {
    const before = model.newest;
    const next = followingOn(model.settings, before);
    const { code } = next;
    const issue = seen.get(code);
    if (issue === undefined) differences.push(`issue ${code} is missing`);
    else if (issue.saleStart !== next.saleStart || issue.saleEnd !== next.saleEnd || issue.end !== next.end)
      differences.push(`issue ${code} sells ${timesOf(issue)}, and by the rules ${timesOf(next)}`);
    model.issues.push({ ...next, state: 'open', sum: undefined });
  }
}

function timesOf({ saleStart, saleEnd, end }: Pick<ModelIssue, 'saleStart' | 'saleEnd' | 'end'>): string {
  return [saleStart, saleEnd, end].map((at) => new Date(at).toISOString().slice(11, 23)).join(', ');
}

type Offer = (due: Due) => void;

function nextDue(model: Model, passing: Passing, differences: string[]): Due | undefined {
  let next: Due | undefined;
  const offer: Offer = (due) => {
    if (next === undefined || isBefore(due, next)) next = due;
  };
  offerDraws(model, passing, (index, at) => {
    const act = () => draw(model, { index, at, passing, differences });
    offer({ at, rank: isToBeVoid(model, index) ? 1 : 2, order: index, act });
  });
  offerItems(model, passing, offer);
  offerOrders(model, offer);
  return next;
}

function isToBeVoid(model: Model, index: number): boolean {
  return model.scripts.outcome.get(model.issues[index]?.code ?? '') === 'void';
}

/** Draws may overtake each other where their delay was changed; sales never do. */
function offerDraws(model: Model, { untilMs }: Passing, offer: (index: number, at: number) => void): void {
  let first = untilMs;
  for (let index = model.firstOpenIssue; index < model.issues.length; index += 1) {
    const issue = model.issues[index];
    if (issue === undefined || issue.saleEnd > first) break;
    if (issue.state !== 'open') continue;
    // What a tester made due in the past happens now.
    const at = Math.max(issue.drawAt + (model.scripts.late.get(issue.code) ?? 0), model.nowMs);
    first = Math.min(first, at);
    offer(index, at);
  }
}

function offerOrders(model: Model, offer: Offer): void {
  for (const index of model.openOrders) {
    const order = model.orders[index];
    if (order?.next === undefined) continue;
    const { status, at } = order.next;
    const act = () => decideOrder(model, index, { status, at });
    offer({ at, rank: order.type === 10 ? 7 : 8, order: index, act });
  }
}

function isBefore(one: Due, other: Due): boolean {
  return (
    one.at - other.at < 0 || (one.at === other.at && (one.rank - other.rank || one.order - other.order) < 0)
  );
}

function offerItems(model: Model, passing: Passing, offer: Offer): void {
  for (let chase = model.firstOpenChase; chase < model.chases.length; chase += 1) {
    const { status, items } = chaseAt(model, chase);
    if (status !== 0) continue;
    for (const item of items.keys()) offerItem(model, { chase, item }, { passing, offer });
  }
}

/** An item is decided when its issue opens; one that waits, at the latest when that seals. */
function offerItem(
  model: Model,
  place: ItemPlace,
  { passing: { off }, offer }: { readonly passing: Passing; readonly offer: Offer },
): void {
  const { status, issue: code } = itemAt(model, place);
  const issue = isUndecided(status) ? model.issue(code) : undefined;
  if (issue === undefined) return;
  const [at, rank] = status === 0 ? [issue.saleStart, 5] : [issue.saleEnd, 4];
  const act = () => {
    decideItem(model, place, { at, off });
    finishIfDone(model, place.chase);
  };
  offer({ at, rank, order: place.chase * 1000 + place.item, act });
}

/** Not executed, or paused. */
function isUndecided(status: number): boolean {
  return status === 0 || status === 3;
}

type Drawing = {
  readonly index: number;
  readonly at: number;
  readonly passing: Passing;
  readonly differences: string[];
};

/** The draw of an issue, or its end without one, and the settlement right after it. */
function draw(model: Model, { index, at, passing, differences }: Drawing): void {
  const issue = model.issues[index];
  if (issue === undefined) throw new Error('the model has no such issue');
  const { code } = issue;
  const shown = passing.seen.get(code);
  const isVoid = model.scripts.outcome.get(code) === 'void';
  const { sum, difference } = isVoid ? voidOf(shown) : resultOf(model, { code, at, shown, passing });
  if (difference !== undefined) differences.push(`issue ${code} ${difference}`);
  model.issues[index] = { ...issue, state: isVoid ? 'void' : 'drawn', sum };
  dropScriptsOf(model, code);
  decideBets(model, code, sum);
  if (isVoid) giveBackOn(model, code, { at, off: passing.off });
  else settleChases(model, code, { at, off: passing.off });
}

function voidOf(shown: SeenIssue | undefined) {
  const isWrong = shown === undefined || !shown.isVoid || shown.numbers !== undefined;
  return { sum: undefined, difference: isWrong ? 'is not void, as a tester wanted' : undefined };
}

type Result = {
  readonly code: string;
  readonly at: number;
  readonly shown: SeenIssue | undefined;
  readonly passing: Passing;
};

function resultOf(model: Model, { code, at, shown, passing }: Result) {
  const wanted = takeWanted(model, code);
  const numbers = shown?.numbers;
  const sum = numbers === undefined ? undefined : sumOf(numbers);
  if (shown === undefined || numbers === undefined || sum === undefined)
    return { sum, difference: 'was not drawn' };
  const checks: readonly (readonly [boolean, string])[] = [
    [shown.drawnAt !== at, `was drawn at ${shown.drawnAt}, and by the rules at ${at}`],
    [shown.isForced !== (wanted !== undefined), 'says wrongly whether a tester set its result'],
    [wanted !== undefined && wanted !== sum, `has the sum ${sum}, and a tester wanted ${wanted}`],
  ];
  const wrong = checks.find(([isWrong]) => isWrong)?.[1];
  const isAsked =
    wanted === undefined && model.bets.slice(model.firstOpenBet).some(({ issue }) => issue === code);
  const isOther = wrong === undefined && isAsked && passing.numbersOf(code).join() !== numbers.join();
  return { sum, difference: isOther ? 'has other numbers than follow from the secret' : wrong };
}

/** The sum that testers want of an issue: its own, else the first that waits for any. */
function takeWanted(model: Model, code: string): number | 'void' | undefined {
  const own = model.scripts.outcome.get(code);
  const [first, ...others] = model.scripts.next;
  if (own !== undefined || first === undefined) return own;
  model.scripts = { ...model.scripts, next: others };
  return first;
}

function dropScriptsOf(model: Model, code: string): void {
  const [outcome, late] = [new Map(model.scripts.outcome), new Map(model.scripts.late)];
  if (outcome.delete(code)) model.tell('scripted-draw');
  if (late.delete(code)) model.tell('late-draw');
  model.scripts = { ...model.scripts, outcome, late };
}

/** Each bet of the issue wins or not, or is cancelled where there is no sum. */
function decideBets(model: Model, code: string, sum: number | undefined): void {
  for (let index = model.firstOpenBet; index < model.bets.length; index += 1) {
    const bet = model.bets[index];
    if (bet?.issue !== code || bet.status !== 1) continue;
    model.bets[index] = sum === undefined ? cancelBet(model, bet) : settleBet(model, bet, sum);
  }
}

function cancelBet(model: Model, bet: ModelBet): ModelBet {
  model.book(bet.player, 'available', 'stakes', bet.amount);
  model.tell('bet-void', kindOf(bet));
  return { ...bet, status: 4 };
}

function settleBet(model: Model, bet: ModelBet, sum: number): ModelBet {
  const isWon = wins(bet.code, sum);
  model.tell(isWon ? 'bet-won' : 'bet-lost', kindOf(bet));
  if (!isWon) return { ...bet, status: 3 };
  const prize = prizeOf(bet.amount, bet.odds);
  model.book(bet.player, 'available', 'prizes', prize);
  if (prize === MOST_PRIZE) model.tell('prize-at-limit');
  return { ...bet, status: 2, prize };
}

function kindOf({ chase }: ModelBet): string {
  return chase === undefined ? 'slip' : 'chase';
}

/** What is over is not looked at again. */
function forget(model: Model): void {
  const { issues, bets, chases } = model;
  model.firstOpenIssue = firstFrom(issues, model.firstOpenIssue, ({ state }) => state === 'open');
  model.firstOpenBet = firstFrom(bets, model.firstOpenBet, ({ status }) => status === 1);
  model.firstOpenChase = firstFrom(chases, model.firstOpenChase, ({ status }) => status === 0);
  const over = model.firstOpenIssue - 4;
  if (over <= 8) return;
  model.issues = issues.slice(over);
  model.firstOpenIssue -= over;
}

/** The place of the first that is open, from a place on. */
function firstFrom<One>(all: readonly One[], from: number, isOpen: (one: One) => boolean): number {
  for (let index = from; index < all.length; index += 1) {
    const one = all[index];
    if (one !== undefined && isOpen(one)) return index;
  }
  return all.length;
}
