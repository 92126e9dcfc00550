import { useEffect, useRef } from 'react';
import { playSound, readySoundAtTouch } from '../../../lib/sound.ts';

/** Lets the result be heard as soon as its balls have rolled in. */
export function useResultSound(isPlaying: boolean): void {
  const wasPlaying = useRef(isPlaying);
  useEffect(() => readySoundAtTouch(window), []);
  useEffect(() => {
    if (wasPlaying.current && !isPlaying) playSound('result');
    wasPlaying.current = isPlaying;
  }, [isPlaying]);
}
