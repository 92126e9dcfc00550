import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { place } from '../../control/place.ts';
import { useWorld } from '../../control/world-clock.ts';
import { lookOf } from '../../page/phone-link.ts';

/** The phones beside the cockpit; another slot is another phone. */
export type Slot = 'phone1' | 'phone2';

/**
 * A life of the world: when the sessions of the one before ended (epoch ms of the server's wall), and the link by which
 * it is seen best.
 */
type Life = { readonly sinceMs: number; readonly link: string };

type Chosen<Value> = { readonly value: Value; readonly sinceMs: number };

/** Of a phone; an empty name is nobody. */
type Choices = { readonly player?: Chosen<string>; readonly lang?: Chosen<LanguageCode> };

type Phones = {
  readonly isDouble: boolean;
  readonly choices: Readonly<Partial<Record<Slot, Choices>>>;
  readonly life: Life | undefined;
  /** Whom each phone was last opened for, and in which life: it goes on where it is. */
  readonly opened: Readonly<Partial<Record<Slot, Chosen<string>>>>;
};

const UNCHOSEN: Choices = {};

/** Kept for this tab: whoever comes back to the cockpit, or loads the page again, finds the phones as they were. */
const usePhones = create<Phones>()(
  persist<Phones>(() => ({ isDouble: false, choices: {}, opened: {}, life: undefined }), {
    name: `phones of ${place.world}`,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export function useIsDouble(): boolean {
  return usePhones((phones) => phones.isDouble);
}

export function showPhones(isDouble: boolean): void {
  usePhones.setState({ isDouble });
}

/** Lets the phones begin anew when the world became another one. */
export function useFollowLife(): void {
  const { data: world } = useWorld();
  useEffect(() => {
    if (world === undefined) return;
    const { sessionsEndedAtMs, urls } = world;
    const { life } = usePhones.getState();
    if (life !== undefined && life.sinceMs >= sessionsEndedAtMs) return;
    usePhones.setState({ life: { sinceMs: sessionsEndedAtMs, link: urls.link } });
  }, [world]);
}

/** The life of this page's world and how it is seen best; undefined before the server told whether that goes on. */
export function useLife() {
  const life = usePhones((phones) => phones.life);
  const { data: world } = useWorld();
  if (life === undefined || world === undefined || life.sinceMs < world.sessionsEndedAtMs) return undefined;
  return { sinceMs: life.sinceMs, look: lookOf(life.link) };
}

/** What was chosen for a phone in this life of the world; a language is the usual one in the next lives, too. */
export function useChosen(slot: Slot) {
  const sinceMs = usePhones((phones) => phones.life?.sinceMs);
  const { player, lang } = usePhones((phones) => phones.choices[slot]) ?? UNCHOSEN;
  return {
    player: player?.sinceMs === sinceMs ? player?.value : undefined,
    lang: lang?.sinceMs === sinceMs ? lang?.value : undefined,
    usualLang: lang?.value,
  };
}

/** Chooses the player of a phone (an empty name is nobody), or its language. */
export function chooseFor(
  slot: Slot,
  { player, lang }: { readonly player?: string; readonly lang?: LanguageCode },
): void {
  usePhones.setState(({ choices, life }) => {
    const sinceMs = life?.sinceMs ?? 0;
    const chosen = {
      ...choices[slot],
      ...(player !== undefined && { player: { value: player, sinceMs } }),
      ...(lang !== undefined && { lang: { value: lang, sinceMs } }),
    };
    return { choices: { ...choices, [slot]: chosen } };
  });
}

/** Whether a phone was opened for this player (an empty name is nobody) in this life of the world. */
export function wasOpened(slot: Slot, player: string): boolean {
  const { opened, life } = usePhones.getState();
  const last = opened[slot];
  return last !== undefined && last.value === player && last.sinceMs === life?.sinceMs;
}

export function noteOpened(slot: Slot, player: string): void {
  usePhones.setState(({ opened, life }) => ({
    opened: { ...opened, [slot]: { value: player, sinceMs: life?.sinceMs ?? 0 } },
  }));
}
