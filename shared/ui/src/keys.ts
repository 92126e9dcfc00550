import { type RefObject, useEffect } from 'react';

/** Whether the page is in a frame, such as a phone of the console, and the keys are with the page around it. */
export const isWithoutKeys = () => window.parent !== window && !document.hasFocus();

/** Keys that come to the page, by Tab from the page around its frame or with its window, come to the popup, not behind it. */
export function useKeysThatCome(popup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // After what is next in the order of the page has them.
    const onFocus = () => requestAnimationFrame(take);
    const take = () => {
      const { current } = popup;
      if (current?.contains(document.activeElement) === false) current.querySelector('button')?.focus();
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [popup]);
}
