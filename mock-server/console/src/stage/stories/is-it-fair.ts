import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import type { Memory, Story } from '../hand.ts';
import { isItFairTexts } from './texts/is-it-fair.ts';
import {
  decide,
  drawnAddressOf,
  findIssue,
  isLastDraw,
  issueOnSale,
  nextToDraw,
  settle,
  welcome,
} from './world-moves.ts';

const SEVEN = 7;

const theDraw = ({ issueCode }: Memory) => `/order/past?issue=${issueCode}`;

export const isItFair: Story = {
  id: 'is-it-fair',
  minutes: 3,
  player: 'skeptic',
  steps: [
    {
      does: async (hand, { player }) => {
        const person = await welcome(hand, { userName: player, texts: isItFairTexts }, { balance: 1000 });
        const { issueCode } = await issueOnSale(hand);
        const { seedHash } = await hand.play(person.player, findCurrentIssueCall, { lotteryId: '1' });
        return { ...person, issueCode, ...(seedHash && { seedHash }) };
      },
      phone: '/order/betting',
      shows: ({ issueCode = '', seedHash = '' }) => [issueCode, { key: 'draws.verify.hash' }, seedHash],
      holds: async (hand, { issueCode, seedHash }) => ({
        'nothing is decided yet': (await findIssue(hand, issueCode))?.sum === undefined,
        'its fingerprint is published': seedHash !== undefined,
      }),
    },
    {
      does: (hand, { issueCode }) => settle(hand, issueCode),
      phoneAgain: ({ issueCode }) => drawnAddressOf(issueCode),
      shows: () => [
        { key: 'draws.reveal.tableZone' },
        { key: 'draws.reveal.tableDigit' },
        { key: 'draws.reveal.verify' },
      ],
      holds: async (hand, { issueCode }) => {
        const issue = await findIssue(hand, issueCode);
        return {
          'it was drawn by chance': issue?.sum !== undefined && !issue.isForced,
          'it was drawn last': await isLastDraw(hand, issueCode),
        };
      },
    },
    {
      // On the page that saw the fingerprint before the draw, which it compares, too.
      presses: ['draws.reveal.verify'],
      phoneAgain: (memory) => `${theDraw(memory)}&verify`,
      shows: ({ seedHash = '' }) => [
        { key: 'draws.verify.verified' },
        { key: 'draws.verify.intro' },
        { key: 'draws.verify.hashMatches' },
        { key: 'draws.verify.numbersMatch' },
        seedHash,
      ],
      holds: async (hand, { issueCode }) => ({
        'the draw is published': (await findIssue(hand, issueCode))?.state === 'settled',
      }),
    },
    {
      does: async (hand) => {
        const issueCode = await nextToDraw(hand);
        await decide(hand, issueCode, SEVEN);
        await settle(hand, issueCode);
        return { issueCode };
      },
      phone: theDraw,
      shows: ({ issueCode = '' }) => [{ key: 'draws.reveal.forced' }, issueCode],
      holds: async (hand, { issueCode }) => {
        const issue = await findIssue(hand, issueCode);
        return { 'it is 7, and marked as set': issue?.sum === SEVEN && issue.isForced };
      },
    },
    {
      phone: '/order/trend',
      shows: () => [{ key: 'draws.trend.honest' }],
      holds: async (hand, { issueCode }) => ({
        'it stays marked': (await findIssue(hand, issueCode))?.isForced === true,
      }),
    },
  ],
};
