import { useEffect, useRef } from 'react';

/** Whether the component is there still, for an answer that comes late. */
export function useIsThere() {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
