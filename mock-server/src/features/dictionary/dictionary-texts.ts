import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import {
  MAX_DEPOSIT_BONUS_MICROS,
  MAX_DEPOSIT_MICROS,
  MIN_DEPOSIT_MICROS,
  PASSWORD_LOCK_MS,
  TRANSACTION_PASSWORD_DIGITS,
  WITHDRAWAL_FEE_BASIS_POINTS,
  WRONG_PASSWORD_WINDOW_MS,
  WRONG_PASSWORDS_BEFORE_LOCK,
} from '@canada28/shared/limits.ts';
import { MICROS_PER_USDT, usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { feeMicros } from '@canada28/shared/money/withdrawal-fee.ts';
import type { GuestContext } from '../../app/context.ts';
import type { TextValues } from '../../app/fill-in.ts';
import { cht } from './texts/cht.ts';
import { en } from './texts/en.ts';
import { jp } from './texts/jp.ts';
import { kor } from './texts/kor.ts';
import { type DictionaryTexts, zh } from './texts/zh.ts';

/** The dictionary's texts in each language. */
export const DICTIONARY_TEXTS: Readonly<Record<LanguageCode, DictionaryTexts>> = { zh, en, jp, kor, cht };

const MINUTE_MS = 60_000;
const EXAMPLE_WITHDRAWAL_MICROS = 1000 * MICROS_PER_USDT;

/** What fills the `{words}` of these texts: the limits of the product and the schedule of this world. */
export function textValues({ world, clock, language }: GuestContext): TextValues {
  const { intervalSeconds, maintenance, timeZone } = world.config.schedule;
  const exampleFeeMicros = feeMicros(EXAMPLE_WITHDRAWAL_MICROS);
  return {
    interval: intervalSeconds / 60,
    maintenance: DICTIONARY_TEXTS[language].maintenance[maintenance],
    zone: utcOffsetText(timeZone, clock.nowMs()),
    minDeposit: sumText(MIN_DEPOSIT_MICROS),
    maxDeposit: sumText(MAX_DEPOSIT_MICROS),
    bonus: sumText(MAX_DEPOSIT_BONUS_MICROS),
    fee: WITHDRAWAL_FEE_BASIS_POINTS / 100,
    exampleAmount: sumText(EXAMPLE_WITHDRAWAL_MICROS),
    exampleFee: sumText(exampleFeeMicros),
    exampleNet: sumText(EXAMPLE_WITHDRAWAL_MICROS - exampleFeeMicros),
    digits: TRANSACTION_PASSWORD_DIGITS,
    lockAttempts: WRONG_PASSWORDS_BEFORE_LOCK,
    lockWindow: WRONG_PASSWORD_WINDOW_MS / MINUTE_MS,
    lockMinutes: PASSWORD_LOCK_MS / MINUTE_MS,
  };
}

/** All five languages group digits by commas. */
function sumText(micros: number): string {
  return usdtFromMicros(micros).toLocaleString('en-US', { maximumFractionDigits: 6 });
}

/** "UTC+8": short, and the same in every language. */
function utcOffsetText(timeZone: string, atMs: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
  const name = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace('GMT', 'UTC');
}
