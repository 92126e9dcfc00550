import { MAX_SUM } from '@canada28/shared/game/bet-choices.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { Card } from '@canada28/ui/card.tsx';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useOdds } from '../../data/odds/odds.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { choiceName } from '../../i18n/game-words.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import text from '../../ui/basics/text.module.css';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import styles from './odds.module.css';
import { combinationRows, type OddsRow, sumRows, winningSums } from './odds-rows.ts';

/** What every choice pays, how likely it is, and what comes back of it in the long run (product §2, `/home/gameOdds`). */
export function OddsScreen() {
  const { t } = useTranslation();
  const format = useFormatter();
  const odds = useOdds();
  const combinations = combinationRows(odds);
  const sums = sumRows(odds);
  const aboveAll = [...combinations, ...sums].filter(({ returned }) => returned > 1);
  const choices = aboveAll.flatMap(({ playCodes }) => playCodes.map((playCode) => choiceName(t, playCode)));
  return (
    <TitledScreen title={t('game.odds.name')} backTo={paths.home}>
      <Card>
        <div className={joinClasses(column.gap8, text.quiet)}>
          <p>{t('betting.odds.meaning')}</p>
          <p>{t('betting.odds.stakeIncluded')}</p>
          {choices.length > 0 && (
            <p>{t('betting.odds.aboveAll', { count: choices.length, choices: format.row(choices) })}</p>
          )}
        </div>
      </Card>
      <OddsTable label={t('betting.grid.combinations')} rows={combinations} />
      <OddsTable label={t('betting.grid.numbers')} rows={sums} />
      <ButtonLink to={paths.roomBetting}>{t('game.bet.now')}</ButtonLink>
    </TitledScreen>
  );
}

/** A chance is told to a millionth; the return to a hundredth of a percent. */
const CHANCE_DECIMALS = 4;
const RETURN_DECIMALS = 2;

function Choices({ playCodes }: Pick<OddsRow, 'playCodes'>) {
  const { t } = useTranslation();
  const format = useFormatter();
  const [playCode = 0] = playCodes;
  if (playCode > MAX_SUM) {
    const range = (first: number, last: number) => t('betting.odds.range', { first, last });
    return (
      <>
        <span className={styles.name}>{choiceName(t, playCode)}</span>{' '}
        <span className={joinClasses(styles.wins, text.small)}>
          {winningSums(playCode, { row: format.row, range })}
        </span>
      </>
    );
  }
  return (
    <span className={styles.balls}>
      {playCodes.map((sum) => (
        <Fragment key={sum}>
          <Ball value={sum} size="compact" isPadded />{' '}
        </Fragment>
      ))}
    </span>
  );
}

/** Choices with what they pay, how likely they are and what comes back in the long run. */
function OddsTable({ label, rows }: { label: string; rows: readonly OddsRow[] }) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{label}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('betting.odds.choice')}</th>
            <th scope="col">{t('game.odds.name')}</th>
            <th scope="col">{t('betting.odds.chance')}</th>
            <th scope="col">{t('betting.odds.return')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.playCodes.join()}>
              <th scope="row">
                <Choices playCodes={row.playCodes} />
              </th>
              <td className={styles.odds}>{format.odds(row.oddsThousandths)}</td>
              <td>{format.percent(row.chance, CHANCE_DECIMALS)}</td>
              <td className={row.returned > 1 ? styles.above : undefined}>
                {format.percent(row.returned, RETURN_DECIMALS)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
