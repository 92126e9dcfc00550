import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { updatePlayLimitsCall } from '@canada28/shared/contract/play-limits.contract.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import type { Story } from '../hand.ts';
import { bet, decide, findPlayer, hasMoney, issueOnSale, nowOf, settle, welcome } from './world-moves.ts';

const CREDIT = 500;
const MOST_LOSS = 50;
const SMALL_SUM = 9;

export const saferPlay: Story = {
  id: 'safer-play',
  title: 'Safer play',
  sentence: 'A limit that holds, and a day off that nobody shortens.',
  minutes: 2,
  player: 'anna',
  steps: [
    {
      title: 'A player who wants a limit',
      press: 'Let Anna in',
      say: 'Anna likes to play and wants to be sure that it stays a game.',
      does: async (hand, { player }) => ({ player: await welcome(hand, player, { balance: CREDIT }) }),
      phone: '/accountSecurity',
      holds: async (hand, { player }) => ({ 'she has 500 USDT': await hasMoney(hand, player, CREDIT) }),
    },
    {
      title: 'She may lose 50 a day, no more',
      press: 'Set her limit',
      say: 'A stricter limit holds at once. A looser one takes 24 hours: nobody undoes it in the heat of the moment.',
      does: async (hand, memory) => {
        await hand.play(memory.player, updatePlayLimitsCall, { dailyLoss: MOST_LOSS });
      },
      phone: '/accountSecurity',
      holds: async (hand, { player }) => ({
        'the limit holds': (await findPlayer(hand, player))?.limits.dailyLoss === MOST_LOSS,
      }),
    },
    {
      title: '50 on Big: lost',
      press: 'Play and lose',
      say: 'Fifty on Big, and the draw is small: the limit of the day is used up. The result is marked as set.',
      does: async (hand, memory) => {
        const { issueCode } = await issueOnSale(hand);
        await bet(hand, memory.player, { issueCode, stakes: [{ code: '31', amount: MOST_LOSS }] });
        await decide(hand, issueCode, SMALL_SUM);
        await settle(hand, issueCode);
        return { issueCode };
      },
      phone: '/record',
      holds: async (hand, { player }) => ({
        'fifty are lost today': (await findPlayer(hand, player))?.limits.lostToday === MOST_LOSS,
      }),
    },
    {
      title: 'The next bet is refused',
      press: 'Try once more',
      say: 'Fifty lost today of the fifty that she allowed herself. Another ten were tried just now, and the server refused them.',
      does: async (hand, memory) => {
        const { issueCode } = await issueOnSale(hand);
        if (await isRefused(bet(hand, memory.player, { issueCode, stakes: [{ code: '31', amount: 10 }] })))
          return { issueCode };
        throw new Error('The bet was taken although the limit is reached.');
      },
      phone: '/accountSecurity',
      holds: async (hand, { player }) => ({
        'nothing was booked': await hasMoney(hand, player, CREDIT - MOST_LOSS),
      }),
    },
    {
      title: 'She takes a day off',
      press: 'Begin the break',
      say: 'A time-out that she set herself cannot be shortened, not by her and not by us. Betting is closed until it is over.',
      does: async (hand, memory) => {
        const timeoutUntil = dateTimeTextFromMs((await nowOf(hand)) + DAY_MS);
        await hand.play(memory.player, updatePlayLimitsCall, { timeoutUntil });
      },
      phone: '/accountSecurity',
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
