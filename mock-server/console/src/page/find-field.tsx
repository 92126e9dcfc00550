import type { ComponentProps } from 'react';
import field from '../ui/field.module.css';
import { Kbd } from '../ui/kbd.tsx';
import styles from './find-field.module.css';

type FindFieldProps = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'type'> & {
  readonly label: string;
  readonly value: string;
  readonly onFind: (typed: string) => void;
  /** The key that leads into it, written on it; the part that shows the field offers the action (`useActions`). */
  readonly keys: string;
};

/** Where one types to see less of a long list. */
export function FindField({ label, value, onFind, keys, ...rest }: FindFieldProps) {
  return (
    <span className={styles.find}>
      <input
        className={field.input}
        type="search"
        aria-label={label}
        placeholder={label}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onFind(event.target.value)}
        aria-keyshortcuts={keys}
        {...rest}
      />
      {value === '' && <Kbd keys={keys} />}
    </span>
  );
}
