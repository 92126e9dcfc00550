import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { findPasswordProblems, type PasswordDraft } from './check-passwords.ts';

type PasswordFormOptions = {
  /** Whether there is an old password to ask for. */
  readonly hasOld: boolean;
  readonly form: RegExp;
  /** Said of a new password that has not the form. */
  readonly formKey: TextKey;
  /** What the server says is wrong with the old password. */
  readonly refusal: string | undefined;
  readonly onSubmit: (draft: PasswordDraft) => void;
};

/** Three fields and a slide; what is wrong is told once the player wants to go on. */
export function usePasswordForm({ hasOld, form, formKey, refusal, onSubmit }: PasswordFormOptions) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<PasswordDraft>({ old: '', next: '', again: '' });
  const [isVerified, setVerified] = useState(false);
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<PasswordDraft>();
  const entered = { ...draft, old: hasOld ? draft.old : undefined };
  const problems = findPasswordProblems(entered, form);

  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length > 0 || !isVerified) return;
    setSent(draft);
    // Each attempt has a slide of its own.
    setVerified(false);
    setTried(false);
    onSubmit(entered);
  };
  const missingText = isTried && problems.old ? t('security.form.oldMissing') : undefined;
  return {
    draft,
    change: (changed: Partial<PasswordDraft>) => setDraft({ ...draft, ...changed }),
    isVerified,
    verify: () => setVerified(true),
    submit,
    errors: {
      old: missingText ?? (sent === draft ? refusal : undefined),
      next: isTried && problems.next ? t(formKey) : undefined,
      again: isTried && problems.again ? t('error.password.inconsistent') : undefined,
      slide: isTried && !isVerified ? t('security.form.slideMissing') : undefined,
    },
  };
}
