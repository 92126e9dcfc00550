import { useEffect } from 'react';
import { notePlayed, useDrawStage } from './draw-stage.store.ts';
import { FADE_MS, REVEAL_MS } from './reveal-timing.ts';

/** Whether the balls of an issue are still rolling in: once an issue, and not where motion is unwelcome. */
export function useReveal(issueCode: string, isNews: boolean): boolean {
  const isPlayed = useDrawStage(({ playedCode }) => playedCode === issueCode);
  const isPlaying = isNews && !isPlayed;
  useEffect(() => {
    if (!isPlaying) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => notePlayed(issueCode), isStill ? FADE_MS : REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, issueCode]);
  return isPlaying;
}
