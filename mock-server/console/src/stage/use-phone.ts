import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { isPhoneTells, type StageWish } from '@canada28/ui/stage-phone.ts';
import { type RefObject, useEffect } from 'react';

/** How often (ms) a phone is asked, as long as it does not show all of a step. */
const EVERY_MS = 150;

type PhoneWish = Omit<StageWish, 'language'> & { readonly language: LanguageCode };

/** Asks the phone in a frame for what the stage wants of it, until all of it is on its screen; tells what is not yet. */
export function usePhone(
  place: RefObject<HTMLElement | null>,
  wish: PhoneWish,
  onMissing: (missing: readonly string[]) => void,
): void {
  const said = JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of the wish is the reason to ask anew.
  useEffect(() => {
    const frameOf = () => place.current?.querySelector('iframe')?.contentWindow;
    // To whichever address the phone has: a wish tells nothing that its page does not show.
    const timer = setInterval(() => frameOf()?.postMessage({ stageAsks: wish }, '*'), EVERY_MS);
    const onMessage = ({ data, source }: MessageEvent<unknown>) => {
      if (source !== frameOf() || !isPhoneTells(data) || data.phoneTells.turn !== wish.turn) return;
      const { missing } = data.phoneTells;
      if (missing.length === 0) clearInterval(timer);
      onMissing(missing);
    };
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [said]);
}
