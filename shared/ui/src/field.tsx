import { type ReactNode, useId } from 'react';
import { joinClasses } from './join-classes.ts';
import hidden from './visually-hidden.module.css';

/** What the parts of a field tell each other, for assistive technology. */
export type FieldIds = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
};

type FieldProps = {
  readonly label: string;
  /** The label is read out but not shown: only where the place says what the field is. */
  readonly isLabelHidden?: boolean | undefined;
  /** Beside the label. */
  readonly mark?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Beside the input, inside its box. */
  readonly trailing?: ReactNode;
  /** How it looks: `field`, `label`, `box`, `invalid`, `note`, `error`. */
  readonly styles: Readonly<Record<string, string>>;
  readonly children: (ids: FieldIds) => ReactNode;
};

/** Label, box, hint and error of a field; the error takes the place of the hint. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden, mark, hint, error, trailing, styles, children } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const hasNote = note !== undefined;
  const isInvalid = error !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? hidden.hidden : styles.label}>
        {label} {mark}
      </label>
      <div className={joinClasses(styles.box, isInvalid && styles.invalid)}>
        {children({ id, 'aria-describedby': hasNote ? noteId : undefined, 'aria-invalid': isInvalid })}
        {trailing}
      </div>
      <p id={noteId} className={joinClasses(styles.note, isInvalid && styles.error)} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
