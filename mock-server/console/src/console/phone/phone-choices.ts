import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { type Choices, type Slot, usePhones } from './phones.store.ts';

const UNCHOSEN: Choices = {};

/** What was chosen for a phone in this generation of the world; a language is the usual one in the next generations, too. */
export function useChosen(slot: Slot) {
  const sinceMs = usePhones((phones) => phones.generation?.sinceMs);
  const { player, lang } = usePhones((phones) => phones.choices[slot]) ?? UNCHOSEN;
  return {
    player: player?.sinceMs === sinceMs ? player?.value : undefined,
    lang: lang?.sinceMs === sinceMs ? lang?.value : undefined,
    usualLang: lang?.value,
  };
}

/** Chooses the player of a phone (an empty name is no player), or its language. */
export function chooseFor(
  slot: Slot,
  { player, lang }: { readonly player?: string; readonly lang?: LanguageCode },
): void {
  usePhones.setState(({ choices, generation }) => {
    const sinceMs = generation?.sinceMs ?? 0;
    const chosen = {
      ...choices[slot],
      ...(player !== undefined && { player: { value: player, sinceMs } }),
      ...(lang !== undefined && { lang: { value: lang, sinceMs } }),
    };
    return { choices: { ...choices, [slot]: chosen } };
  });
}

/** Whether a phone was opened for this player (an empty name is no player) in this generation of the world. */
export function wasOpened(slot: Slot, player: string): boolean {
  const { opened, generation } = usePhones.getState();
  const last = opened[slot];
  return last !== undefined && last.value === player && last.sinceMs === generation?.sinceMs;
}

export function noteOpened(slot: Slot, player: string): void {
  usePhones.setState(({ opened, generation }) => ({
    opened: { ...opened, [slot]: { value: player, sinceMs: generation?.sinceMs ?? 0 } },
  }));
}
