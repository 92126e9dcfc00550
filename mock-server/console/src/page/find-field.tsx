import { type ComponentProps, useRef } from 'react';
import field from '../ui/field.module.css';
import { Kbd } from '../ui/kbd.tsx';
import { type KeyedName, keyOf } from './action-list.ts';
import { act, useActions } from './actions.store.ts';
import styles from './find-field.module.css';

type FindFieldProps = Pick<ComponentProps<'input'>, 'onKeyDown'> & {
  readonly label: string;
  readonly value: string;
  readonly onFind: (typed: string) => void;
  /** The action that leads into it, offered while it is shown; its key is written on it. */
  readonly action: KeyedName;
};

/** Where one types to see less of a long list. */
export function FindField({ label, value, onFind, action, onKeyDown }: FindFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useActions([act(action, () => input.current?.focus())]);
  return (
    <span className={styles.find}>
      <input
        ref={input}
        className={field.input}
        type="search"
        aria-label={label}
        placeholder={label}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onFind(event.target.value)}
        aria-keyshortcuts={keyOf(action)}
        onKeyDown={onKeyDown}
      />
      {value === '' && <Kbd keys={keyOf(action)} />}
    </span>
  );
}
