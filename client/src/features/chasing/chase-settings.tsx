import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import column from '../../ui/basics/column.module.css';
import text from '../../ui/basics/text.module.css';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import { type ChaseDraft, type ChaseRules, endsByItself } from './chase-draft.ts';
import { STOP_KEYS } from './chase-look.tsx';
import styles from './chase-sheet.module.css';

const MULTIPLES = [1, 2, 3, 4, 5, 6, 8, 10, 20, 50, 100] as const;
const GAPS = [1, 2, 3, 4, 5, 6, 8, 10, 20] as const;
const RATES_PERCENT = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100] as const;

type ChaseSettingsProps = {
  draft: ChaseDraft;
  rules: ChaseRules;
  onChange: (change: Partial<ChaseDraft>) => void;
};

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

type SettingTileProps = {
  label: string;
  values: readonly number[];
  value: number;
  /** How a value reads. */
  textOf: (value: number) => string;
  onSelect: (value: number) => void;
};

/** A number of the chase, chosen in the phone's own way. */
function SettingTile({ label, values, value, textOf, onSelect }: SettingTileProps) {
  return (
    <label className={styles.tile}>
      <span className={styles.tileLabel}>{label}</span>
      <select
        className={styles.tileSelect}
        value={value}
        onChange={(event) => onSelect(Number(event.target.value))}
      >
        {values.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} className={styles.tileArrow} aria-hidden="true" />
    </label>
  );
}
