import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import type { ChaseSettingsProps } from './chase-draft.ts';
import styles from './chase-sheet.module.css';
import { SettingTile } from './setting-tile.tsx';

const MULTIPLES = [1, 2, 3, 4, 5, 6, 8, 10, 20, 50, 100] as const;
const GAPS = [1, 2, 3, 4, 5, 6, 8, 10, 20] as const;
const RATES_PERCENT = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100] as const;

/** How many issues, and how the amounts follow each other: what the mode asks for. */
export function NumberTiles({ draft, rules, onChange }: ChaseSettingsProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const { mode, totalIssues, startMultiple, issueGap, winRatePercent } = draft;
  return (
    <div className={styles.tiles}>
      <SettingTile
        label={t('chasing.form.issues')}
        values={Array.from({ length: rules.maxIssues }, (_, index) => index + 1)}
        value={totalIssues}
        textOf={format.count}
        onSelect={(value) => onChange({ totalIssues: value })}
      />
      {mode === 'profit' ? (
        <SettingTile
          label={t('chasing.form.rate')}
          values={RATES_PERCENT}
          value={winRatePercent}
          textOf={(percent) => format.percent(percent / 100)}
          onSelect={(value) => onChange({ winRatePercent: value })}
        />
      ) : (
        <SettingTile
          label={t(mode === 'double' ? 'chasing.form.startMultiple' : 'game.chase.multiple')}
          values={MULTIPLES}
          value={startMultiple}
          textOf={format.count}
          onSelect={(value) => onChange({ startMultiple: value })}
        />
      )}
      {mode === 'double' && (
        <SettingTile
          label={t('chasing.form.gap')}
          values={GAPS}
          value={issueGap}
          textOf={(count) => t('chasing.form.gapIssues', { count })}
          onSelect={(value) => onChange({ issueGap: value })}
        />
      )}
    </div>
  );
}
