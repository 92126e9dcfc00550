import { useRef, useState } from 'react';
import type { Compared } from './compare-dialog.tsx';
import { compareSnapshot } from './snapshot-actions.ts';

/** The comparison that was asked for last, once it is answered; none that is answered after it was closed. */
export function useComparison() {
  const [compared, setCompared] = useState<Compared>();
  const asked = useRef(0);
  return {
    compared,
    compare: (name: string, other?: string) => {
      asked.current += 1;
      const own = asked.current;
      void compareSnapshot(name, other, (answer) => {
        if (own === asked.current) setCompared(answer);
      });
    },
    close: () => {
      asked.current += 1;
      setCompared(undefined);
    },
  };
}
