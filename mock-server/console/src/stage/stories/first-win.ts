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
  title: 'First win',
  sentence: 'A new player bets twice, and the draw pays both.',
  minutes: 2,
  player: 'linmei',
  steps: [
    {
      title: 'A new player, 1,000 USDT to try',
      press: 'Let Lin Mei in',
      say: 'Lin Mei has just opened an account. The 1,000 USDT are demo money: the pill at the top says so on every screen.',
      does: async (hand, { player }) => ({ player: await welcome(hand, player, { balance: CREDIT }) }),
      phone: '/',
      holds: async (hand, { player }) => ({ 'she has 1,000 USDT': await hasMoney(hand, player, CREDIT) }),
    },
    {
      title: '50 on Big, 20 on 18',
      press: 'Place her bets',
      say: 'Two bets on the issue that is on sale: 50 on Big, and 20 on the number 18 itself. Her phone lists them, and the stakes have left her balance.',
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
      title: 'Sales close',
      press: 'Close the sale',
      say: 'Nobody can bet on this issue any more. Her bets stand below the draw that is to come.',
      does: (hand, { issueCode }) => closeSale(hand, issueCode),
      phone: '/order/betting',
      holds: async (hand, { issueCode }) => ({
        'the sale is over': (await findIssue(hand, issueCode))?.state !== 'selling',
      }),
    },
    {
      title: '20 numbers are drawn: it is 18',
      press: 'Draw 18 now',
      say: 'The result is set here so that we need not wait. The phone says so, too: nobody can hide it.',
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
      title: 'She checks the draw on her phone',
      press: 'Open the past draws',
      say: 'Press an earlier draw, then "Verify this draw": its seed was promised before the sale. One that was set says so.',
      phone: '/order/past',
      holds: async (hand, { issueCode }) => ({
        'the draw is in the list': (await findIssue(hand, issueCode))?.state === 'settled',
      }),
    },
    {
      title: 'Both bets stand in her record',
      press: 'Show her record',
      say: 'Every bet with its stake and its prize; whoever presses one reads its odds, too.',
      phone: '/record',
      holds: async (hand, { player }) => ({
        'both bets stand in it as won': (await betsOf(hand, player)).every(
          ({ orderstatus }) => orderstatus === BET_STATUS.won,
        ),
      }),
    },
    {
      title: 'And her balance is the sum of it',
      press: 'Show her balance',
      say: '1,000 USDT less her stakes, plus her prizes: a balance is the sum of its bookings, to the sixth decimal.',
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
