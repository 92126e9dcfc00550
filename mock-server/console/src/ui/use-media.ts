import { useCallback, useSyncExternalStore } from 'react';

/** Whether a condition about the window holds now, as CSS writes it: `(max-width: 1239px)`. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
