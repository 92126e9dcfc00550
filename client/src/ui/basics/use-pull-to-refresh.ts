import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How far the content has to follow the finger for a refresh, in CSS px. */
export const REFRESH_AT_PX = 64;
const FURTHEST_PX = 96;
/** The content follows a finger at half its way, as if it had weight. */
const FOLLOWS = 0.5;

/** How far the content is pulled down, in CSS px, and whether it is being refreshed. */
export type Pull = { readonly pulledPx: number; readonly isRefreshing: boolean };

/**
 * Refreshes when one finger pulls the content down from its very top and lets go. An offer to fingers only: what it
 * does happens by itself, too, so keyboards and screen readers miss nothing.
 */
export function usePullToRefresh(
  content: RefObject<HTMLElement | null>,
  onRefresh: (() => Promise<unknown>) | undefined,
): Pull {
  const [pulledPx, setPulledPx] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const canRefresh = onRefresh !== undefined;

  const letGo = useEffectEvent(async (px: number) => {
    setPulledPx(0);
    if (px < REFRESH_AT_PX || onRefresh === undefined) return;
    setIsRefreshing(true);
    // What went wrong is said where every failed request is.
    await onRefresh().catch(() => undefined);
    setIsRefreshing(false);
  });

  useEffect(() => {
    const element = content.current;
    if (element === null || !canRefresh) return;
    return followFinger(element, setPulledPx, (px) => void letGo(px));
  }, [content, canRefresh]);

  return { pulledPx, isRefreshing };
}

/** Tells how far a finger pulls the element below its top, and how far it was when it let go; returns the undo. */
function followFinger(
  element: HTMLElement,
  onPull: (px: number) => void,
  onLetGo: (px: number) => void,
): () => void {
  let startY: number | undefined;
  let px = 0;
  const begin = ({ touches }: TouchEvent) => {
    // A second finger means something else: the content goes back to where it was.
    if (startY !== undefined) onPull(0);
    startY = element.scrollTop <= 0 && touches.length === 1 ? touches[0]?.clientY : undefined;
    px = 0;
  };
  const move = (event: TouchEvent) => {
    const y = event.touches[0]?.clientY;
    if (startY === undefined || y === undefined) return;
    px = element.scrollTop > 0 ? 0 : Math.min(FURTHEST_PX, Math.max(0, (y - startY) * FOLLOWS));
    // The browser's own stretching would run against ours.
    if (px > 0 && event.cancelable) event.preventDefault();
    onPull(px);
  };
  const end = () => {
    if (startY !== undefined) onLetGo(px);
    startY = undefined;
  };
  const listeners = [
    ['touchstart', begin, { passive: true }],
    ['touchmove', move, { passive: false }],
    ['touchend', end, { passive: true }],
    ['touchcancel', end, { passive: true }],
  ] as const;
  for (const [name, listener, options] of listeners)
    element.addEventListener(name, listener as EventListener, options);
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
  };
}
