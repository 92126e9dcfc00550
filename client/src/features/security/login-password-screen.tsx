import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toast.store.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { whileHere } from '../../lib/while-here.ts';
import { paths } from '../../paths.ts';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Notice } from '../../ui/basics/notice.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
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
    formKey: 'security.login.form',
    refusal: oldPasswordRefusal(changing.error),
    onSubmit: ({ old = '', next, again }) =>
      changing.mutate({ oldPwd: old, newPwd: next, newAgainPwd: again }, { onSuccess: whileHere(goBack) }),
  });
  return (
    <Screen header={<NavBar title={t('security.login.change')} onBack={goBack} />}>
      <PasswordForm
        form={form}
        labels={{
          old: t('security.login.old'),
          next: t('security.login.next'),
          again: t('security.login.again'),
        }}
        hint={t('security.login.form')}
        isPasscode={false}
        isSaving={changing.isPending}
        notice={<Notice>{t('security.login.otherSessions')}</Notice>}
      />
    </Screen>
  );
}
