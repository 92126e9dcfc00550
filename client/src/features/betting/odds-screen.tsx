import { useTranslation } from 'react-i18next';
import { useOdds } from '../../data/odds/odds.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { choiceName } from '../../i18n/game-words.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { Card } from '../../ui/basics/card.tsx';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import styles from './odds.module.css';
import { combinationRows, sumRows } from './odds-rows.ts';
import { OddsTable } from './odds-table.tsx';

/** What every choice pays, how likely it is, and what comes back of it in the long run (product §2, `/home/gameOdds`). */
export function OddsScreen() {
  const { t } = useTranslation();
  const format = useFormatter();
  const goBack = useGoBack(paths.home);
  const odds = useOdds();
  const combinations = combinationRows(odds);
  const sums = sumRows(odds);
  const aboveAll = [...combinations, ...sums].filter(({ returned }) => returned > 1);
  const choices = aboveAll.flatMap(({ playCodes }) => playCodes.map((playCode) => choiceName(t, playCode)));
  return (
    <Screen header={<NavBar title={t('game.odds.name')} onBack={goBack} />}>
      <Card>
        <div className={styles.meaning}>
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
    </Screen>
  );
}
