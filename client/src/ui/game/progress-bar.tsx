import styles from './progress-bar.module.css';

type ProgressBarProps = {
  /** What the bar is about, for those who do not see it. */
  label: string;
  /** Part that is done, 0–1. */
  share: number;
  tone?: 'brand' | 'amber';
};

export function ProgressBar({ label, share, tone = 'brand' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={`${styles.fill} ${styles[tone]}`} style={{ scale: `${percent}% 1` }} />
    </div>
  );
}
