import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useLiveJournal } from '../../control/live-journal.ts';
import { pageTime } from '../../control/page-time.ts';
import { place } from '../../control/place.ts';
import { useWorld } from '../../control/world-clock.ts';
import { lookOf } from '../../page/phone-link.ts';

/** The phones beside the cockpit; another slot is another phone. */
export type Slot = 'phone1' | 'phone2';

/** A life of the world: since when (epoch ms of the server's wall), and the link by which it is seen best. */
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
  /** The life of before a reload, while it is not known whether it goes on. */
  readonly lastLife: Life | undefined;
};

const UNCHOSEN: Choices = {};

/** Kept for this tab: whoever comes back to the cockpit, or loads the page again, finds the phones as they were. */
const usePhones = create<Phones>()(
  persist<Phones, [], [], Partial<Phones>>(
    () => ({ isDouble: false, choices: {}, opened: {}, life: undefined, lastLife: undefined }),
    {
      name: `phones of ${place.world}`,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ isDouble, choices, opened, life, lastLife }) => ({
        isDouble,
        choices,
        opened,
        lastLife: life ?? lastLife,
      }),
    },
  ),
);

export function useIsDouble(): boolean {
  return usePhones((phones) => phones.isDouble);
}

export function showPhones(isDouble: boolean): void {
  usePhones.setState({ isDouble });
}

/** Lets the phones begin anew when the world became another one. */
export function useFollowLife(): void {
  const { data: world, dataUpdatedAt } = useWorld();
  const changedMs = useLiveJournal(({ sessionsEndedAtMs }) => sessionsEndedAtMs);
  const seenAtMs = useSeenAt(changedMs);
  const hasJournal = useLiveJournal(({ state }) => state !== 'none');
  const isKnown = useLiveJournal(({ run, state }) => run !== undefined || state === 'none');
  useEffect(() => {
    if (world === undefined || !isKnown) return;
    const { urls } = world;
    const { life } = usePhones.getState();
    if (life === undefined) {
      usePhones.setState({ life: firstLife(world, changedMs) });
      return;
    }
    const isAnew = hasJournal ? changedMs > life.sinceMs : urls.link !== life.link;
    // The world as it was read before, or while it was being replaced, would be opened by the link of the one that is gone.
    const isRead = dataUpdatedAt > seenAtMs;
    if (isAnew && isRead) usePhones.setState({ life: { sinceMs: changedMs, link: urls.link } });
  }, [world, dataUpdatedAt, changedMs, seenAtMs, hasJournal, isKnown]);
}

/** What the journal tells of before happened before there were phones here, unless they were here before a reload. */
function firstLife({ lastUsedMs, urls }: WorldWire, changedMs: number): Life {
  const { lastLife } = usePhones.getState();
  if (lastLife?.link === urls.link) return lastLife;
  return { sinceMs: Math.max(lastUsedMs, changedMs), link: urls.link };
}

/** When (epoch ms of this device) this page was told of a change first. */
function useSeenAt(changedMs: number): number {
  const [seen, setSeen] = useState({ changedMs, atMs: 0 });
  if (seen.changedMs === changedMs) return seen.atMs;
  const atMs = pageTime.wall();
  setSeen({ changedMs, atMs });
  return atMs;
}

/** The life of this page's world and how it is seen best; undefined before the server told of it. */
export function useLife() {
  const life = usePhones((phones) => phones.life);
  return life && { sinceMs: life.sinceMs, look: lookOf(life.link) };
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
