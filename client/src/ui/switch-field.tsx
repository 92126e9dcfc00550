import { Switch } from '@base-ui/react/switch';
import { useId } from 'react';
import styles from './switch-field.module.css';

type SwitchFieldProps = {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
};

/** A setting that is on or off; the whole row can be pressed. */
export function SwitchField({ label, hint, isOn, onChange, isDisabled = false }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </label>
      <Switch.Root
        id={id}
        className={styles.track}
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={(checked) => onChange(checked)}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </div>
  );
}
