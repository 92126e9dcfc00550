import { lazy, type ReactNode, useEffect, useState } from 'react';
import { isMotionReduced } from '../../../lib/reduced-motion.ts';
import { playSound } from '../../../lib/sound.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';
import { noteCelebrated, useDrawView } from '../draw-view.store.ts';

const Celebration = lazy(async () => ({ default: (await import('./celebration.tsx')).Celebration }));

/** What a win is celebrated with: once an issue. Where motion is unwelcome it is at most heard. */
export function useCelebration(issueCode: string): ReactNode {
  const [isFirst] = useState(() => useDrawView.getState().celebratedCode !== issueCode);
  useEffect(() => {
    if (useDrawView.getState().celebratedCode === issueCode) return;
    noteCelebrated(issueCode);
    playSound('win');
  }, [issueCode]);
  if (!isFirst || isMotionReduced()) return null;
  return (
    <LazyOverlay>
      <Celebration />
    </LazyOverlay>
  );
}
