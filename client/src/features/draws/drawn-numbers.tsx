import { DRAW_SIZE, ZONE_POSITIONS } from '@canada28/shared/game/draw-result.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { type BallTone, ZONE_TONES } from '@canada28/ui/ball-tone.ts';
import { useTranslation } from 'react-i18next';
import styles from './draws.module.css';
import { numberDelayMs } from './reveal-timing.ts';
import { Rolling } from './rolling.tsx';

const POSITIONS = Array.from({ length: DRAW_SIZE }, (_, position) => position);

/** The colour of the zone that a position of the sorted numbers belongs to; the two unused ones stay dark (game §1). */
export function positionTone(position: number): BallTone {
  const zone = ZONE_POSITIONS.findIndex((positions) =>
    positions.some((ofZone: number) => ofZone === position + 1),
  );
  return ZONE_TONES[zone] ?? 'ink';
}

type DrawnNumbersProps = {
  /** Ascending; undefined while they are awaited. */
  numbers: readonly number[] | undefined;
};

/** The 20 numbers of a draw in the colours of their zones. */
export function DrawnNumbers({ numbers }: DrawnNumbersProps) {
  const { t } = useTranslation();
  return (
    <ol
      className={styles.numbers}
      aria-label={t('draws.reveal.numbers')}
      aria-hidden={numbers === undefined}
      data-waiting={numbers === undefined}
    >
      {POSITIONS.map((position) => (
        <li key={position}>
          {numbers === undefined ? (
            <Ball value="" size="small" tone={positionTone(position)} />
          ) : (
            <Rolling delayMs={numberDelayMs(position)}>
              <Ball value={numbers[position] ?? ''} size="small" tone={positionTone(position)} />
            </Rolling>
          )}
        </li>
      ))}
    </ol>
  );
}
