import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast.store.ts';
import { useIsThere } from '../../lib/use-is-there.ts';
import { Button } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './auth.module.css';
import { useLogIn, useRegister } from './auth.queries.ts';
import { type Credentials, checkRegistration } from './check-credentials.ts';
import { GraphicCodeField } from './graphic-code-field.tsx';
import { Refusal } from './refusal.tsx';
import { type CredentialsForm, useCredentialsForm } from './use-credentials-form.ts';
import { useReturnToPage } from './use-return-to-page.ts';

function PasswordFields({ form }: { form: CredentialsForm }) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={t('auth.field.password')}
        hint={t('auth.register.passwordHint')}
        value={form.credentials.password}
        onValueChange={(password) => form.set({ password })}
        error={form.errorOf('password')}
        autoComplete="new-password"
        maxLength={64}
      />
      <PasswordField
        label={t('auth.field.passwordAgain')}
        value={form.credentials.passwordAgain}
        onValueChange={(passwordAgain) => form.set({ passwordAgain })}
        error={form.errorOf('passwordAgain')}
        autoComplete="new-password"
        maxLength={64}
      />
    </>
  );
}

type RegisterFormProps = {
  /** The account is there, but the log in that follows was refused. */
  readonly onLogInRefused: (account: string) => void;
};

/**
 * A registration does not log in (player-api §2), so a log in with the same fields follows; where that is refused, the
 * player is asked for them.
 */
function useRegisterAndLogIn({ onLogInRefused }: RegisterFormProps) {
  const { t } = useTranslation();
  const returnToPage = useReturnToPage();
  const isThere = useIsThere();
  const logIn = useLogIn({
    onSuccess: () => {
      showToast(t('auth.register.loggedIn'), 'success');
      returnToPage();
    },
    onError: (_error, { account }) => {
      showToast(t('auth.register.done'), 'success');
      if (isThere.current) onLogInRefused(account.trim());
    },
  });
  const register = useRegister(logIn.mutate);
  return {
    send: (credentials: Credentials, onRefused: () => void) =>
      register.mutate(credentials, { onError: onRefused }),
    refusal: refusalMessage(register.error),
    isSending: register.isPending || logIn.isPending,
  };
}

/** Account, password twice, code and the word that one is of age. */
export function RegisterForm({ onLogInRefused }: RegisterFormProps) {
  const { t } = useTranslation();
  const { send, refusal, isSending } = useRegisterAndLogIn({ onLogInRefused });
  const form = useCredentialsForm({
    check: checkRegistration,
    onSend: (credentials) => send(credentials, () => form.renewCode()),
  });
  return (
    <form ref={form.form} className={column.gap12} onSubmit={form.submit} noValidate>
      <TextField
        label={t('auth.field.account')}
        hint={t('auth.register.accountHint')}
        value={form.credentials.account}
        onValueChange={(account) => form.set({ account })}
        error={form.errorOf('account')}
        autoComplete="username"
        maxLength={32}
        isVerbatim
      />
      <PasswordFields form={form} />
      <GraphicCodeField form={form} />
      <AdultField form={form} />
      <Refusal message={refusal} />
      <Button type="submit" isLoading={isSending}>
        {isSending ? t('auth.register.waiting') : t('auth.register.submit')}
      </Button>
    </form>
  );
}

/** The player's word that they are of age (product §10). */
function AdultField({ form }: { form: CredentialsForm }) {
  const { t } = useTranslation();
  const noteId = useId();
  const error = form.errorOf('isAdult');
  return (
    <div>
      <label className={styles.adult}>
        <input
          type="checkbox"
          checked={form.credentials.isAdult}
          onChange={(event) => form.set({ isAdult: event.target.checked })}
          aria-invalid={error !== undefined}
          aria-describedby={noteId}
        />
        {t('auth.register.adult')}
      </label>
      <p id={noteId} className={styles.note} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
