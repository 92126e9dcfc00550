import { useEffect, useState } from 'react';

/** Of a phone: as wide as the middle of the stage allows, and as high as its window, also on a large screen. */
const MOST_WIDTH = 620;
const LEAST_WIDTH = 150;
/** Its height by its width, and what stands around it in px. */
const RATIO = 844 / 390;
const AROUND = { width: 28, height: 88 } as const;

/** How wide (px) each of so many phones is, so that all of them are in sight whole. */
export function usePhoneWidth(place: React.RefObject<HTMLElement | null>, phones: number): number {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (place.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  const byWidth = size.width / phones - AROUND.width;
  const byHeight = (size.height - AROUND.height) / RATIO;
  return Math.round(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, byWidth, byHeight)));
}
