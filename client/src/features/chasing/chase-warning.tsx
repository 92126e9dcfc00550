import type { PlayCode } from '@canada28/shared/game/bet-choices.ts';
import { chanceOf } from '@canada28/shared/game/odds.ts';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import styles from './chase-sheet.module.css';

type ChaseWarningProps = {
  playCode: PlayCode;
  count: number;
  /** Whether each amount is twice the one before. */
  isDoubling: boolean;
};

/** What no chase changes, said beside what it promises (game §5). */
export function ChaseWarning({ playCode, count, isDoubling }: ChaseWarningProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const chance = format.percent((1 - chanceOf(playCode)) ** count, 1);
  return (
    <div className={styles.warning}>
      <Info aria-hidden="true" />
      <p>
        <strong>{t('chasing.warning.odds')}</strong> {isDoubling && `${t('chasing.warning.doubling')} `}
        {t('chasing.warning.allLose', { count, chance })}
      </p>
    </div>
  );
}
