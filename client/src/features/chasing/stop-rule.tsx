import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import column from '../../ui/basics/column.module.css';
import text from '../../ui/basics/text.module.css';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import { type ChaseSettingsProps, endsByItself } from './chase-draft.ts';
import { STOP_KEYS } from './chase-look.tsx';
import styles from './chase-sheet.module.css';

/** When the chase ends early: by a rule of the player, or of the mode. */
export function StopRule({ draft, rules, onChange }: ChaseSettingsProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const rate = format.percent(draft.winRatePercent / 100);
  if (endsByItself(draft, rules))
    return <p className={text.quiet}>{t('chasing.form.endsAtRate', { rate })}</p>;
  return (
    <div className={column.gap6}>
      {draft.mode === 'profit' && <p className={text.quiet}>{t('chasing.form.growsToRate', { rate })}</p>}
      <p className={styles.groupLabel} aria-hidden="true">
        {t('chasing.stop.label')}
      </p>
      <ChipGroup
        label={t('chasing.stop.label')}
        chips={STOP_KEYS.map(([value, textKey]) => ({ value, label: t(textKey) }))}
        value={draft.stopMode}
        onSelect={(stopMode) => onChange({ stopMode })}
      />
    </div>
  );
}
