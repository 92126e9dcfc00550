import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  title: 'Is it fair?',
  sentence: 'An honest draw is recomputed on the phone; one that was set says so.',
  steps: [
    {
      title: 'Before the sale, a promise',
      press: 'Let a doubter in',
      say: 'Nobody picks anything here. Before its sale opened, this issue published the fingerprint of the secret that it will be drawn from.',
    },
    {
      title: 'An honest draw',
      press: 'Let it be drawn',
      say: 'Twenty numbers out of eighty. No bet can change them: the draw does not know the bets.',
    },
    {
      title: 'Verified on the phone',
      press: 'Open the past draws',
      say: 'The draw is published, and with it the secret that it was drawn from.',
      do: 'Tap the draw, then “Verify this draw”: the phone recomputes the numbers.',
    },
    {
      title: 'And one that is set: 7',
      press: 'Force a 7',
      say: 'For a demo we can set a result. Watch what the phone says.',
    },
    {
      title: 'A draw that was set says so',
      press: 'That is all',
      say: 'The phone says that this draw was set. Past draws never change the next one.',
      do: 'Tap the last draw: no proof is offered, because there is none.',
    },
  ],
};

export const isItFairTexts: TextsByLanguage = { en, zh: en, cht: en, jp: en, kor: en };
