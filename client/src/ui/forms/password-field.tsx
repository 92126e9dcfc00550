import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'isVerbatim'> & {
  autoComplete: 'current-password' | 'new-password' | 'off';
};

/** A password, which the player can look at. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={isShown ? t('ui.password.hide') : t('ui.password.show')}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} trailing={toggle} />;
}
