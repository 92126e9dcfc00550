import { MAINTENANCE_PRESETS } from '@canada28/shared/game/maintenance-week.ts';
import { DRAW_INTERVALS_SECONDS } from '@canada28/shared/limits.ts';
import { ChoiceField, TextField } from '../../ui/field.tsx';
import type { WorldForm } from './world-form.ts';
import styles from './worlds.module.css';

const UNCHOSEN = { value: '', label: 'Default of this mock' } as const;

const RATES = [
  { value: '', label: 'At normal speed, ×1' },
  { value: '0', label: 'Frozen' },
  ...['10', '100', '1000'].map((value) => ({ value, label: `×${value}` })),
];

const INTERVALS = [
  UNCHOSEN,
  ...DRAW_INTERVALS_SECONDS.map((seconds) => ({ value: String(seconds), label: `${seconds / 60} minutes` })),
];

const REVIEWS = [
  UNCHOSEN,
  { value: 'manual', label: 'By hand: they wait for you' },
  { value: 'auto', label: 'By themselves' },
] as const;

const MAINTENANCE_WORDS = {
  shift: '19–20, Mondays 20–21',
  extend: '19–20, Mondays 19–21',
  short: '18:56–19:33 every day',
  none: 'None',
} as const;

const MAINTENANCES = [
  UNCHOSEN,
  ...MAINTENANCE_PRESETS.map((value) => ({ value, label: MAINTENANCE_WORDS[value] })),
];

const SETTINGS = [
  { name: 'interval', label: 'Length of an issue', choices: INTERVALS },
  { name: 'reviewPolicy', label: 'Reviews', choices: REVIEWS },
  { name: 'maintenance', label: 'Daily break', choices: MAINTENANCES },
] as const;

type SettingFieldsProps = {
  readonly form: WorldForm;
  /** It has its own settings. */
  readonly isSnapshot: boolean;
  readonly onChange: (part: Partial<WorldForm>) => void;
};

export function SettingFields({ form, isSnapshot, onChange }: SettingFieldsProps) {
  return (
    <>
      <ChoiceField
        label="Time passes"
        value={form.rate}
        choices={RATES}
        onChoose={(rate) => onChange({ rate })}
      />
      {!isSnapshot && (
        <>
          {SETTINGS.map(({ name, ...rest }) => (
            <ChoiceField<string>
              key={name}
              {...rest}
              value={form[name]}
              onChoose={(value) => onChange({ [name]: value })}
            />
          ))}
          <TextField
            label="Credit of new players, USDT"
            value={form.demoCredit}
            inputMode="numeric"
            placeholder="Default of this mock"
            onType={(typed) => onChange({ demoCredit: typed.replaceAll(/\D/g, '') })}
          />
        </>
      )}
      <label className={styles.kept}>
        <input
          type="checkbox"
          checked={form.isPersistent}
          onChange={(event) => onChange({ isPersistent: event.target.checked })}
        />
        Keep it in a file: it is there after a restart
      </label>
    </>
  );
}
