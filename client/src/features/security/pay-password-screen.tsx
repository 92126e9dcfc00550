import { useTranslation } from 'react-i18next';
import { usePlayer } from '../../lib/session.store.ts';
import { showToast } from '../../lib/toast.store.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { whileHere } from '../../lib/while-here.ts';
import { paths } from '../../paths.ts';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import type { PasswordDraft } from './check-passwords.ts';
import { PAY_PASSWORD, PasswordForm } from './password-form.tsx';
import { useChangePayPassword } from './security.queries.ts';

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
  const submit = ({ old, next, again }: PasswordDraft) =>
    changing.mutate(
      { ...(old !== undefined && { oldPwd: old }), newPwd: next, newAgainPwd: again },
      { onSuccess: whileHere(goBack) },
    );
  const title = t(hasOld ? 'security.pay.change' : 'security.pay.set');
  return (
    <TitledScreen title={title} backTo={paths.accountSecurity}>
      <PasswordForm
        kind={PAY_PASSWORD}
        hasOld={hasOld}
        error={changing.error}
        isSaving={changing.isPending}
        onSubmit={submit}
      />
    </TitledScreen>
  );
}
