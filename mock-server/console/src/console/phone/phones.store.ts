import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { place } from '../../control/place.ts';

/** The phones beside the cockpit; another slot is another phone. */
export type Slot = 'phone1' | 'phone2';

/**
 * A generation of the world: when the sessions of the one before ended (epoch ms of the server's wall), and the link by which
 * it is seen best.
 */
type Generation = { readonly sinceMs: number; readonly link: string };

type Chosen<Value> = { readonly value: Value; readonly sinceMs: number };

/** Of a phone; an empty name is no player. */
export type Choices = { readonly player?: Chosen<string>; readonly lang?: Chosen<LanguageCode> };

type Phones = {
  readonly isDouble: boolean;
  readonly choices: Readonly<Partial<Record<Slot, Choices>>>;
  readonly generation: Generation | undefined;
  /** Whom each phone was last opened for, and in which generation: it goes on where it is. */
  readonly opened: Readonly<Partial<Record<Slot, Chosen<string>>>>;
};

/** Retained for this tab: back on the cockpit, or after the page is loaded again, the phones are as they were. */
export const usePhones = create<Phones>()(
  persist<Phones>(() => ({ isDouble: false, choices: {}, opened: {}, generation: undefined }), {
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
