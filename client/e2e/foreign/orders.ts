import { addressesOn } from './addresses.ts';
import { type Input, need, Refused } from './call.ts';
import { type Account, type Lottery, nextOf } from './lottery.ts';
import { addMessage } from './messages.ts';
import { pageOf } from './pages.ts';
import { needPayPassword } from './pay-password.ts';
import { micros, timeText, usdt } from './units.ts';

const DEPOSIT = 10;
const WITHDRAWAL = 20;
/** How long the review takes, and after it the payment of a withdrawal. */
const REVIEW_MS = 60_000;

/** Under review (0), then a withdrawal is approved (1), then the money is there (2). */
export type Order = {
  readonly id: string;
  readonly type: typeof DEPOSIT | typeof WITHDRAWAL;
  readonly amount: number;
  readonly fee: number;
  readonly protocol: string;
  readonly address: string;
  readonly createdAtMs: number;
  updatedAtMs: number;
  status: 0 | 1 | 2;
};

const METHOD = { id: 1, code: 'usdt', name: 'USDT', icon: '', sort: 1 };
const RULE = { id: 1, name: 'USDT', minAmount: 10, maxAmount: 50_000, charges: 0.01 };
const RECEIVER = {
  id: 1,
  protocol: 'trc-20',
  address: 'TSomeReceiver',
  name: 'Desk 1',
  qrImage: '',
  remark: '',
  sort: 1,
};

const isInRange = (amount: unknown) => Number(amount) >= RULE.minAmount && Number(amount) <= RULE.maxAmount;

export function depositMethods() {
  return [{ ...METHOD, rule: { ...RULE, amountDefault: '50,100,500' }, address: { 'trc-20': [RECEIVER] } }];
}

/** None before a first deposit has come. */
export function withdrawalMethods(account: Account) {
  if (!hasDeposited(account)) return [];
  const address = { TRC20: addressesOn(account, 'TRC20'), ERC20: addressesOn(account, 'ERC20') };
  return [{ ...METHOD, rule: { ...RULE, amountDefault: '0' }, address }];
}

function hasDeposited({ orders }: Account): boolean {
  return orders.some(({ type, status }) => type === DEPOSIT && status === 2);
}

export function deposit(lottery: Lottery, account: Account, input: Input): true {
  if (input.password !== undefined || lottery.needsDepositPassword === true)
    needPayPassword(account, input.password);
  need(input.depositTypeId === METHOD.id && input.ruleId === RULE.id, 900001, 'No such way');
  need(isInRange(input.amount), 900003, 'That amount is outside of the limits');
  need(input.addressId === RECEIVER.id, 900002, 'No such address');
  const { address } = RECEIVER;
  addOrder(lottery, account, { type: DEPOSIT, amount: micros(input.amount), protocol: 'TRC20', address });
  return true;
}

export function withdraw(lottery: Lottery, account: Account, input: Input): true {
  needPayPassword(account, input.password);
  need(hasDeposited(account), 900001, 'Deposit first');
  const amount = micros(input.amount);
  need(amount <= account.available, 900004, 'The balance is too low');
  const { protocol, address } = ownAddress(account, input);
  need(isInRange(input.amount), 900003, 'That amount is outside of the limits');
  addOrder(lottery, account, { type: WITHDRAWAL, amount, protocol, address });
  account.available -= amount;
  account.frozen += amount;
  return true;
}

function ownAddress({ addresses }: Account, { addressId, address }: Input) {
  const own = addresses.find((one) => one.id === addressId || one.address === address);
  if (own === undefined) throw new Refused(900005, 'No such address');
  return own;
}

type NewOrder = Pick<Order, 'type' | 'amount' | 'protocol' | 'address'>;

export function addOrder(lottery: Lottery, account: Account, order: NewOrder): Order {
  const nowMs = lottery.nowMs();
  const added: Order = {
    ...order,
    id: `${nowMs}${String(nextOf(lottery, 'order')).padStart(6, '0')}`,
    // A hundredth of a percent.
    fee: order.type === WITHDRAWAL ? Math.round((order.amount * RULE.charges) / 100) : 0,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    status: 0,
  };
  account.orders.unshift(added);
  return added;
}

/** Carries out what the review has come to by now. */
export function reviewOrders(lottery: Lottery, account: Account): void {
  for (const order of account.orders) {
    const steps = Math.floor((lottery.nowMs() - order.createdAtMs) / REVIEW_MS);
    if (order.type === DEPOSIT && order.status === 0 && steps > 0) {
      finish(order, REVIEW_MS);
      account.available += order.amount;
      addMessage(lottery, account, `${usdt(order.amount)} USDT came.`);
    } else if (order.type === WITHDRAWAL && order.status !== 2 && steps > 1) {
      finish(order, 2 * REVIEW_MS);
      account.frozen -= order.amount;
    } else if (order.type === WITHDRAWAL && order.status === 0 && steps > 0) {
      order.status = 1;
      order.updatedAtMs = order.createdAtMs + REVIEW_MS;
    }
  }
}

function finish(order: Order, afterMs: number): void {
  order.status = 2;
  order.updatedAtMs = order.createdAtMs + afterMs;
}

export function awaitedDeposits({ orders }: Account): number {
  return orders
    .filter(({ type, status }) => type === DEPOSIT && status === 0)
    .reduce((sum, { amount }) => sum + amount, 0);
}

export function listOrders(lottery: Lottery, { orders }: Account, input: Input) {
  const isAsked = (order: Order) =>
    order.type === input.type &&
    (input.status === undefined || order.status === input.status) &&
    (input.id === undefined || order.id === input.id) &&
    isWithin(timeText(order.createdAtMs), input, lottery.nowMs());
  return pageOf(orders.filter(isAsked).map(orderReply), input);
}

/** 0 today, 1 yesterday, else the last so many days; or from a time to another. */
function isWithin(time: string, { days, createTime }: Input, nowMs: number): boolean {
  const [from, to] = Array.isArray(createTime) ? createTime : [];
  if (from !== undefined && (time < from || time >= to)) return false;
  const dayOf = (back: number) => timeText(nowMs - back * 86_400_000).slice(0, 10);
  if (days === 1) return time.startsWith(dayOf(1));
  return days === undefined || time >= dayOf(Math.max(0, Number(days) - 1));
}

function orderReply(order: Order) {
  const money = usdt(order.amount - order.fee);
  return {
    id: order.id,
    type: order.type,
    money,
    commission: usdt(order.fee),
    actAmount: order.status === 2 ? money : null,
    status: order.status,
    label: order.protocol,
    src: order.address,
    auditRemark: null,
    payTypeName: METHOD.name,
    createTime: timeText(order.createdAtMs),
    updateTime: timeText(order.updatedAtMs),
  };
}
