import { useWorld } from '../../data/world-clock.ts';
import { WhatHappened } from '../../features/journal/what-happened.tsx';
import { PhonePanel } from '../../features/phone/phone-panel.tsx';
import { ClockHead } from '../../features/time/clock-head.tsx';
import { IssueBand } from '../../features/time/issue-band.tsx';
import { Jumps } from '../../features/time/jumps.tsx';
import { Failure } from '../../ui/page.tsx';
import styles from './cockpit-page.module.css';

/** One screen answers: what time is it in this world, what just happened, what does the player see. */
export function CockpitPage() {
  const { error } = useWorld();
  return (
    <div className={styles.cockpit}>
      <div className={styles.main}>
        {error && <Failure error={error} />}
        <ClockHead />
        <IssueBand />
        <Jumps />
        <WhatHappened />
      </div>
      <PhonePanel />
    </div>
  );
}
