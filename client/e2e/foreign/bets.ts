import { type Input, need, Refused } from './call.ts';
import { isOnSale, slotOf, sumOf } from './issues.ts';
import { type Account, type Lottery, nextOf } from './lottery.ts';
import { oddsOf, winsOn } from './plays.ts';
import { micros, timeText, usdt } from './units.ts';

/** Waiting (1) until its issue is drawn, then won (2) or not (3). */
export type Bet = {
  readonly id: number;
  readonly issueCode: string;
  readonly playCode: number;
  readonly stake: number;
  readonly odds: number;
  readonly placedAtMs: number;
  /** Of a chase. */
  readonly plan?: { readonly id: number; readonly itemId: number };
  status: 1 | 2 | 3;
  prize: number;
};

/** Places all items, or none. */
export function placeBets(lottery: Lottery, account: Account, input: Input): 'success' {
  const { issueCode, totalAmount, gameItem } = input;
  need(isOnSale(lottery, issueCode), 6000, 'That issue is not open');
  const items: Input[] = Array.isArray(gameItem) ? gameItem : [];
  const bets = items.map((item) => ({
    playCode: Number(item.numberRecord),
    stake: micros(item.totalAmount),
  }));
  const total = bets.reduce((sum, { playCode, stake }) => {
    need(oddsOf(playCode) !== undefined && stake > 0, 400, 'Bad parameter');
    return sum + stake;
  }, 0);
  need(total === micros(totalAmount), 400, 'The total is another');
  need(total >= micros(1) && total <= micros(200_000), 320, 'That amount is out of range');
  need(total <= account.available, 2201, 'The balance is too low');
  account.available -= total;
  for (const bet of bets)
    addBet(lottery, account, { ...bet, issueCode: String(issueCode), placedAtMs: lottery.nowMs() });
  return 'success';
}

type NewBet = Pick<Bet, 'issueCode' | 'playCode' | 'stake' | 'placedAtMs' | 'plan'>;

export function addBet(lottery: Lottery, account: Account, bet: NewBet): Bet {
  const odds = oddsOf(bet.playCode) ?? 0;
  const added: Bet = { ...bet, id: nextOf(lottery, 'bet'), odds, status: 1, prize: 0 };
  account.bets.unshift(added);
  return added;
}

/** Settles all bets of an issue. */
export function settleBets(account: Account, issueCode: string): void {
  for (const bet of account.bets.filter((one) => one.issueCode === issueCode)) {
    const isWon = winsOn(bet.playCode, sumOf(slotOf(issueCode)));
    bet.status = isWon ? 2 : 3;
    bet.prize = isWon ? Math.round(bet.stake * bet.odds) : 0;
    account.available += bet.prize;
  }
}

export function listBets({ bets, id }: Account, { status }: Input) {
  return bets.filter((bet) => status === 0 || bet.status === status).map((bet) => betReply(bet, id));
}

export function findBet({ bets, id }: Account, { orderCode }: Input) {
  const bet = bets.find((one) => String(one.id) === orderCode);
  if (bet === undefined) throw new Refused(998, 'No such bet');
  return betReply(bet, id);
}

function betReply(bet: Bet, userid: number) {
  return {
    id: bet.id,
    issuecode: bet.issueCode,
    lotteryid: '1',
    saletime: timeText(bet.placedAtMs),
    ordercode: String(bet.id),
    totalamount: usdt(bet.stake),
    orderstatus: bet.status,
    numberrecord: String(bet.playCode),
    gameplanid: bet.plan?.id ?? null,
    gameplandetailid: bet.plan?.itemId ?? null,
    userid,
    accwin: usdt(bet.prize),
    prewinnum: bet.odds,
    createtime: timeText(bet.placedAtMs),
  };
}

/** Won less staked, by the day of the bet; newest first. */
export function analyse({ bets }: Account) {
  const days = new Map<string, number>();
  for (const { status, prize, stake, placedAtMs } of bets) {
    const day = timeText(placedAtMs).slice(0, 10);
    if (status !== 1) days.set(day, (days.get(day) ?? 0) + prize - stake);
  }
  return [...days].map(([analDate, net]) => ({ analDate, analAomout: usdt(net) }));
}
