import type { TextKey } from '../../i18n/i18n.ts';
import { type GraphicCode, isCodeAnswer } from './graphic-code.ts';

/** What the forms of log in and registration hold; log in leaves the last two alone. */
export type Credentials = {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
  readonly passwordAgain: string;
  readonly isAdult: boolean;
};

export const NO_CREDENTIALS: Credentials = {
  account: '',
  password: '',
  answer: '',
  passwordAgain: '',
  isAdult: false,
};

export type CredentialErrors = Partial<Record<keyof Credentials, TextKey>>;

/** The form of a new account name and password, as the contract of the registration has it. */
const ACCOUNT_FORM = /^[A-Za-z0-9._@+-]{2,32}$/;
/** Counted in characters, as the contract counts them: an emoji is one. */
const SHORTEST_PASSWORD = 6;

/** What is missing or wrong before a log in may be sent; nothing when it may (product §5). */
export function checkLogIn({ account, password, answer }: Credentials, code: GraphicCode): CredentialErrors {
  return {
    ...(account.trim() === '' && { account: 'auth.field.accountMissing' }),
    ...(password === '' && { password: 'auth.field.passwordMissing' }),
    ...checkAnswer(answer, code),
  };
}

/** What is missing or wrong before a registration may be sent; nothing when it may (product §5). */
export function checkRegistration(credentials: Credentials, code: GraphicCode): CredentialErrors {
  const { account, password, passwordAgain, isAdult } = credentials;
  return {
    ...(!ACCOUNT_FORM.test(account.trim()) && { account: 'auth.register.accountHint' }),
    ...([...password].length < SHORTEST_PASSWORD && { password: 'auth.register.passwordHint' }),
    ...(passwordAgain !== password && { passwordAgain: 'error.password.inconsistent' }),
    ...(passwordAgain === '' && { passwordAgain: 'auth.field.passwordAgainMissing' }),
    ...checkAnswer(credentials.answer, code),
    ...(!isAdult && { isAdult: 'auth.register.adultMissing' }),
    ...checkMissing(credentials),
  };
}

/** A field that was left empty is told so, not how it should look. */
function checkMissing({ account, password }: Credentials): CredentialErrors {
  return {
    ...(account.trim() === '' && { account: 'auth.field.accountMissing' }),
    ...(password === '' && { password: 'auth.field.passwordMissing' }),
  };
}

function checkAnswer(answer: string, code: GraphicCode): CredentialErrors {
  if (answer.trim() === '') return { answer: 'auth.captcha.missing' };
  return isCodeAnswer(code, answer) ? {} : { answer: 'error.captcha.wrong' };
}
