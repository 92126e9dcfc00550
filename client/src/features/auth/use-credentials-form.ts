import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { looseRandom } from '../../lib/random.ts';
import { type CredentialErrors, type Credentials, NO_CREDENTIALS } from './check-credentials.ts';
import { createGraphicCode, type GraphicCode } from './graphic-code.ts';

type CredentialsFormOptions = {
  readonly initialAccount?: string | undefined;
  readonly check: (credentials: Credentials, code: GraphicCode) => CredentialErrors;
  /** Sends what has passed the check. */
  readonly onSend: (credentials: Credentials) => void;
};

/** What the fields of the form need to know and do. */
export type CredentialsForm = ReturnType<typeof useCredentialsForm>;

/** State of the forms of log in and registration: the fields, the graphic code, and what is wrong since the last try. */
export function useCredentialsForm({ initialAccount = '', check, onSend }: CredentialsFormOptions) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [credentials, setCredentials] = useState<Credentials>({ ...NO_CREDENTIALS, account: initialAccount });
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [code, setCode] = useState(() => createGraphicCode(looseRandom));

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  /** Another picture; whatever was read from the last one is void. */
  function renewCode(): void {
    setCode(createGraphicCode(looseRandom));
    setCredentials((current) => ({ ...current, answer: '' }));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = check(credentials, code);
    setErrors(found);
    if (Object.keys(found).length === 0) onSend(credentials);
    else if (found.answer === 'error.captcha.wrong') renewCode();
  }

  return {
    form,
    credentials,
    code,
    renewCode,
    submit,
    set: (change: Partial<Credentials>) => setCredentials((current) => ({ ...current, ...change })),
    errorOf: (field: keyof Credentials) => {
      const key = errors[field];
      return key === undefined ? undefined : t(key);
    },
  };
}
