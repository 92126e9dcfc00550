import { useRef } from 'react';

/** Lets work be begun only once the one before is done: what is pressed twice, by Enter or by the pointer, was meant once. */
export function useOneAtATime<Args extends readonly unknown[]>(
  work: (...args: Args) => unknown,
): (...args: Args) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (...args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work(...args);
    } finally {
      isUnderWay.current = false;
    }
  };
}
