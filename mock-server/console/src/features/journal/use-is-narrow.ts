import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is narrower than so many px; the component follows. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, px: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(() => setIsNarrow(current.clientWidth < px));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, px]);
  return isNarrow;
}
