import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  title: 'Safer play',
  sentence: 'A limit that holds, and a day off that nobody shortens.',
  steps: [
    {
      title: 'A player who wants a limit',
      press: 'Let Anna in',
      say: 'Anna likes to play and wants to be sure that it stays a game.',
    },
    {
      title: 'She may lose 50 a day, no more',
      press: 'Set her limit',
      say: 'A stricter limit holds at once. A looser one takes 24 hours: nobody undoes it in the heat of the moment.',
    },
    {
      title: '50 on Big: lost',
      press: 'Play and lose',
      say: 'Fifty on Big, and the draw is small: the limit of the day is used up. The result is marked as set.',
    },
    {
      title: 'The next bet is refused',
      press: 'Try once more',
      say: 'Fifty lost today of the fifty that she allowed herself. Another ten were tried just now, and the server refused them.',
    },
    {
      title: 'She takes a day off',
      press: 'Begin the break',
      say: 'A time-out that she set herself cannot be shortened, not by her and not by us. Betting is closed until it is over.',
    },
  ],
};

export const saferPlayTexts: TextsByLanguage = { en, zh: en, cht: en, jp: en, kor: en };
