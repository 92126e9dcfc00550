import { useEffect, useRef } from 'react';
import { hasRefusalMessage } from './api-error.ts';

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

/** For the `meta` of a call: errors that a form shows while it is there; after that the page tells them. */
export function useShownErrors(shows: (error: unknown) => boolean = hasRefusalMessage) {
  const isThere = useIsThere();
  return { handles: (error: unknown) => isThere.current && shows(error) };
}
