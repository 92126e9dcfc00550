import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  title: 'First win',
  sentence: 'A new player bets twice, and the draw pays both.',
  steps: [
    {
      title: 'A new player, 1,000 USDT to try',
      press: 'Let Lin Mei in',
      say: 'Lin Mei has just opened an account. The 1,000 USDT are demo money: the pill at the top says so on every screen.',
    },
    {
      title: '50 on Big, 20 on 18',
      press: 'Place her bets',
      say: 'Two bets on the issue that is on sale: 50 on Big, and 20 on the number 18 itself. Her phone lists them, and the stakes have left her balance.',
    },
    {
      title: 'Sales close',
      press: 'Close the sale',
      say: 'Nobody can bet on this issue any more. Her bets stand below the draw that is to come.',
    },
    {
      title: '20 numbers are drawn: it is 18',
      press: 'Draw 18 now',
      say: 'The result is set here so that we need not wait. The phone says so, too: nobody can hide it.',
    },
    {
      title: 'She checks the draw on her phone',
      press: 'Open the past draws',
      say: 'Every draw stays in the list. One that was set by hand says so.',
      do: 'Tap an earlier draw, then “Verify this draw”.',
    },
    {
      title: 'Both bets stand in her record',
      press: 'Show her record',
      say: 'Every bet with its stake and its prize.',
      do: 'Tap a bet: its odds stand there, too.',
    },
    {
      title: 'And her balance is the sum of it',
      press: 'Show her balance',
      say: '1,000 USDT less her stakes, plus her prizes: a balance is the sum of its bookings, to the sixth decimal.',
    },
  ],
};

export const firstWinTexts: TextsByLanguage = { en, zh: en, cht: en, jp: en, kor: en };
