import { isInDialog, isWithoutKeys } from '@canada28/ui/keys.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../ui/basics/hand-focus-on.ts';

/** How long a screen may take to show its heading, and a dialog to go, in ms. */
const PATIENCE_MS = 3000;

const isNowhere = (element: Element | null) => element === null || element === document.body;

/**
 * Where focus belongs on a new screen: it stays where it still is inside the screen (a strip of tabs, a field that
 * asked for it); else, because what had it is gone or stands outside, it goes to the heading. Undefined: not yet known,
 * or it is not the app's to move: out of a frame it would take the keys of who types beside it.
 */
function settleFocus(page: HTMLElement): Element | undefined {
  const at = document.activeElement;
  if (isInDialog(at) || isWithoutKeys()) return undefined;
  if (!isNowhere(at) && page.contains(at)) return at ?? undefined;
  const heading = page.querySelector('h1');
  if (heading === null) return undefined;
  // The place to which a page that is returned to was scrolled is kept by the scroll memory.
  focusHeading(heading, { preventScroll: true });
  return heading;
}

/** Settles as soon as that can be done; a player who goes on by themselves meanwhile is left alone. */
function whenSettled(page: HTMLElement, settled: (focused: Element) => void): () => void {
  const changes = new MutationObserver(tryNow);
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop() {
    changes.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  }
  function tryNow() {
    const focused = settleFocus(page);
    if (focused === undefined) return;
    stop();
    settled(focused);
  }
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
  tryNow();
  return stop;
}

/**
 * After every navigation the keyboard continues from the top of the new screen, and a screen reader says where that
 * is: by the focused heading, or, where that does not say it, by the title that this hook returns for a live region.
 */
export function useScreenFocus(root: RefObject<HTMLElement | null>, title: string): string {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [heard, setHeard] = useState('');

  // The title goes with the path; a change of language alone is no navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path is a new screen.
  useEffect(() => {
    const page = root.current;
    if (page === null || shownPath.current === pathname) return;
    shownPath.current = pathname;
    setHeard('');
    return whenSettled(page, (focused) => {
      if (focused.textContent !== title || focused.tagName !== 'H1') setHeard(title);
    });
  }, [root, pathname]);

  return heard;
}
