import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toast.store.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { whileHere } from '../../lib/while-here.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/basics/notice.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { LOGIN_PASSWORD_FORM } from './check-passwords.ts';
import { PasswordForm } from './password-form.tsx';
import { oldPasswordRefusal, useChangeLoginPassword } from './security.queries.ts';
import { usePasswordForm } from './use-password-form.ts';

/** Changes the login password (product §2, `/accountSecurity/logoPwdEdit`). */
export function LoginPasswordScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.accountSecurity);
  const changing = useChangeLoginPassword(() => showToast(t('security.login.changed'), 'success'));
  const form = usePasswordForm({
    hasOld: true,
    form: LOGIN_PASSWORD_FORM,
    formKey: 'auth.register.passwordHint',
    refusal: oldPasswordRefusal(changing.error),
    onSubmit: ({ old = '', next, again }) =>
      changing.mutate({ oldPwd: old, newPwd: next, newAgainPwd: again }, { onSuccess: whileHere(goBack) }),
  });
  return (
    <TitledScreen title={t('security.login.change')} backTo={paths.accountSecurity}>
      <PasswordForm
        form={form}
        labels={{
          old: t('security.login.old'),
          next: t('security.login.next'),
          again: t('security.login.again'),
        }}
        hint={t('auth.register.passwordHint')}
        isPasscode={false}
        isSaving={changing.isPending}
        notice={<Notice>{t('security.login.otherSessions')}</Notice>}
      />
    </TitledScreen>
  );
}
