import { MAX_SUM, PLAY, type PlayCode } from '@canada28/shared/game/bet-choices.ts';
import { oddsOf } from '@canada28/shared/game/odds.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { choiceName } from '../../i18n/game-words.ts';
import column from '../../ui/basics/column.module.css';
import styles from './number-grid.module.css';

const FOUR_A_ROW: readonly PlayCode[] = [
  PLAY.big,
  PLAY.small,
  PLAY.odd,
  PLAY.even,
  PLAY.bigOdd,
  PLAY.smallOdd,
  PLAY.bigEven,
  PLAY.smallEven,
];
const TWO_A_ROW: readonly PlayCode[] = [PLAY.extremeBig, PLAY.extremeSmall];
const SUMS: readonly PlayCode[] = Array.from({ length: MAX_SUM + 1 }, (_, sum) => sum);

type NumberGridProps = {
  /** Odds in thousandths by play code. */
  odds: readonly number[];
  picked: ReadonlySet<PlayCode>;
  onToggle: (playCode: PlayCode) => void;
};

/** Everything that can be bet on, with its odds. The clock beside it ticks; the grid need not. */
export const NumberGrid = memo(function NumberGrid({ odds, picked, onToggle }: NumberGridProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  // A choice and its odds are its name: an exact sum is a ball, a combination a word.
  const toChoice = (playCode: PlayCode) => {
    const name = choiceName(t, playCode);
    const oddsText = format.odds(oddsOf(playCode, odds));
    const isSum = playCode <= MAX_SUM;
    return (
      <button
        key={playCode}
        type="button"
        className={isSum ? styles.number : styles.tile}
        aria-description={
          isSum
            ? t('betting.grid.sumWithOdds', { sum: name, odds: oddsText })
            : t('betting.grid.odds', { odds: oddsText })
        }
        aria-pressed={picked.has(playCode)}
        onClick={() => onToggle(playCode)}
      >
        <span className={isSum ? styles.ring : styles.name}>
          {isSum ? <Ball value={playCode} size="grid" isPadded /> : name}
        </span>{' '}
        <span className={styles.odds}>{oddsText}</span>
      </button>
    );
  };
  return (
    <div className={column.gap14}>
      <section className={column.gap8} aria-label={t('betting.grid.combinations')}>
        <div className={styles.fours}>{FOUR_A_ROW.map(toChoice)}</div>
        <div className={styles.twos}>{TWO_A_ROW.map(toChoice)}</div>
      </section>
      <section className={styles.numbers} aria-label={t('betting.grid.numbers')}>
        {SUMS.map(toChoice)}
      </section>
    </div>
  );
});
