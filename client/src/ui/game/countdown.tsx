import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { formatCountdown } from '@canada28/ui/format-countdown.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import styles from './countdown.module.css';

/** From here on the time left is amber. */
const URGENT_MS = 10_000;

type CountdownProps = {
  untilMs: number;
  /** Server time, from `useServerNow`. */
  nowMs: number;
  size?: 'hero' | 'text';
};

/** Time left. Screen readers hear the minute marks only: each second would drown everything else. */
export function Countdown({ untilMs, nowMs, size = 'text' }: CountdownProps) {
  const { t } = useTranslation();
  const leftMs = Math.max(0, untilMs - nowMs);
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  return (
    <span className={styles[size]} data-urgent={leftMs <= URGENT_MS}>
      <span role="timer" aria-live="off">
        {formatCountdown(leftMs)}
      </span>
      <VisuallyHidden live="polite">
        {minutes > 0 && t('ui.countdown.minutesLeft', { count: minutes })}
      </VisuallyHidden>
    </span>
  );
}
