import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses a heading, at which the keyboard stops by itself nowhere. */
export function focusHeading(heading: HTMLElement, options?: FocusOptions): void {
  heading.tabIndex = -1;
  heading.focus(options);
}

/** The title of the screen, made ready to be focused; null where there is none. */
export function titleToFocus(): HTMLElement | null {
  const title = document.querySelector('h1');
  if (title !== null) title.tabIndex = -1;
  return title;
}

/**
 * Focus of a pressed button that takes itself away goes on to a heading, if no other is given to the title of the screen,
 * instead of to the page's body. Focus that has moved elsewhere since the press stays there.
 */
export function handFocusOn(
  button: Element,
  heading: HTMLElement | null = document.querySelector('h1'),
): void {
  const { activeElement, body } = document;
  const isLost = activeElement === button || (activeElement === body && !button.isConnected);
  if (isLost && heading !== null) focusHeading(heading);
}

/**
 * Answers the reference for a part of the screen. Focus in it, when it is taken away with a button that was pressed, goes on
 * to the title of the screen, or to what is named.
 */
export function useFocusGoesOn<Part extends HTMLElement>(
  to?: RefObject<HTMLElement | null>,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      const heading = to?.current ?? document.querySelector<HTMLElement>('h1');
      if (element?.contains(document.activeElement) && heading !== null) focusHeading(heading);
    };
  }, [to]);
  return part;
}
