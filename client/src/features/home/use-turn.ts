import { useEffect, useState } from 'react';

/** Long enough to read two lines twice. */
const TURN_MS = 6000;

/** Index of the thing whose turn it is among `count`; it stays with the first where motion is not welcome. */
export function useTurn(count: number, isHeld: boolean): number {
  const [turn, setTurn] = useState(0);
  const isMoving = count > 1 && !isHeld;
  useEffect(() => {
    if (!isMoving || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTurn((current) => current + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  return count === 0 ? 0 : turn % count;
}
