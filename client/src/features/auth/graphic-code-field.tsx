import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './auth.module.css';
import { GraphicCodePicture } from './graphic-code-picture.tsx';
import type { CredentialsForm } from './use-credentials-form.ts';

/** The graphic verification code: a field for the answer beside the picture. */
export function GraphicCodeField({ form }: { form: CredentialsForm }) {
  const { t } = useTranslation();
  const { code, credentials, renewCode, set, errorOf } = form;
  return (
    <div className={styles.code}>
      <TextField
        label={t('auth.captcha.label')}
        isLabelHidden
        placeholder={t('auth.captcha.label')}
        value={credentials.answer}
        onValueChange={(answer) => set({ answer })}
        error={errorOf('answer')}
        autoComplete="off"
        maxLength={16}
        isVerbatim
      />
      <GraphicCodePicture code={code} onRefresh={renewCode} />
    </div>
  );
}
