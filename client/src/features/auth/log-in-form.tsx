import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useLogIn } from './auth.queries.ts';
import { checkLogIn } from './check-credentials.ts';
import { GraphicCodeField } from './graphic-code-field.tsx';
import { Refusal } from './refusal.tsx';
import { useCredentialsForm } from './use-credentials-form.ts';
import { useReturnToPage } from './use-return-to-page.ts';

type LogInFormProps = {
  /** Labels above the fields, where the screen has room for them. */
  readonly hasLabels?: boolean;
  /** The name that was registered just now, so that it need not be typed again. */
  readonly newAccount?: string | undefined;
};

export function LogInForm({ hasLabels = false, newAccount }: LogInFormProps) {
  const { t } = useTranslation();
  const returnToPage = useReturnToPage();
  const logIn = useLogIn({ onSuccess: returnToPage });
  const form = useCredentialsForm({
    initialAccount: newAccount,
    check: checkLogIn,
    onSend: (credentials) => logIn.mutate(credentials, { onError: () => form.renewCode() }),
  });
  const { credentials, set, errorOf } = form;
  const looks = (label: string) => (hasLabels ? {} : { isLabelHidden: true, placeholder: label });

  useEffect(() => {
    // The form takes the place of the registration's, and with it the cursor.
    if (newAccount !== undefined) form.form.current?.querySelector<HTMLElement>('[type="password"]')?.focus();
  }, [newAccount, form.form]);
  return (
    <form ref={form.form} className={column.gap12} onSubmit={form.submit} noValidate>
      <TextField
        label={t('auth.field.account')}
        {...looks(t('auth.field.account'))}
        value={credentials.account}
        onValueChange={(account) => set({ account })}
        error={errorOf('account')}
        autoComplete="username"
        maxLength={64}
        isVerbatim
      />
      <PasswordField
        label={t('auth.field.password')}
        {...looks(t('auth.field.password'))}
        value={credentials.password}
        onValueChange={(password) => set({ password })}
        error={errorOf('password')}
        autoComplete="current-password"
        maxLength={128}
      />
      <GraphicCodeField form={form} />
      <Refusal message={refusalMessage(logIn.error)} />
      <Button type="submit" isLoading={logIn.isPending}>
        {logIn.isPending ? t('auth.landing.waiting') : t('session.logIn.action')}
      </Button>
    </form>
  );
}
