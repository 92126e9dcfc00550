import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { place } from '../../control/place.ts';
import type { Action } from '../../page/actions.store.ts';
import { GUEST } from './default-holder.ts';
import { chooseFor } from './phone-choices.ts';
import { showPhones } from './phones.store.ts';

const PHONES = [
  { slot: 'phone1', name: 'Phone', hint: '' },
  { slot: 'phone2', name: 'Second phone', hint: 'second player, side by side' },
] as const;

/** Who has which phone and in which language, as the palette finds it: by the name of a player or a language. */
export function holderActions(userNames: readonly string[], goToPhones: () => void): readonly Action[] {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const holders = [
    ...userNames.map((player) => ({ words: `of ${player}`, also: '', chosen: { player } })),
    { words: 'of a guest', also: 'no player', chosen: { player: GUEST } },
    ...LANGUAGE_CODES.map((lang) => ({
      words: `in ${english.of(LANGUAGES[lang].tag)}`,
      also: `${LANGUAGES[lang].nativeName} · language`,
      chosen: { lang },
    })),
  ];
  const phones = PHONES.slice(0, place.hasOwnHost ? PHONES.length : 1);
  return holders.flatMap(({ words, also, chosen }) =>
    phones.map(({ slot, name, hint }) => ({
      id: `${slot} ${words}`,
      title: `${name} ${words}`,
      hint: [also, hint].filter(Boolean).join(' · '),
      group: 'Phones',
      run: () => {
        goToPhones();
        if (slot === 'phone2') showPhones(true);
        chooseFor(slot, chosen);
      },
    })),
  );
}
