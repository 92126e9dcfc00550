import { joinClasses } from '@canada28/ui/join-classes.ts';
import { useId, useState } from 'react';
import field from '../../ui/field.module.css';
import { type FindGroup, FindList, useFindList } from '../../ui/find-list.tsx';
import layout from '../../ui/layout.module.css';
import styles from './picker.module.css';

/** Something that can be chosen, with what it is in words; without words its group says enough. */
export type Pickable = { readonly path: string; readonly words: string };

type PickerProps = {
  readonly label: string;
  readonly value: string;
  readonly groups: readonly FindGroup<Pickable>[];
  readonly placeholder: string;
  /** What the list says where nothing is found. */
  readonly empty: string;
  readonly hint?: string | undefined;
  readonly onChoose: (value: string) => void;
};

/** A field that is filled by choosing from a list below it, or by typing. */
export function Picker({ label, value, groups, placeholder, empty, hint, onChoose }: PickerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const list = useFindList<Pickable>({
    groups: foundIn(groups, value),
    keyOf: ({ path }) => path,
    onChoose: ({ path }) => {
      onChoose(path);
      setIsOpen(false);
    },
    isOpen,
    usualKey: value,
  });
  return (
    <div className={joinClasses(field.field, styles.picker)}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.place}>
        <input
          {...list.inputProps}
          id={id}
          className={joinClasses(field.input, styles.input)}
          placeholder={placeholder}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onChange={(event) => {
            onChoose(event.target.value);
            list.mark();
            setIsOpen(true);
          }}
          onKeyDown={(event) => {
            list.inputProps.onKeyDown(event);
            if (event.key === 'Escape') setIsOpen(false);
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIsOpen(true);
          }}
        />
        {isOpen && (
          <div className={styles.popup}>
            <FindList list={list} label="Choices" empty={empty}>
              {({ path, words }) => (
                <>
                  <code>{path}</code>
                  <span className={layout.hint}>{words}</span>
                </>
              )}
            </FindList>
          </div>
        )}
      </div>
      {hint !== undefined && <span className={field.hint}>{hint}</span>}
    </div>
  );
}

/** Those that say what is typed; while that is one of them already, all the others are offered beside it. */
export function foundIn(
  groups: readonly FindGroup<Pickable>[],
  typed: string,
): readonly FindGroup<Pickable>[] {
  if (groups.some(({ items }) => items.some(({ path }) => path === typed))) return groups;
  const typedWords = typed.toLowerCase().split(/\s+/);
  const isFound = (text: string) => typedWords.every((word) => text.toLowerCase().includes(word));
  return groups
    .map(({ value, items }) => ({
      value,
      items: items.filter(({ path, words }) => isFound(`${path} ${words} ${value}`)),
    }))
    .filter(({ items }) => items.length > 0);
}
