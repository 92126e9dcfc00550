import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/basics/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SlideToVerify } from '../../ui/forms/slide-to-verify.tsx';
import styles from './security.module.css';
import type { usePasswordForm } from './use-password-form.ts';

type PasswordFormProps = {
  form: ReturnType<typeof usePasswordForm>;
  labels: { readonly old: string | undefined; readonly next: string; readonly again: string };
  hint: string;
  /** Digits are entered with number keys and are not for the browser's password manager. */
  isPasscode: boolean;
  isSaving: boolean;
  notice?: ReactNode;
};

/** Old, new, again, and the slide to the right. */
export function PasswordForm({ form, labels, hint, isPasscode, isSaving, notice }: PasswordFormProps) {
  const { t } = useTranslation();
  const { draft, change, errors } = form;
  const input = isPasscode ? ({ inputMode: 'numeric', maxLength: 4 } as const) : { maxLength: 64 };
  const autoComplete = isPasscode ? 'off' : 'new-password';
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {notice}
      {labels.old !== undefined && (
        <PasswordField
          {...input}
          label={labels.old}
          autoComplete={isPasscode ? 'off' : 'current-password'}
          value={draft.old ?? ''}
          onValueChange={(old) => change({ old })}
          error={errors.old}
        />
      )}
      <PasswordField
        {...input}
        label={labels.next}
        autoComplete={autoComplete}
        hint={hint}
        value={draft.next}
        onValueChange={(next) => change({ next })}
        error={errors.next}
      />
      <PasswordField
        {...input}
        label={labels.again}
        autoComplete={autoComplete}
        value={draft.again}
        onValueChange={(again) => change({ again })}
        error={errors.again}
      />
      <SlideToVerify isVerified={form.isVerified} onVerified={form.verify} error={errors.slide} />
      <Button type="submit" isLoading={isSaving}>
        {t('common.action.save')}
      </Button>
    </form>
  );
}
