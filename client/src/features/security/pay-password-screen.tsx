import { useTranslation } from 'react-i18next';
import { usePlayer } from '../../lib/session.store.ts';
import { showToast } from '../../lib/toast.store.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { whileHere } from '../../lib/while-here.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/basics/notice.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { PAY_PASSWORD_FORM } from './check-passwords.ts';
import { PasswordForm } from './password-form.tsx';
import { oldPasswordRefusal, useChangePayPassword } from './security.queries.ts';
import { usePasswordForm } from './use-password-form.ts';

/** Sets or changes the transaction password (product §2, `/accountSecurity/dealPwdEdit`). */
export function PayPasswordScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.accountSecurity);
  const player = usePlayer();
  const changing = useChangePayPassword(({ oldPwd }) =>
    showToast(t(oldPwd === undefined ? 'security.pay.wasSet' : 'security.pay.changed'), 'success'),
  );
  // A first password that has just been set must not be asked for as the old one.
  const isFirstSent = !changing.isError && changing.variables !== undefined && !changing.variables.oldPwd;
  const hasOld = player?.hasPayPassword === true && !isFirstSent;
  const form = usePasswordForm({
    hasOld,
    form: PAY_PASSWORD_FORM,
    formKey: 'security.pay.form',
    refusal: oldPasswordRefusal(changing.error),
    onSubmit: ({ old, next, again }) =>
      changing.mutate(
        { ...(old !== undefined && { oldPwd: old }), newPwd: next, newAgainPwd: again },
        { onSuccess: whileHere(goBack) },
      ),
  });
  const title = t(hasOld ? 'security.pay.change' : 'security.pay.set');
  return (
    <TitledScreen title={title} backTo={paths.accountSecurity}>
      <PasswordForm
        form={form}
        labels={{
          old: hasOld ? t('security.pay.old') : undefined,
          next: t('security.pay.next'),
          again: t('security.pay.again'),
        }}
        hint={t('security.pay.form')}
        isPasscode
        isSaving={changing.isPending}
        notice={<Notice>{t('security.pay.purpose')}</Notice>}
      />
    </TitledScreen>
  );
}
