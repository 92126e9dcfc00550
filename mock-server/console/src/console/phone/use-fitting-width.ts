import { useSyncExternalStore } from 'react';
import { phoneWidthOf } from '../../page/phone-frame.tsx';

/** Of a phone alone, of one beside a page that has little room, and of each of two, in px. */
const WIDTH = { alone: 300, besideLittle: 244, besideAnother: 256, least: 190 } as const;
/** What stands above and below a phone, in px. */
const AROUND = 210;
/** So wide (px) is a window that has room beside its page for phones, and for phones of any size. */
const BESIDE = { little: 1024, enough: 1240 } as const;

/** As wide as there is room, and no wider than the phone is whole: a screen is for looking at all of it. */
export function useFittingWidth(isDouble: boolean): number {
  const windowPx = useSyncExternalStore(followWindow, () => window.innerWidth);
  const heightPx = useSyncExternalStore(followWindow, () => window.innerHeight);
  const isBeside = windowPx >= BESIDE.little;
  const alone = isBeside && windowPx < BESIDE.enough ? WIDTH.besideLittle : WIDTH.alone;
  const most = isDouble ? WIDTH.besideAnother : alone;
  return isBeside ? Math.max(WIDTH.least, Math.min(most, phoneWidthOf(heightPx - AROUND))) : most;
}

function followWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
