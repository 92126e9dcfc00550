import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { isOutcomeUnknown } from '../../lib/api-error.ts';
import { Button } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import { Notice } from '../../ui/basics/notice.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { SlideToVerify } from '../../ui/forms/slide-to-verify.tsx';
import {
  findPasswordProblems,
  LOGIN_PASSWORD_FORM,
  PAY_PASSWORD_FORM,
  type PasswordDraft,
} from './check-passwords.ts';
import { oldPasswordRefusal } from './security.queries.ts';

type PasswordKind = {
  readonly form: RegExp;
  /** What the form is, also said of a new password that has not it. */
  readonly formKey: TextKey;
  readonly noticeKey: TextKey;
  readonly labelKeys: Readonly<Record<keyof PasswordDraft, TextKey>>;
  readonly input: Pick<ComponentProps<typeof PasswordField>, 'inputMode' | 'maxLength'>;
  /** Digits are not for the browser's password manager. */
  readonly autoComplete: { readonly old: 'current-password' | 'off'; readonly next: 'new-password' | 'off' };
};

export const LOGIN_PASSWORD: PasswordKind = {
  form: LOGIN_PASSWORD_FORM,
  formKey: 'auth.register.passwordHint',
  noticeKey: 'security.login.otherSessions',
  labelKeys: { old: 'security.login.old', next: 'security.login.next', again: 'security.login.again' },
  input: { maxLength: 64 },
  autoComplete: { old: 'current-password', next: 'new-password' },
};

/** The digits that confirm what moves money. */
export const PAY_PASSWORD: PasswordKind = {
  form: PAY_PASSWORD_FORM,
  formKey: 'security.pay.form',
  noticeKey: 'security.pay.purpose',
  labelKeys: { old: 'security.pay.old', next: 'security.pay.next', again: 'security.pay.again' },
  input: { inputMode: 'numeric', maxLength: 4 },
  autoComplete: { old: 'off', next: 'off' },
};

type PasswordFormProps = {
  kind: PasswordKind;
  /** Whether there is an old password to ask for. */
  hasOld: boolean;
  /** Why it was not saved, as far as is known. */
  error: unknown;
  isSaving: boolean;
  onSubmit: (draft: PasswordDraft) => void;
};

/** Old, new, again, and the slide to the right; what is wrong is told once the player wants to go on. */
export function PasswordForm({ kind, hasOld, error, isSaving, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation();
  const { form, formKey, noticeKey, labelKeys, input, autoComplete } = kind;
  const [draft, setDraft] = useState<PasswordDraft>({ old: '', next: '', again: '' });
  const [isVerified, setVerified] = useState(false);
  const [isTried, setTried] = useState(false);
  /** What was sent as the old one: a refusal is of it, whatever else is typed meanwhile. */
  const [sentOld, setSentOld] = useState<string>();
  // Said on: the next attempt may be refused because this one was carried out.
  const [isUnanswered, setUnanswered] = useState(false);
  if (!isUnanswered && isOutcomeUnknown(error)) setUnanswered(true);
  const entered = { ...draft, old: hasOld ? draft.old : undefined };
  const problems = findPasswordProblems(entered, form);
  const told = (problem: unknown, key: TextKey) => (isTried && problem ? t(key) : undefined);
  const change = (changed: Partial<PasswordDraft>) => setDraft({ ...draft, ...changed });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0 || !isVerified) return;
    setSentOld(draft.old);
    // Each attempt has a slide of its own.
    setVerified(false);
    setTried(false);
    onSubmit(entered);
  };
  return (
    <form className={column.gap16} noValidate onSubmit={submit}>
      <Notice>{t(noticeKey)}</Notice>
      {hasOld && (
        <PasswordField
          {...input}
          label={t(labelKeys.old)}
          autoComplete={autoComplete.old}
          value={draft.old ?? ''}
          onValueChange={(old) => change({ old })}
          error={
            told(problems.old, 'security.form.oldMissing') ??
            (sentOld === draft.old ? oldPasswordRefusal(error) : undefined)
          }
        />
      )}
      <PasswordField
        {...input}
        label={t(labelKeys.next)}
        autoComplete={autoComplete.next}
        hint={t(formKey)}
        value={draft.next}
        onValueChange={(next) => change({ next })}
        error={told(problems.next, formKey)}
      />
      <PasswordField
        {...input}
        label={t(labelKeys.again)}
        autoComplete={autoComplete.next}
        value={draft.again}
        onValueChange={(again) => change({ again })}
        error={told(problems.again, 'error.password.inconsistent')}
      />
      <SlideToVerify
        isVerified={isVerified}
        onVerified={() => setVerified(true)}
        error={told(!isVerified, 'security.form.slideMissing')}
      />
      <Problem>{isUnanswered && t('security.form.unanswered')}</Problem>
      <Button type="submit" isLoading={isSaving}>
        {t('common.action.save')}
      </Button>
    </form>
  );
}
