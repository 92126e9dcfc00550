import { joinClasses } from '@canada28/ui/join-classes.ts';
import { useId, useState } from 'react';
import field from '../../ui/field.module.css';
import { FindList, useFindList } from '../../ui/find-list.tsx';
import layout from '../../ui/layout.module.css';
import { type CallChoice, foundChoices, hitWords, MANY_HEADING } from './call-choices.ts';
import styles from './call-picker.module.css';

type CallPickerProps = { readonly path: string; readonly onChoose: (path: string) => void };

/** Chooses calls: one of the contract's, many at once, or a glob that is typed. */
export function CallPicker({ path, onChoose }: CallPickerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const list = useFindList<CallChoice>({
    groups: foundChoices(path),
    keyOf: ({ path: glob }) => glob,
    onChoose: ({ path: glob }) => {
      onChoose(glob);
      setIsOpen(false);
    },
    isOpen,
    usualKey: path,
  });
  return (
    <div className={joinClasses(field.field, styles.picker)}>
      <label className={field.label} htmlFor={id}>
        Which calls
      </label>
      <div className={styles.place}>
        <input
          {...list.inputProps}
          id={id}
          className={joinClasses(field.input, styles.input)}
          placeholder="Choose one, or many at once"
          value={path}
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
            <FindList
              list={list}
              label="Calls"
              empty="No call has that in its name; * stands for a part of a path."
            >
              {({ path: glob, words }, heading) => (
                <>
                  <code>{glob}</code>
                  {heading === MANY_HEADING && <span className={layout.hint}>{words}</span>}
                </>
              )}
            </FindList>
          </div>
        )}
      </div>
      <span className={field.hint}>{hitWords(path)}</span>
    </div>
  );
}
