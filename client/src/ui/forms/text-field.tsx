import { Field } from '@canada28/ui/field.tsx';
import type { ReactNode } from 'react';
import styles from './field.module.css';

export type TextFieldProps = {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  hint?: string;
  error?: string | undefined;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  maxLength?: number;
  type?: 'text' | 'password';
  /** Codes and addresses: no correction, no capitals of their own. */
  isVerbatim?: boolean;
  trailing?: ReactNode;
};

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, trailing, value, onValueChange, isVerbatim, ...input } = props;
  const verbatim = isVerbatim
    ? ({ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const)
    : {};
  return (
    <Field {...{ label, isLabelHidden, hint, error, trailing, styles }}>
      {(ids) => (
        <input
          {...ids}
          {...input}
          {...verbatim}
          className={styles.input}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
