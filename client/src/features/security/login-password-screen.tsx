import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toast.store.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { whileHere } from '../../lib/while-here.ts';
import { paths } from '../../paths.ts';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import type { PasswordDraft } from './check-passwords.ts';
import { LOGIN_PASSWORD, PasswordForm } from './password-form.tsx';
import { useChangeLoginPassword } from './security.queries.ts';

/** Changes the login password (product §2, `/accountSecurity/logoPwdEdit`). */
export function LoginPasswordScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.accountSecurity);
  const changing = useChangeLoginPassword(() => showToast(t('security.login.changed'), 'success'));
  const submit = ({ old = '', next, again }: PasswordDraft) =>
    changing.mutate({ oldPwd: old, newPwd: next, newAgainPwd: again }, { onSuccess: whileHere(goBack) });
  return (
    <TitledScreen title={t('security.login.change')} backTo={paths.accountSecurity}>
      <PasswordForm
        kind={LOGIN_PASSWORD}
        hasOld
        error={changing.error}
        isSaving={changing.isPending}
        onSubmit={submit}
      />
    </TitledScreen>
  );
}
