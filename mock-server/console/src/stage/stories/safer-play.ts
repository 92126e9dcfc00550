import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { updatePlayLimitsCall } from '@canada28/shared/contract/play-limits.contract.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import type { Story } from '../hand.ts';
import { saferPlayTexts } from './texts/safer-play.ts';
import {
  bet,
  betsOf,
  decide,
  findPlayer,
  hasMoney,
  issueOnSale,
  nowOf,
  settle,
  welcome,
} from './world-moves.ts';

const CREDIT = 500;
const MOST_LOSS = 50;
const SMALL_SUM = 9;

export const saferPlay: Story = {
  id: 'safer-play',
  minutes: 2,
  player: 'anna',
  steps: [
    {
      does: (hand, { player }) =>
        welcome(hand, { userName: player, texts: saferPlayTexts }, { balance: CREDIT }),
      phone: '/accountSecurity',
      shows: () => [
        { key: 'limits.section.title' },
        { key: 'limits.loss.name' },
        { key: 'limits.value.none' },
      ],
      holds: async (hand, { player }) => ({ 'she has 500 USDT': await hasMoney(hand, player, CREDIT) }),
    },
    {
      does: async (hand, memory) => {
        await hand.play(memory.player, updatePlayLimitsCall, { dailyLoss: MOST_LOSS });
      },
      phone: '/accountSecurity',
      // Its sheet says how a limit is changed.
      presses: ['limits.loss.name'],
      shows: () => [{ key: 'limits.loss.text' }, '50', { key: 'limits.sheet.delay' }],
      holds: async (hand, { player }) => ({
        'the limit holds': (await findPlayer(hand, player))?.limits.dailyLoss === MOST_LOSS,
      }),
    },
    {
      does: async (hand, memory) => {
        const { issueCode } = await issueOnSale(hand);
        await bet(hand, memory.player, { issueCode, stakes: [{ code: '31', amount: MOST_LOSS }] });
        await decide(hand, issueCode, SMALL_SUM);
        await settle(hand, issueCode);
        const [lost] = await betsOf(hand, memory.player);
        return { issueCode, betId: lost?.ordercode ?? '' };
      },
      phone: ({ betId }) => `/record/detail?id=${betId}`,
      shows: () => ['-50.00', '9', { key: 'game.order.lost' }, { key: 'game.result.forced' }],
      holds: async (hand, { player }) => ({
        'fifty are lost today': (await findPlayer(hand, player))?.limits.lostToday === MOST_LOSS,
      }),
    },
    {
      phone: '/accountSecurity',
      shows: () => [{ key: 'limits.loss.today' }, '50.00'],
      holds: async (hand, { player }) => ({
        'the limit is used up': (await findPlayer(hand, player))?.limits.lostToday === MOST_LOSS,
      }),
    },
    {
      does: async (hand, { player }) => {
        const { issueCode } = await issueOnSale(hand);
        if (await isRefused(bet(hand, player, { issueCode, stakes: [{ code: '31', amount: 10 }] })))
          return { issueCode };
        throw new Error('The bet was taken although the limit is reached.');
      },
      phone: '/order/betting?bet=31:10',
      presses: ['game.bet.now'],
      // The server's own words, in which the limit stands.
      shows: () => ['450.00', '10.00', '50 USDT', '0 USDT'],
      holds: async (hand, { player }) => ({
        'nothing was booked': await hasMoney(hand, player, CREDIT - MOST_LOSS),
      }),
    },
    {
      does: async (hand, memory) => {
        const timeoutUntil = dateTimeTextFromMs((await nowOf(hand)) + DAY_MS);
        await hand.play(memory.player, updatePlayLimitsCall, { timeoutUntil });
      },
      phone: '/accountSecurity',
      shows: () => [{ key: 'limits.break.running' }, { key: 'limits.break.final' }],
      holds: async (hand, { player }) => ({
        'the break has begun': (await findPlayer(hand, player))?.limits.timeoutUntil !== null,
      }),
    },
  ],
};

async function isRefused(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => false,
    () => true,
  );
}
