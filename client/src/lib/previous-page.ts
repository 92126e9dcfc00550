import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** By history entry: the path from which the player came to it. */
const previousPaths = new Map<string, string>();

/** The path from which the player came to a history entry; undefined without a history in this app. */
export function findPreviousPath(locationKey: string): string | undefined {
  return previousPaths.get(locationKey);
}

/** Remembers where each page was entered from; used once, at the root. */
export function useTrackPreviousPage(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const last = useRef(location);

  useEffect(() => {
    const { key, pathname } = last.current;
    last.current = location;
    if (key === location.key || navigationType === 'POP') return;
    const previousPath = navigationType === 'PUSH' ? pathname : findPreviousPath(key);
    if (previousPath !== undefined) previousPaths.set(location.key, previousPath);
  }, [location, navigationType]);
}
