import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { isStageInput } from '@canada28/ui/stage-keys.ts';
import { isPhoneTells, type StageWish } from '@canada28/ui/stage-phone.ts';

/** How often (ms) a phone is asked: until it shows all of a step, and from then on. */
export const ASK_MS = { often: 150, rarely: 500 } as const;
/** So long (ms) a phone that was loaded again has time to show the step where it is. */
export const AGAIN_MS = 3000;
/** So long (ms) a phone that was opened has time to show a step, on a slow machine, too. */
export const OPENED_MS = 10_000;

export type PhoneWish = Omit<StageWish, 'language'> & { readonly language: LanguageCode };

type Asking = {
  /** The page that the phone answers to. */
  readonly page: EventTarget;
  readonly frameOf: () => Pick<Window, 'postMessage'> | null | undefined;
  /**
   * Over all steps that are asked of this phone: whether its page told anything yet, and whether it is well, which it is
   * once it showed all of a step or was pressed on.
   */
  readonly known: { hasTold: boolean; isWell: boolean };
  readonly wish: PhoneWish;
  readonly onMissing: (missing: readonly string[]) => void;
  /** It never showed a step, or it was loaded again and is somewhere else now; and nothing was pressed on it since. */
  readonly onLost: () => void;
};

/**
 * Asks the phone in a frame for what the stage wants of it, and tells what of it is not on its screen. It goes on once
 * all of it is: a phone that is loaded again is to show it, too, and one that went elsewhere is led back before a step
 * that needs it there. Answers what ends it.
 */
export function askPhone({ page, frameOf, known, wish, onMissing, onLost }: Asking): () => void {
  let everyMs: number = ASK_MS.often;
  let nextAsk: ReturnType<typeof setTimeout> | undefined;
  // Its page did not come, or it came without its player.
  let lost = known.isWell ? undefined : setTimeout(onLost, OPENED_MS);
  const ask = () => {
    // To whichever address the phone has: a wish tells nothing that its page does not show.
    frameOf()?.postMessage({ stageAsks: wish }, '*');
    nextAsk = setTimeout(ask, everyMs);
  };
  const onWell = () => {
    known.isWell = true;
    clearTimeout(lost);
  };
  const onTold = (missing: readonly string[]) => {
    if (missing.length === 0) {
      everyMs = ASK_MS.rarely;
      onWell();
    }
    onMissing(missing);
  };
  const onMessage = (event: Event) => {
    const { data, source } = event as MessageEvent<unknown>;
    if (source !== frameOf()) return;
    if (isStageInput(data)) onWell();
    if (!isPhoneTells(data)) return;
    const { isFirst, turn, missing } = data.phoneTells;
    if (isFirst && known.hasTold) {
      everyMs = ASK_MS.often;
      clearTimeout(lost);
      lost = setTimeout(onLost, AGAIN_MS);
    }
    known.hasTold = true;
    if (turn === wish.turn) onTold(missing);
  };
  page.addEventListener('message', onMessage);
  ask();
  return () => {
    clearTimeout(nextAsk);
    clearTimeout(lost);
    page.removeEventListener('message', onMessage);
  };
}
