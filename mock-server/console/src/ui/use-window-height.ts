import { useSyncExternalStore } from 'react';

/** How high the window is inside (px), now and whenever it changes. */
export function useWindowHeight(): number {
  return useSyncExternalStore(followWindow, () => window.innerHeight);
}

function followWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
