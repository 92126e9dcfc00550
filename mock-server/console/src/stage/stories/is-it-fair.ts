import type { Story } from '../hand.ts';
import { decide, findIssue, issueOnSale, nextToDraw, settle, welcome } from './world-moves.ts';

const SEVEN = 7;

export const isItFair: Story = {
  id: 'is-it-fair',
  minutes: 3,
  player: 'skeptic',
  steps: [
    {
      does: async (hand, { player }) => {
        const name = await welcome(hand, { userName: player, nickName: 'Skeptic' }, { balance: 1000 });
        return { player: name, issueCode: (await issueOnSale(hand)).issueCode };
      },
      phone: '/order/betting',
      holds: async (hand, { issueCode }) => ({
        'nothing is decided yet': (await findIssue(hand, issueCode))?.sum === undefined,
      }),
    },
    {
      does: async (hand) => {
        const issueCode = await nextToDraw(hand);
        await settle(hand, issueCode);
        return { issueCode };
      },
      holds: async (hand, { issueCode }) => {
        const issue = await findIssue(hand, issueCode);
        return { 'it was drawn by chance': issue?.sum !== undefined && !issue.isForced };
      },
    },
    {
      phone: '/order/past',
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
      phone: '/order/past',
      holds: async (hand, { issueCode }) => {
        const issue = await findIssue(hand, issueCode);
        return { 'it is 7, and marked as set': issue?.sum === SEVEN && issue.isForced };
      },
    },
    {
      phone: '/order/trend',
      holds: async (hand, { issueCode }) => ({
        'it stays marked': (await findIssue(hand, issueCode))?.isForced === true,
      }),
    },
  ],
};
