import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  title: 'Chase five issues',
  sentence: 'The same bet on five issues, doubled until it wins.',
  steps: [
    {
      title: 'A player with 1,000 USDT to try',
      press: 'Let the player in',
      say: 'A chase places the same bet on several issues in a row, here with the stake doubled each time.',
    },
    {
      title: 'Five issues on Big, doubled until a win',
      press: 'Start the chase',
      say: 'The whole total is held at the start, 310 USDT, so that no step can fail for want of money.',
    },
    {
      title: 'The first issue is small: lost',
      press: 'Draw a small number',
      say: 'Lost. The next issue opens, and the chase places its next bet by itself. The result is marked as set.',
    },
    {
      title: 'The second, too: the stake doubles',
      press: 'Draw another small one',
      say: 'Lost. The next issue opens, and the chase places its next bet by itself. The result is marked as set.',
    },
    {
      title: 'The third is big: won, and stopped',
      press: 'Draw 18 now',
      say: 'Big, at the third attempt. The chase was told to stop at its first win, so it does.',
    },
    {
      title: 'What was not played comes back',
      press: 'Show the balance',
      say: 'The two issues that were left are cancelled and their stakes returned. A chase spreads money; it does not make the next draw likelier.',
    },
  ],
};

export const chaseFiveIssuesTexts: TextsByLanguage = { en, zh: en, cht: en, jp: en, kor: en };
