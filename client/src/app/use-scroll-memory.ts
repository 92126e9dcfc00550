import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a page that is returned to may take to grow as tall as it was, in ms. */
const PATIENCE_MS = 1500;

/** By history entry: how far its content was scrolled, in px. */
const offsets = new Map<string, number>();

const findContent = (root: HTMLElement | null) => root?.querySelector('main') ?? null;

/** Scrolls as soon as the content is tall enough; gives up when the player scrolls or patience ends. */
function restoreOffset(content: HTMLElement, offset: number): () => void {
  const tryNow = () => {
    content.scrollTop = offset;
    if (content.scrollTop >= offset - 1) stop();
  };
  const growth = new MutationObserver(tryNow);
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    content.removeEventListener('pointerdown', stop);
    content.removeEventListener('wheel', stop);
  }
  growth.observe(content, { childList: true, subtree: true });
  content.addEventListener('pointerdown', stop);
  content.addEventListener('wheel', stop, { passive: true });
  tryNow();
  return stop;
}

/** Back and forward find a page where it was left; the screens scroll by themselves, so the browser cannot do it. */
export function useScrollMemory(root: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    const page = root.current;
    const onScroll = (event: Event) => {
      if (event.target === findContent(page)) offsets.set(key, findContent(page)?.scrollTop ?? 0);
    };
    page?.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => page?.removeEventListener('scroll', onScroll, { capture: true });
  }, [root, key]);

  useLayoutEffect(() => {
    const content = findContent(root.current);
    const offset = offsets.get(key);
    if (isReturn && content && offset) return restoreOffset(content, offset);
  }, [root, key, isReturn]);
}
