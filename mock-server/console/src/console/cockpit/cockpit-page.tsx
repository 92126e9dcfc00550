import { useWorld } from '../../control/world-clock.ts';
import { Failure } from '../../ui/page.tsx';
import { WhatHappened } from '../journal/journal-card.tsx';
import { ClockHead } from '../time/clock-head.tsx';
import { IssueBand } from '../time/issue-band.tsx';
import { Jumps } from '../time/jumps.tsx';
import styles from './cockpit-page.module.css';

/** What time it is in this world and what just happened; what the player sees stands beside it (`app/shell.tsx`). */
export function CockpitPage() {
  const { error } = useWorld();
  return (
    <div className={styles.cockpit}>
      {error && <Failure error={error} />}
      <ClockHead />
      <IssueBand />
      <Jumps />
      <WhatHappened />
    </div>
  );
}
