import { useId } from 'react';
import styles from './switch-field.module.css';

type SwitchFieldProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** A setting that is on or off; the whole row can be pressed. A button is enough: the library adds 7 kB to a screen. */
export function SwitchField({ label, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <button
        id={id}
        className={styles.track}
        type="button"
        role="switch"
        aria-checked={isOn}
        onClick={() => onChange(!isOn)}
      >
        <span className={styles.thumb} />
      </button>
    </div>
  );
}
