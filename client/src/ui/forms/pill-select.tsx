import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './pill-select.module.css';

type PillSelectProps<Value extends string> = {
  label: string;
  icon?: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onSelect: (value: Value) => void;
};

/** One of a few, chosen in the phone's own way, in the corner of a screen: a filter. */
export function PillSelect<Value extends string>(props: PillSelectProps<Value>) {
  const { label, icon, options, value, onSelect } = props;
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onSelect(chosen.value);
  };
  return (
    <span className={styles.pill}>
      {icon}
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} className={styles.arrow} aria-hidden="true" />
    </span>
  );
}
