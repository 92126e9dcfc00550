import { listAddressesCall } from '@canada28/shared/contract/addresses.contract.ts';
import { getDepositMethodsCall, submitDepositCall } from '@canada28/shared/contract/deposits.contract.ts';
import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import {
  getWithdrawalMethodsCall,
  submitWithdrawalCall,
} from '@canada28/shared/contract/withdrawals.contract.ts';
import { type OrderReview, reviewOrderControl } from '@canada28/shared/control/operator.control.ts';
import { listAllOrdersControl } from '@canada28/shared/control/records.control.ts';
import type { Hand, Memory, Story } from '../hand.ts';
import { findPlayer, hasMoney, queryOf, sumOf, welcome } from './world-moves.ts';

const PAY_PASSWORD = '2828';
const DEPOSIT = 500;
const WITHDRAWAL = 300;

export const depositToWithdrawal: Story = {
  id: 'deposit-to-withdrawal',
  title: 'Deposit to withdrawal',
  sentence: 'Money comes in, is checked by somebody, and is paid out again.',
  minutes: 3,
  player: 'kimjisoo',
  steps: [
    {
      title: 'A player with an empty account',
      press: 'Let the player in',
      say: 'An account with nothing in it, a transaction password and one address of their own. Nothing here is real money.',
      does: async (hand, { player }) => ({
        player: await welcome(hand, player, {
          balance: 0,
          payPassword: PAY_PASSWORD,
          addresses: [{ protocol: 'TRC20', name: 'My wallet' }],
        }),
      }),
      phone: '/recharge',
      holds: async (hand, { player }) => ({ 'the account is empty': await hasMoney(hand, player, 0) }),
    },
    {
      title: 'Deposits 500 USDT: under review',
      press: 'Send the deposit',
      say: 'The player says what they paid and to which address. Somebody looks at it; until then it is pending.',
      does: async (hand, memory) => {
        await deposit(hand, memory.player);
        return { orderId: await newestOrder(hand, memory.player) };
      },
      phone: '/recharge/record',
      holds: async (hand, memory) => ({
        'it waits for a review': (await orderOf(hand, memory))?.status === FINANCE_STATUS.pending,
      }),
    },
    {
      title: 'It is credited, with its bonus',
      press: 'Confirm the deposit',
      say: 'The reviewer has seen the money: amount and bonus are on the balance, and a message has come.',
      does: (hand, memory) => review(hand, memory, 'success'),
      phone: '/center',
      holds: async (hand, memory) => {
        const { bonus = 0 } = (await orderOf(hand, memory)) ?? {};
        return { 'deposit and bonus are there': await hasMoney(hand, memory.player, sumOf(DEPOSIT, bonus)) };
      },
    },
    {
      title: 'Withdraws 300 USDT: held',
      press: 'Ask for the withdrawal',
      say: 'Whoever has deposited once can withdraw, to an own address, with the transaction password. The amount is held, not gone.',
      does: async (hand, memory) => {
        await withdraw(hand, memory.player);
        return { orderId: await newestOrder(hand, memory.player) };
      },
      phone: '/center',
      holds: async (hand, { player }) => ({
        '300 USDT are held': (await findPlayer(hand, player))?.moneyFrozen === WITHDRAWAL,
      }),
    },
    {
      title: 'Approved',
      press: 'Approve it',
      say: 'The first of two decisions: it may be paid. The player sees the step as it is taken.',
      does: (hand, memory) => review(hand, memory, 'approved'),
      phone: '/withdraw/list',
      holds: async (hand, memory) => ({
        'it waits to be paid': (await orderOf(hand, memory))?.status === FINANCE_STATUS.approved,
      }),
    },
    {
      title: 'Paid',
      press: 'Pay it out',
      say: 'The second: it is paid. What was held is gone now. Press it: the record shows each step with its time.',
      does: (hand, memory) => review(hand, memory, 'success'),
      phone: '/withdraw/list',
      holds: async (hand, memory) => ({
        'it is paid': (await orderOf(hand, memory))?.status === FINANCE_STATUS.success,
        'nothing is held any more': (await findPlayer(hand, memory.player))?.moneyFrozen === 0,
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

async function review(hand: Hand, { orderId = '' }: Memory, outcome: OrderReview['outcome']): Promise<void> {
  await hand.control(reviewOrderControl, { body: { id: orderId, outcome } });
}
