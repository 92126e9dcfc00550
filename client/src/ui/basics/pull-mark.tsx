import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Spinner } from '@canada28/ui/spinner.tsx';
import { ArrowDown } from 'lucide-react';
import styles from './pull-mark.module.css';
import { type Pull, REFRESH_AT_PX } from './use-pull-to-refresh.ts';

/** The room that a pull opens above the content: an arrow that turns over when letting go refreshes, then a spinner. */
export function PullMark({ pulledPx, isRefreshing }: Pull) {
  const isHeld = pulledPx > 0;
  return (
    <div
      className={joinClasses(styles.mark, isHeld && styles.held, isRefreshing && styles.refreshing)}
      // The finger's own way, in CSS px of this phone.
      style={isHeld ? { height: pulledPx } : undefined}
      aria-hidden="true"
    >
      {isRefreshing ? <Spinner /> : <ArrowDown size={20} data-ready={pulledPx >= REFRESH_AT_PX} />}
    </div>
  );
}
