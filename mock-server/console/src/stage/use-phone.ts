import { type RefObject, useEffect, useRef } from 'react';
import { askPhone, type PhoneWish } from './ask-phone.ts';

type Phone = {
  /** What the frame of the phone is in. */
  readonly place: RefObject<HTMLElement | null>;
  readonly wish: PhoneWish;
  /** Whether it is not known what the phone shows. */
  readonly isUnknown: boolean;
  readonly onMissing: (missing: readonly string[]) => void;
  readonly onLost: () => void;
};

/** Keeps asking the phone in a frame for what the stage wants of it, at once whenever that is not known. */
export function usePhone({ place, wish, isUnknown, onMissing, onLost }: Phone): void {
  const said = JSON.stringify(wish);
  const known = useRef({ hasTold: false, isWell: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of the wish is the reason to ask again.
  useEffect(() => {
    const frameOf = () => place.current?.querySelector('iframe')?.contentWindow;
    return askPhone({ page: window, frameOf, known: known.current, wish, onMissing, onLost });
  }, [said, isUnknown]);
}
