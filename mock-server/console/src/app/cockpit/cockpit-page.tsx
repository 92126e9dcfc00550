import { useWorld } from '../../data/world-clock.ts';
import { WhatHappened } from '../../features/journal/what-happened.tsx';
import { ClockHead } from '../../features/time/clock-head.tsx';
import { IssueBand } from '../../features/time/issue-band.tsx';
import { Jumps } from '../../features/time/jumps.tsx';
import { Failure } from '../../ui/page.tsx';
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
