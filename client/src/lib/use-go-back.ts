import { useEffect, useRef } from 'react';
import {
  createPath,
  type Location,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

/** Lives as long as the tab, as its history does: a reload forgets nothing. */
const STORAGE_KEY = 'previousPaths';
/** More steps back than a player takes. */
const MOST_ENTRIES = 100;

/** By history entry: the path from which the player came to it; only paths of this app ever stand here. */
const previousPaths = new Map(readKept(STORAGE_KEY).filter(isStep));

function readKept(key: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // Without storage a reload goes home.
    return [];
  }
}

function writeKept(key: string, entries: readonly unknown[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(entries.slice(-MOST_ENTRIES)));
  } catch {
    // Without storage a reload goes home.
  }
}

function isStep(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

function keep(locationKey: string, path: string): void {
  previousPaths.set(locationKey, path);
  writeKept(STORAGE_KEY, [...previousPaths]);
}

/**
 * The frames of a page share one history with it: one step back in it may be another one's. There the way here is kept
 * apart, the first address in front, and a step back is a step to the address before.
 */
const isFramed = window.parent !== window;
/** A frame that is opened again goes on by it where it was. */
const TRAIL_KEY = 'trail';
const trail = readKept(TRAIL_KEY).filter((address) => typeof address === 'string');

function followTrail(address: string, navigationType: NavigationType): void {
  if (navigationType === 'PUSH') trail.push(address);
  else if (navigationType === 'POP' && trail.at(-2) === address) trail.pop();
  else trail.splice(-1, 1, address);
  writeKept(TRAIL_KEY, trail);
}

/** The path from which the player came to a history entry; undefined without a history in this app. */
export function findPreviousPath(locationKey: string): string | undefined {
  return isFramed ? trail.at(-2)?.replace(/[?#].*/, '') : previousPaths.get(locationKey);
}

/** Remembers where each page was entered from; used once, at the root. */
export function useTrackPreviousPage(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const last = useRef<Location>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = location;
    if (before?.key === location.key) return;
    if (isFramed) return followTrail(createPath(location), navigationType);
    if (before === undefined || navigationType === 'POP') return;
    const previousPath = navigationType === 'PUSH' ? before.pathname : findPreviousPath(before.key);
    if (previousPath !== undefined) keep(location.key, previousPath);
  }, [location, navigationType]);
}

/** One page back, of which it is known that there is one. */
export function useStepBack(): () => void {
  const navigate = useNavigate();
  return () => {
    if (!isFramed) return void navigate(-1);
    trail.pop();
    void navigate(trail.at(-1) ?? '/', { replace: true });
  };
}

/** One page back; to `fallback` where this page was opened directly and there is nothing to go back to. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const { key } = useLocation();
  return () => {
    if (findPreviousPath(key) === undefined) void navigate(fallback, { replace: true });
    else stepBack();
  };
}
