import type { Story } from '../hand.ts';
import { decide, findIssue, issueOnSale, nextToDraw, settle, welcome } from './world-moves.ts';

const SEVEN = 7;

export const isItFair: Story = {
  id: 'is-it-fair',
  title: 'Is it fair?',
  sentence: 'An honest draw is recomputed on the phone; one that was set says so.',
  minutes: 3,
  player: 'skeptic',
  steps: [
    {
      title: 'Before the sale, a promise',
      press: 'Let a doubter in',
      say: 'Nobody picks anything here. Before its sale opened, this issue published the fingerprint of the secret that it will be drawn from.',
      does: async (hand, { player }) => {
        const name = await welcome(hand, player, { balance: 1000 });
        return { player: name, issueCode: (await issueOnSale(hand)).issueCode };
      },
      phone: '/order/betting',
      holds: async (hand, { issueCode }) => ({
        'nothing is decided yet': (await findIssue(hand, issueCode))?.sum === undefined,
      }),
    },
    {
      title: 'An honest draw',
      press: 'Let it be drawn',
      say: 'Twenty numbers out of eighty. No bet can change them: the draw does not know the bets.',
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
      title: 'Verified on the phone',
      press: 'Open the past draws',
      say: 'Press the draw, then "Verify this draw": the phone recomputes the numbers from the secret, and the secret from its fingerprint.',
      phone: '/order/past',
      holds: async (hand, { issueCode }) => ({
        'the draw is published': (await findIssue(hand, issueCode))?.state === 'settled',
      }),
    },
    {
      title: 'And one that is set: 7',
      press: 'Force a 7',
      say: 'For a demo we can set a result. Watch what the phone says.',
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
      title: 'A draw that was set says so',
      press: 'That is all',
      say: 'Open the last draw: "set by a tester", and no proof is offered, because there is none. Past draws never change the next one.',
      phone: '/order/past',
      holds: async (hand, { issueCode }) => ({
        'it stays marked': (await findIssue(hand, issueCode))?.isForced === true,
      }),
    },
  ],
};
