import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useLiveJournal } from '../../data/live-journal.ts';
import { lookOf } from '../../data/phone-link.ts';
import { useWorld } from '../../data/world-clock.ts';
import { lastNewLifeMs } from './new-lives.ts';

/** A life of the world: since when (epoch ms of the server's wall), and the link by which it is seen best. */
type Life = { readonly sinceMs: number; readonly link: string };

/** What somebody chose for a phone, and in which life of the world. */
type Choices = {
  readonly sinceMs: number;
  readonly player: string;
  readonly lang: LanguageCode;
};

type Phones = {
  readonly isDouble: boolean;
  /** By slot. */
  readonly choices: Readonly<Record<string, Choices>>;
  readonly life: Life | undefined;
};

/** Kept while the console is open: whoever comes back to the cockpit finds the phones as they were. */
const usePhones = create<Phones>(() => ({ isDouble: false, choices: {}, life: undefined }));

/** Whether two phones stand side by side. */
export function useIsDouble(): boolean {
  return usePhones((phones) => phones.isDouble);
}

export function showPhones(isDouble: boolean): void {
  usePhones.setState({ isDouble });
}

/** Lets the phones begin anew when the world became another one. */
export function useFollowLife(): void {
  const { data: world } = useWorld();
  const changedMs = useLiveJournal(({ entries }) => lastNewLifeMs(entries));
  const hasJournal = useLiveJournal(({ state }) => state !== 'none');
  useEffect(() => {
    if (world === undefined) return;
    const { lastUsedMs, urls } = world;
    const { life } = usePhones.getState();
    // What the journal tells of before happened before there were phones here.
    if (life === undefined) return usePhones.setState({ life: { sinceMs: lastUsedMs, link: urls.link } });
    const isAnew = hasJournal ? changedMs > life.sinceMs : urls.link !== life.link;
    // The world as it was read before would be opened by the link of the one that is gone.
    const isRead = lastUsedMs + ROUNDING_MS >= changedMs;
    if (isAnew && isRead) usePhones.setState({ life: { sinceMs: changedMs, link: urls.link } });
  }, [world, changedMs, hasJournal]);
}

/** The journal and the world are told in whole ms, rounded each for itself. */
const ROUNDING_MS = 2;

/** The life of this page's world and how it is seen best; undefined before the server told of it. */
export function useLife() {
  const life = usePhones((phones) => phones.life);
  return life && { sinceMs: life.sinceMs, look: lookOf(life.link) };
}

/** What was chosen for a phone: its player for this life only, its language until a scenario wants another. */
export function useChoices(slot: string) {
  const choices = usePhones((phones) => phones.choices[slot]);
  const choose = (chosen: Choices) =>
    usePhones.setState((phones) => ({ choices: { ...phones.choices, [slot]: chosen } }));
  return { choices, choose };
}
