import { addBet, type Bet } from './bets.ts';
import { type Input, need, Refused } from './call.ts';
import { codeOf, isOnSale, presentSlot, slotOf } from './issues.ts';
import { type Account, type Lottery, nextOf } from './lottery.ts';
import { oddsOf } from './plays.ts';
import { micros, timeText, usdt } from './units.ts';

/** Not executed (0) until its issue opens, then executed (1), or cancelled (2) when its chase ended before. */
type Item = {
  readonly id: number;
  readonly issueCode: string;
  readonly multiple: number;
  readonly stake: number;
  status: 0 | 1 | 2;
  bet?: Bet;
};

/** Waiting (1) for its first issue, running (0), then finished (2) after its last, or stopped (3) by its rule. */
export type Chase = {
  readonly id: number;
  readonly request: Input;
  readonly startedAtMs: number;
  readonly items: readonly Item[];
  status: 0 | 1 | 2 | 3;
};

const DOUBLE = 3;
const PROFITABLE = 4;

/** Holds the whole total; the item of the issue on sale is bet at once. */
export function startChase(lottery: Lottery, account: Account, input: Input): null {
  const { startIsuueCode, numberRecord, totalIssue, startAmount } = input;
  const isNext = slotOf(startIsuueCode) === presentSlot(lottery) + 1;
  need(isNext || isOnSale(lottery, startIsuueCode), 6000, 'That issue is not open');
  need(oddsOf(Number(numberRecord)) !== undefined && Number(startAmount) > 0, 400, 'Bad parameter');
  need(Number(totalIssue) >= 1 && Number(totalIssue) <= 8, 400, 'Bad parameter');
  const items = Array.from({ length: Number(totalIssue) }, (_, index) => itemOf(lottery, input, index));
  const total = items.reduce((sum, { stake }) => sum + stake, 0);
  need(total <= account.available, 2201, 'The balance is too low');
  account.available -= total;
  account.frozen += total;
  const id = nextOf(lottery, 'chase');
  account.chases.unshift({ id, request: input, startedAtMs: lottery.nowMs(), items, status: 1 });
  if (!isNext) openItems(lottery, account, { issueCode: String(startIsuueCode), atMs: lottery.nowMs() });
  return null;
}

function itemOf(lottery: Lottery, input: Input, index: number): Item {
  const { planType, startIsuueCode, startAmount, startMutiple, issueRato } = input;
  const isDouble = planType === DOUBLE;
  const first = planType === 1 || planType === PROFITABLE ? 1 : Number(startMutiple ?? 1);
  const multiple = isDouble ? first * 2 ** index : first;
  const apart = isDouble ? Number(issueRato ?? 1) : 1;
  const issueCode = codeOf(slotOf(startIsuueCode) + index * apart);
  return {
    id: nextOf(lottery, 'item'),
    issueCode,
    multiple,
    stake: micros(startAmount) * multiple,
    status: 0,
  };
}

/** Makes bets of the items of an issue that opens. */
export function openItems(
  lottery: Lottery,
  account: Account,
  { issueCode, atMs }: { readonly issueCode: string; readonly atMs: number },
): void {
  for (const chase of account.chases) {
    const item = chase.items.find((one) => one.issueCode === issueCode && one.status === 0);
    if (item === undefined) continue;
    const { stake } = item;
    const playCode = Number(chase.request.numberRecord);
    const plan = { id: chase.id, itemId: item.id };
    item.bet = addBet(lottery, account, { issueCode, playCode, stake, placedAtMs: atMs, plan });
    item.status = 1;
    chase.status = 0;
    account.frozen -= stake;
  }
}

/** Once the bets of an issue are settled: ends those whose rule says so, and those whose items are through. */
export function endChases(account: Account): void {
  for (const chase of account.chases.filter(({ status }) => status === 0)) {
    const rest = chase.items.filter(({ status }) => status === 0);
    if (isStopped(chase)) chase.status = 3;
    else if (rest.length === 0 && chase.items.every(({ bet }) => bet?.status !== 1)) chase.status = 2;
    else continue;
    for (const item of rest) {
      item.status = 2;
      account.frozen -= item.stake;
      account.available += item.stake;
    }
  }
}

function isStopped({ items, request }: Chase): boolean {
  const { staked, won } = sumsOf(items);
  const isSettled = items.some(({ bet }) => bet !== undefined && bet.status !== 1);
  if (request.planType === PROFITABLE)
    return isSettled && won > staked * (1 + Number(request.winRate ?? 0) / 100);
  return (request.stopMode === 1 && won > staked) || (request.stopMode === 2 && won > 0);
}

function sumsOf(items: readonly Item[]) {
  const bets = items.flatMap(({ bet }) => bet ?? []);
  return {
    placed: bets.length,
    staked: bets.reduce((sum, { stake }) => sum + stake, 0),
    won: bets.reduce((sum, { prize }) => sum + prize, 0),
  };
}

/** The filters are no states: 1 running or waiting, 2 finished, 3 stopped. */
export function listChases({ chases }: Account, { status }: Input) {
  const filterOf = (chase: Chase) => Math.max(1, chase.status);
  return chases.filter((chase) => status === 0 || filterOf(chase) === status).map(chaseReply);
}

function chaseReply({ id, request, items, status, startedAtMs }: Chase) {
  const { placed, staked, won } = sumsOf(items);
  return {
    id,
    startisuuecode: String(request.startIsuueCode),
    finishissue: placed,
    totalissue: items.length,
    stopmode: request.stopMode,
    plantype: request.planType,
    plancode: String(id),
    totamount: usdt(items.reduce((sum, { stake }) => sum + stake, 0)),
    soldamount: usdt(staked),
    status,
    winamount: usdt(won),
    startmutiple: request.startMutiple ?? 1,
    issuerate: request.issueRato ?? 1,
    winrate: request.winRate ?? 0,
    startamount: request.startAmount,
    numberrecord: String(request.numberRecord),
    createtime: timeText(startedAtMs),
  };
}

export function listItems({ chases }: Account, { planId }: Input) {
  const chase = chases.find(({ id }) => id === Number(planId));
  if (chase === undefined) throw new Refused(998, 'No such chase');
  return chase.items.map((item) => ({
    id: item.id,
    plancode: String(chase.id),
    gameissue: item.issueCode,
    mutiple: item.multiple,
    totamount: usdt(item.stake),
    detailstatus: item.status,
  }));
}
