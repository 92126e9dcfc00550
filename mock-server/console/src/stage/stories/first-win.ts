import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import type { Story } from '../hand.ts';
import { firstWinTexts } from './texts/first-win.ts';
import {
  bet,
  betsOf,
  closeSale,
  decide,
  drawnAddressOf,
  findIssue,
  hasMoney,
  isLastDraw,
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
      does: (hand, { player }) =>
        welcome(hand, { userName: player, texts: firstWinTexts }, { balance: CREDIT }),
      phone: '/',
      shows: () => ['1,000.00', { key: 'ui.demo.badge' }],
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
      shows: () => ['930.00', { key: 'game.choice.big' }, '50.00', '18', '20.00'],
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
      shows: () => [{ key: 'game.issue.sealed' }, { key: 'game.issue.drawsIn' }, '50.00', '20.00'],
      holds: async (hand, { issueCode }) => ({
        'the issue is sealed': (await findIssue(hand, issueCode))?.state === 'sealed',
      }),
    },
    {
      does: (hand, { issueCode }) => settle(hand, issueCode),
      phoneAgain: ({ issueCode }) => drawnAddressOf(issueCode),
      shows: () => [{ key: 'draws.prize.won' }, '+392.95', '462.95', '70.00', { key: 'game.result.forced' }],
      holds: async (hand, { player, issueCode }) => {
        const issue = await findIssue(hand, issueCode);
        const prizes = (await betsOf(hand, player)).map(({ accwin }) => accwin);
        return {
          'the issue is 18, and marked as set': issue?.sum === 18 && issue.isForced,
          'it was drawn last': await isLastDraw(hand, issueCode),
          'both bets are paid': await hasMoney(hand, player, sumOf(CREDIT, -70, ...prizes)),
          'and neither for nothing': prizes.length === 2 && prizes.every((prize) => prize > 0),
        };
      },
    },
    {
      phone: '/order/past',
      shows: ({ issueCode = '' }) => [issueCode, '18', { key: 'game.result.forced' }],
      holds: async (hand, { issueCode }) => ({
        'the draw is at the top of the list': await isLastDraw(hand, issueCode),
      }),
    },
    {
      phone: '/record',
      shows: () => ['+343.00', '+49.95', { key: 'game.order.won' }],
      holds: async (hand, { player }) => ({
        'both bets stand in it as won': (await betsOf(hand, player)).every(
          ({ orderstatus }) => orderstatus === BET_STATUS.won,
        ),
      }),
    },
    {
      phone: '/center',
      shows: () => ['1,392.95', { key: 'common.money.onHold' }, '0.00'],
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
