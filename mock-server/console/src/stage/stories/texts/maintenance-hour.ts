import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  title: 'The maintenance hour',
  sentence: 'The daily break, and a sale that opens again by itself.',
  steps: [
    {
      title: 'Two minutes before it begins',
      press: 'Go there',
      say: 'Once a day the draws pause for an hour, as the real ones do. Shortly before, the last issue is over.',
    },
    {
      title: 'Maintenance: nothing is sold',
      press: 'Let it begin',
      say: 'The phone says until when, and counts down. Money, records and help stay within reach.',
    },
    {
      title: 'The next sale opens by itself',
      press: 'An hour later',
      say: 'Server, schedule and the countdown on the phone move as one. Nobody has to reload anything.',
    },
  ],
};

export const maintenanceHourTexts: TextsByLanguage = { en, zh: en, cht: en, jp: en, kor: en };
