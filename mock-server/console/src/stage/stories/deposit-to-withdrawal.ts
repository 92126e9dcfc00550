import { listAddressesCall } from '@canada28/shared/contract/addresses.contract.ts';
import { getDepositMethodsCall, submitDepositCall } from '@canada28/shared/contract/deposits.contract.ts';
import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import {
  getWithdrawalMethodsCall,
  submitWithdrawalCall,
} from '@canada28/shared/contract/withdrawals.contract.ts';
import { type OrderReview, reviewOrderControl } from '@canada28/shared/control/operator.control.ts';
import { listAllOrdersControl } from '@canada28/shared/control/records.control.ts';
import { moveClockControl } from '@canada28/shared/control/time.control.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Hand, Memory, Story } from '../hand.ts';
import { depositToWithdrawalTexts } from './texts/deposit-to-withdrawal.ts';
import { findPlayer, hasMoney, queryOf, sumOf, welcome } from './world-moves.ts';

const PAY_PASSWORD = '2828';
const DEPOSIT = 500;
const WITHDRAWAL = 300;
const REVIEW_MS = 4 * MINUTE_MS;

const deposited = ({ orderId }: Memory) => `/recharge/detail?id=${orderId}`;
const withdrawn = ({ orderId }: Memory) => `/withdraw/detail?id=${orderId}`;

export const depositToWithdrawal: Story = {
  id: 'deposit-to-withdrawal',
  minutes: 3,
  player: 'kimjisoo',
  steps: [
    {
      does: (hand, { player }) =>
        welcome(
          hand,
          { userName: player, texts: depositToWithdrawalTexts },
          {
            balance: 0,
            payPassword: PAY_PASSWORD,
            addresses: [{ protocol: 'TRC20', name: 'My wallet' }],
          },
        ),
      phone: '/center',
      shows: () => [{ key: 'my.assets.total' }, '0.00'],
      holds: async (hand, { player }) => ({ 'the account is empty': await hasMoney(hand, player, 0) }),
    },
    {
      phone: '/recharge',
      shows: () => [{ key: 'deposit.address.copy' }, { key: 'deposit.address.demo' }],
      holds: async (hand, { player }) => ({ 'the account still is empty': await hasMoney(hand, player, 0) }),
    },
    {
      does: async (hand, { player }) => {
        await deposit(hand, player);
        return { orderId: await newestOrder(hand, player) };
      },
      phone: deposited,
      shows: () => ['500.00', { key: 'finance.step.submitted' }, { key: 'finance.order.inReview' }],
      holds: async (hand, memory) => ({
        'it waits for a review': (await orderOf(hand, memory))?.status === FINANCE_STATUS.pending,
      }),
    },
    {
      does: (hand, memory) => review(hand, memory, 'success'),
      phone: deposited,
      shows: () => ['500.00', { key: 'finance.status.success' }, { key: 'finance.detail.bonus' }, '25.00'],
      holds: async (hand, memory) => ({
        'it is credited': (await orderOf(hand, memory))?.status === FINANCE_STATUS.success,
      }),
    },
    {
      phone: '/center',
      shows: () => ['525.00', { key: 'common.money.available' }],
      holds: async (hand, memory) => {
        const { bonus = 0 } = (await orderOf(hand, memory)) ?? {};
        return { 'deposit and bonus are there': await hasMoney(hand, memory.player, sumOf(DEPOSIT, bonus)) };
      },
    },
    {
      does: async (hand, { player }) => {
        await withdraw(hand, player);
        return { orderId: await newestOrder(hand, player) };
      },
      phone: '/center',
      shows: () => ['525.00', '225.00', { key: 'common.money.onHold' }, '300.00'],
      holds: async (hand, { player }) => ({
        '300 USDT are held': (await findPlayer(hand, player))?.moneyFrozen === WITHDRAWAL,
      }),
    },
    {
      does: (hand, memory) => review(hand, memory, 'approved'),
      phone: withdrawn,
      shows: () => [{ key: 'finance.step.reviewed' }, { key: 'finance.step.paying' }],
      holds: async (hand, memory) => ({
        'it waits to be paid': (await orderOf(hand, memory))?.status === FINANCE_STATUS.approved,
      }),
    },
    {
      does: (hand, memory) => review(hand, memory, 'success'),
      phone: withdrawn,
      shows: () => [{ key: 'finance.step.paid' }, { key: 'finance.status.success' }, '0.03', '299.97'],
      holds: async (hand, memory) => ({
        'it is paid': (await orderOf(hand, memory))?.status === FINANCE_STATUS.success,
      }),
    },
    {
      phone: '/center',
      shows: () => ['225.00', { key: 'common.money.onHold' }, '0.00'],
      holds: async (hand, { player }) => ({
        'nothing is held any more': (await findPlayer(hand, player))?.moneyFrozen === 0,
      }),
    },
  ],
};

async function deposit(hand: Hand, player: string): Promise<void> {
  const [method] = await hand.play(player, getDepositMethodsCall, {});
  const [address] = method?.address['trc-20'] ?? [];
  await hand.play(player, submitDepositCall, {
    depositTypeId: method?.id ?? 0,
    ruleId: method?.rule.id ?? 0,
    addressId: address?.id ?? 0,
    amount: DEPOSIT,
    password: PAY_PASSWORD,
  });
}

async function withdraw(hand: Hand, player: string): Promise<void> {
  const [method] = await hand.play(player, getWithdrawalMethodsCall, {});
  const [address] = await hand.play(player, listAddressesCall, {});
  await hand.play(player, submitWithdrawalCall, {
    withdrawId: method?.id ?? 0,
    addressId: address?.id ?? 0,
    amount: WITHDRAWAL,
    password: PAY_PASSWORD,
  });
}

async function ordersOf(hand: Hand, player: string) {
  const { list } = await hand.control(listAllOrdersControl, { query: await queryOf(hand, player) });
  return list;
}

async function newestOrder(hand: Hand, player: string): Promise<string> {
  const [newest] = await ordersOf(hand, player);
  if (newest === undefined) throw new Error('The order was not taken.');
  return newest.id;
}

async function orderOf(hand: Hand, { player, orderId }: Memory) {
  return (await ordersOf(hand, player)).find(({ id }) => id === orderId);
}

/** Some minutes later: who looks at an order on the phone sees when which step of it was done. */
async function review(hand: Hand, { orderId = '' }: Memory, outcome: OrderReview['outcome']): Promise<void> {
  await hand.control(moveClockControl, { body: { advance: REVIEW_MS } });
  await hand.control(reviewOrderControl, { body: { id: orderId, outcome } });
}
