import { openAccount } from './accounts.ts';
import { addAddress } from './addresses.ts';
import { addBet } from './bets.ts';
import { startChase } from './chases.ts';
import { codeOf } from './issues.ts';
import type { Lottery } from './lottery.ts';
import { addOrder } from './orders.ts';
import { catchUp } from './settlement.ts';
import { micros } from './units.ts';

/** The sale has gone on for so long when the server starts. */
const INTO_SALE_MS = 12_000;

/** A lottery with one player, who has one of everything. */
export function openLottery(nowMs: () => number): Lottery {
  const lottery: Lottery = {
    nowMs,
    firstSaleMs: nowMs() - INTO_SALE_MS,
    accounts: new Map(),
    tokens: new Map(),
    counts: { account: 108_203, bet: 76, chase: 11, item: 60, order: 5, address: 10, message: 40 },
    openSlot: -1,
  };
  const linmei = openAccount(lottery, 'linmei', 'maple-28');
  linmei.profile = { ...linmei.profile, nickName: 'Lin Mei', userSex: 2, userEmail: 'lin@example.com' };
  linmei.payPassword = '1234';
  linmei.available = micros(1284.5);
  addAddress(lottery, linmei, { name: 'Old', protocol: 'TRC20', address: 'TReviewed', password: '1234' });
  const money = { amount: micros(100), protocol: 'TRC20', address: 'TSomeAddress' };
  addOrder(lottery, linmei, { ...money, type: 10 }).status = 2;
  addOrder(lottery, linmei, { ...money, type: 20 });
  linmei.frozen = money.amount;
  const placedAtMs = lottery.firstSaleMs - 60_000;
  addBet(lottery, linmei, { issueCode: codeOf(-1), playCode: 31, stake: micros(50), placedAtMs });
  catchUp(lottery);
  const chase = { planType: 3, numberRecord: '31', totalIssue: 5, startAmount: 10, stopMode: 2 };
  startChase(lottery, linmei, { ...chase, startIsuueCode: codeOf(0) });
  return lottery;
}
