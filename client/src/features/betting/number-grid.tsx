import { MAX_SUM, PLAY, type PlayCode } from '@canada28/shared/game/bet-choices.ts';
import { oddsOf } from '@canada28/shared/game/odds.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { choiceName } from '../../i18n/game-words.ts';
import { BallChoice } from '../../ui/game/ball-choice.tsx';
import { ChoiceTile } from '../../ui/game/choice-tile.tsx';
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

function Combinations({ odds, picked, onToggle }: NumberGridProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const toTile = (playCode: PlayCode) => {
    const name = choiceName(t, playCode);
    const text = format.odds(oddsOf(playCode, odds));
    return (
      <ChoiceTile
        key={playCode}
        name={name}
        odds={text}
        description={t('betting.grid.odds', { odds: text })}
        isSelected={picked.has(playCode)}
        onToggle={() => onToggle(playCode)}
      />
    );
  };
  return (
    <section className={styles.combinations} aria-label={t('betting.grid.combinations')}>
      <div className={styles.fours}>{FOUR_A_ROW.map(toTile)}</div>
      <div className={styles.twos}>{TWO_A_ROW.map(toTile)}</div>
    </section>
  );
}

function Numbers({ odds, picked, onToggle }: NumberGridProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <section className={styles.numbers} aria-label={t('betting.grid.numbers')}>
      {SUMS.map((sum) => {
        const text = format.odds(oddsOf(sum, odds));
        return (
          <BallChoice
            key={sum}
            value={sum}
            odds={text}
            description={t('betting.grid.sumWithOdds', { sum: choiceName(t, sum), odds: text })}
            isSelected={picked.has(sum)}
            onToggle={() => onToggle(sum)}
          />
        );
      })}
    </section>
  );
}

/** Everything that can be bet on, with its odds. The clock beside it ticks; the grid need not. */
export const NumberGrid = memo(function NumberGrid(props: NumberGridProps) {
  return (
    <div className={styles.grid}>
      <Combinations {...props} />
      <Numbers {...props} />
    </div>
  );
});
