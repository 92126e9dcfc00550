import { useState } from 'react';
import { hasDatabase } from '../../control/place.ts';
import { useWorld } from '../../control/world-clock.ts';
import { Failure } from '../../ui/page.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { WhatHappened } from '../journal/journal-card.tsx';
import type { Target } from '../journal/journal-list.tsx';
import { Lanes } from '../lanes/lanes.tsx';
import { ClockHead } from '../time/clock-head.tsx';
import { IssueBand } from '../time/issue-band.tsx';
import { Jumps } from '../time/jumps.tsx';
import styles from './cockpit-page.module.css';
import { SourceHead } from './source-head.tsx';

/** What time it is in this world and what just happened; what the player sees stands beside it (`app/shell.tsx`). */
export function CockpitPage() {
  const { error } = useWorld();
  const [target, setTarget] = useState<Target>();
  return (
    <div className={styles.cockpit}>
      {error && <Failure error={error} />}
      {hasDatabase ? <ClockHead /> : <SourceHead />}
      {hasDatabase && <IssueBand />}
      <Lanes onOpen={(id) => setTarget({ id })} />
      {hasDatabase && <Jumps />}
      <div className={styles.happened}>
        <WhatHappened target={target} />
        <HistoryCard />
      </div>
    </div>
  );
}
