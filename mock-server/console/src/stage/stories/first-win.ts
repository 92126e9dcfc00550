import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import type { Story } from '../hand.ts';
import {
  bet,
  betsOf,
  closeSale,
  decide,
  findIssue,
  hasMoney,
  issueOnSale,
  settle,
  sumOf,
  welcome,
} from './world-moves.ts';

const BIG = { code: '31', amount: 50 };
const EIGHTEEN = { code: '18', amount: 20 };
const CREDIT = 1000;

export const firstWin: Story = {
  id: 'first-win',
  minutes: 2,
  player: 'linmei',
  steps: [
    {
      does: async (hand, { player }) => ({
        player: await welcome(hand, { userName: player, nickName: 'Lin Mei' }, { balance: CREDIT }),
      }),
      phone: '/',
      holds: async (hand, { player }) => ({ 'she has 1,000 USDT': await hasMoney(hand, player, CREDIT) }),
    },
    {
      does: async (hand, memory) => {
        const { issueCode } = await issueOnSale(hand);
        await bet(hand, memory.player, { issueCode, stakes: [BIG, EIGHTEEN] });
        await decide(hand, issueCode, 18);
        return { issueCode };
      },
      phone: '/order/room',
      holds: async (hand, { player, issueCode }) => {
        const bets = await betsOf(hand, player);
        return {
          'her stakes are taken': await hasMoney(hand, player, CREDIT - 70),
          'both bets wait for the draw':
            bets.length === 2 &&
            bets.every(
              ({ issuecode, orderstatus }) => issuecode === issueCode && orderstatus === BET_STATUS.waiting,
            ),
        };
      },
    },
    {
      does: (hand, { issueCode }) => closeSale(hand, issueCode),
      phone: '/order/betting',
      holds: async (hand, { issueCode }) => ({
        'the sale is over': (await findIssue(hand, issueCode))?.state !== 'selling',
      }),
    },
    {
      does: (hand, { issueCode }) => settle(hand, issueCode),
      holds: async (hand, { player, issueCode }) => {
        const issue = await findIssue(hand, issueCode);
        const prizes = (await betsOf(hand, player)).map(({ accwin }) => accwin);
        return {
          'the issue is 18, and marked as set': issue?.sum === 18 && issue.isForced,
          'both bets are paid': await hasMoney(hand, player, sumOf(CREDIT, -70, ...prizes)),
          'and neither for nothing': prizes.length === 2 && prizes.every((prize) => prize > 0),
        };
      },
    },
    {
      phone: '/order/past',
      holds: async (hand, { issueCode }) => ({
        'the draw is in the list': (await findIssue(hand, issueCode))?.state === 'settled',
      }),
    },
    {
      phone: '/record',
      holds: async (hand, { player }) => ({
        'both bets stand in it as won': (await betsOf(hand, player)).every(
          ({ orderstatus }) => orderstatus === BET_STATUS.won,
        ),
      }),
    },
    {
      phone: '/center',
      holds: async (hand, { player }) => ({
        'her balance is what she had, less her stakes, and her prizes': await hasMoney(
          hand,
          player,
          sumOf(CREDIT, -70, ...(await betsOf(hand, player)).map(({ accwin }) => accwin)),
        ),
      }),
    },
  ],
};
