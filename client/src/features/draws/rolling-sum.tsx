import type { IssueResult } from '@canada28/shared/contract/issue.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { ZONE_TONES } from '@canada28/ui/ball-tone.ts';
import styles from './draws.module.css';
import { digitDelayMs, SUM_MS } from './reveal-timing.ts';
import { Rolling } from './rolling.tsx';

type RollingSumProps = {
  /** Undefined while the draw is awaited: then the places of the balls are kept. */
  result: Pick<IssueResult, 'digits' | 'sum'> | undefined;
  /** The player won: the sum is of gold. */
  isWin: boolean;
};

/** Three digits and their sum, one after the other. */
export function RollingSum({ result, isWin }: RollingSumProps) {
  if (result === undefined) {
    return (
      <div className={styles.sum} aria-hidden="true" data-waiting="true">
        {ZONE_TONES.map((tone) => (
          <Ball key={tone} value="" size="large" tone={tone} />
        ))}
        <Ball value="" size="huge" tone="ink" />
      </div>
    );
  }
  const { digits, sum } = result;
  return (
    <div className={styles.sum} role="img" aria-label={`${digits.join(' + ')} = ${sum}`}>
      {ZONE_TONES.map((tone, zone) => (
        <Rolling key={tone} delayMs={digitDelayMs(zone)}>
          {zone > 0 && <span className={styles.sign}>+</span>}
          <Ball value={digits[zone] ?? ''} size="large" tone={tone} />
        </Rolling>
      ))}
      <Rolling delayMs={SUM_MS}>
        <span className={styles.sign}>=</span>
        <Ball value={sum} size="huge" {...(isWin && { tone: 'gold' as const })} />
      </Rolling>
    </div>
  );
}
