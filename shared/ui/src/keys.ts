import { type RefObject, useEffect } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

export const isInDialog = (element: Element | null) => element?.closest(DIALOG) != null;

/** Whether the page is in a frame, such as a phone of the console, and the keys are with the page around it. */
export const isWithoutKeys = () => window.parent !== window && !document.hasFocus();

/**
 * Keys that come to the page, by Tab from the page around its frame or with its window, come to the popup, not behind it;
 * of several popups to the last one.
 */
export function useKeysThatCome(popup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // After what is next in the order of the page has them.
    const onFocus = () => requestAnimationFrame(take);
    const take = () => {
      const last = [...document.querySelectorAll(DIALOG)].at(-1);
      if (last === undefined || last !== popup.current || last.contains(document.activeElement)) return;
      last.querySelector('button')?.focus();
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [popup]);
}
