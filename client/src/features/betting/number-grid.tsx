import { MAX_SUM, PLAY, type PlayCode } from '@canada28/shared/game/bet-choices.ts';
import { oddsOf } from '@canada28/shared/game/odds.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { memo, useMemo } from 'react';
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

type ChoiceTexts = { readonly name: string; readonly oddsText: string; readonly description: string };

/** How each choice reads: made once, not at each pick. */
function useChoiceTexts(odds: readonly number[]) {
  const { t } = useTranslation();
  const format = useFormatter();
  return useMemo(() => {
    const textsOf = (playCode: PlayCode): ChoiceTexts => {
      const name = choiceName(t, playCode);
      const oddsText = format.odds(oddsOf(playCode, odds));
      const description =
        playCode <= MAX_SUM
          ? t('betting.grid.sumWithOdds', { sum: name, odds: oddsText })
          : t('betting.grid.odds', { odds: oddsText });
      return { name, oddsText, description };
    };
    const choices = [...FOUR_A_ROW, ...TWO_A_ROW, ...SUMS];
    return new Map(choices.map((playCode) => [playCode, textsOf(playCode)]));
  }, [t, format, odds]);
}

type ChoiceProps = Pick<NumberGridProps, 'onToggle'> & {
  playCode: PlayCode;
  texts: ChoiceTexts | undefined;
  isPicked: boolean;
};

/** A choice and its odds are its name: an exact sum is a ball, a combination a word. A pick renders that one alone. */
const Choice = memo(function Choice({ playCode, texts, isPicked, onToggle }: ChoiceProps) {
  const isSum = playCode <= MAX_SUM;
  return (
    <button
      type="button"
      className={isSum ? styles.number : styles.tile}
      aria-description={texts?.description}
      aria-pressed={isPicked}
      onClick={() => onToggle(playCode)}
    >
      <span className={isSum ? styles.ring : styles.name}>
        {isSum ? <Ball value={playCode} size="grid" isPadded /> : texts?.name}
      </span>{' '}
      <span className={styles.odds}>{texts?.oddsText}</span>
    </button>
  );
});

/** Everything that can be bet on, with its odds. The clock beside it ticks; the grid need not. */
export const NumberGrid = memo(function NumberGrid({ odds, picked, onToggle }: NumberGridProps) {
  const { t } = useTranslation();
  const texts = useChoiceTexts(odds);
  const toChoice = (playCode: PlayCode) => (
    <Choice
      key={playCode}
      playCode={playCode}
      texts={texts.get(playCode)}
      isPicked={picked.has(playCode)}
      onToggle={onToggle}
    />
  );
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
