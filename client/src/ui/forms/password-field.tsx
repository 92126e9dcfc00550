import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';

type PasswordFieldProps = {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  hint?: string;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password' | 'off';
  inputMode?: 'text' | 'numeric';
  maxLength?: number;
};

/** A password, which the player can look at. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, isLabelHidden, hint, error, value, onValueChange, ...input } = props;
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={isShown ? t('ui.password.hide') : t('ui.password.show')}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
    </button>
  );
  return (
    <FieldFrame label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} trailing={toggle}>
      {(ids) => (
        <input
          {...ids}
          {...input}
          type={isShown ? 'text' : 'password'}
          className={styles.input}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
