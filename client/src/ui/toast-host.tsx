import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

/** Stands once in the app; what shows the messages is loaded with the first of them. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(toastStore.subscribe, toastStore.hasHadAny);
  return isNeeded ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
}
