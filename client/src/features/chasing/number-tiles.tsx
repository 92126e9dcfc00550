import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { type ChaseSettingsProps, OFFERED_NUMBERS } from './chase-draft.ts';
import styles from './chase-sheet.module.css';
import { SettingTile } from './setting-tile.tsx';

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
          values={OFFERED_NUMBERS.winRatePercent}
          value={winRatePercent}
          textOf={(percent) => format.percent(percent / 100)}
          onSelect={(value) => onChange({ winRatePercent: value })}
        />
      ) : (
        <SettingTile
          label={t(mode === 'double' ? 'chasing.form.startMultiple' : 'game.chase.multiple')}
          values={OFFERED_NUMBERS.startMultiple}
          value={startMultiple}
          textOf={format.count}
          onSelect={(value) => onChange({ startMultiple: value })}
        />
      )}
      {mode === 'double' && (
        <SettingTile
          label={t('chasing.form.gap')}
          values={OFFERED_NUMBERS.issueGap}
          value={issueGap}
          textOf={(count) => t('chasing.form.gapIssues', { count })}
          onSelect={(value) => onChange({ issueGap: value })}
        />
      )}
    </div>
  );
}
