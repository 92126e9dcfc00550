import { joinClasses } from '@canada28/ui/join-classes.ts';
import hidden from '@canada28/ui/visually-hidden.module.css';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What the parts of a field tell each other, for assistive technology. */
type FieldIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
};

type FieldFrameProps = {
  label: string;
  /** The label is read out but not shown: only where the place says what the field is. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Beside the input, inside its box. */
  trailing?: ReactNode;
  children: (ids: FieldIds) => ReactNode;
};

/** Label, box, hint and error of a field; the error takes the place of the hint. */
export function FieldFrame({ label, isLabelHidden, hint, error, trailing, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const hasNote = note !== undefined;
  const ids = { id, 'aria-describedby': hasNote ? noteId : undefined, 'aria-invalid': error !== undefined };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? hidden.hidden : styles.label}>
        {label}
      </label>
      <div className={joinClasses(styles.box, error !== undefined && styles.invalid)}>
        {children(ids)}
        {trailing}
      </div>
      <p
        id={noteId}
        className={joinClasses(styles.note, error !== undefined && styles.error)}
        aria-live="polite"
      >
        {note}
      </p>
    </div>
  );
}
