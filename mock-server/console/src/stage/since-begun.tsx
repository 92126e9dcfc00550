import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { useEffect, useState } from 'react';
import { pageTime } from '../control/page-time.ts';
import styles from './presenter-screen.module.css';
import { useTexts } from './texts/use-texts.ts';
import type { Standing } from './use-stage.ts';

/** How long the story has been told, by the clock on the wall, beside how long it takes. */
export function SinceBegun({ standing: { begunAtMs, story } }: { readonly standing: Standing }) {
  const t = useTexts();
  const [nowMs, setNowMs] = useState(pageTime.wall);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(pageTime.wall()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((nowMs - begunAtMs) / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className={styles.since}>
      {fillIn(t.sinceBegun, { time })} · {fillIn(t.minutes, { count: story.minutes })}
    </p>
  );
}
