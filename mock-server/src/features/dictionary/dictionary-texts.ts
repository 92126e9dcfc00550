import type { DepositBonus } from '@canada28/shared/contract/dictionary.contract.ts';
import { fillIn, type TextValues } from '@canada28/shared/contract/fill-in.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { feeMicros } from '@canada28/shared/contract/withdrawal-fee.ts';
import { maintenanceWeek } from '@canada28/shared/game/issue-schedule.ts';
import {
  type MaintenanceWeek,
  maintenanceRhythm,
  timeOfDayText,
  utcOffsetText,
} from '@canada28/shared/game/maintenance-week.ts';
import {
  PASSWORD_LOCK_MS,
  TRANSACTION_PASSWORD_DIGITS,
  WRONG_PASSWORD_WINDOW_MS,
  WRONG_PASSWORDS_BEFORE_LOCK,
  WRONG_PAY_PASSWORDS_A_DAY,
} from '@canada28/shared/limits.ts';
import { MICROS_PER_USDT, usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { GuestContext } from '../../world/context.ts';
import { cht } from './texts/cht.ts';
import { en } from './texts/en.ts';
import { jp } from './texts/jp.ts';
import { kor } from './texts/kor.ts';
import { type DictionaryTexts, zh } from './texts/zh.ts';

export const DICTIONARY_TEXTS: Readonly<Record<LanguageCode, DictionaryTexts>> = { zh, en, jp, kor, cht };

const EXAMPLE_WITHDRAWAL_MICROS = 1000 * MICROS_PER_USDT;

/** What fills the `{words}` of these texts: the limits of the product and the schedule of this world. */
export function textValues({ world, clock, language }: GuestContext): TextValues {
  const { schedule, depositLimits, withdrawalFeeBasisPoints } = world.config;
  const week = maintenanceWeek(schedule, clock.nowMs());
  const exampleFeeMicros = feeMicros(EXAMPLE_WITHDRAWAL_MICROS, withdrawalFeeBasisPoints);
  return {
    ...scheduleValues(DICTIONARY_TEXTS[language], week),
    interval: schedule.intervalSeconds / 60,
    minDeposit: sumText(depositLimits.minMicros),
    maxDeposit: sumText(depositLimits.maxMicros),
    bonusRule: bonusRule(DICTIONARY_TEXTS[language], world.config.depositBonus),
    fee: withdrawalFeeBasisPoints / 100,
    exampleAmount: sumText(EXAMPLE_WITHDRAWAL_MICROS),
    exampleFee: sumText(exampleFeeMicros),
    exampleNet: sumText(EXAMPLE_WITHDRAWAL_MICROS - exampleFeeMicros),
    digits: TRANSACTION_PASSWORD_DIGITS,
    lockAttempts: WRONG_PASSWORDS_BEFORE_LOCK,
    lockWindow: WRONG_PASSWORD_WINDOW_MS / MINUTE_MS,
    lockMinutes: PASSWORD_LOCK_MS / MINUTE_MS,
    payLockAttempts: WRONG_PAY_PASSWORDS_A_DAY,
  };
}

/** Nothing where no bonus is paid. */
function bonusRule(texts: DictionaryTexts, { percent, mostMicros }: DepositBonus): string {
  if (percent === 0 || mostMicros === 0) return '';
  return fillIn(texts.bonusRule, { percent, most: sumText(mostMicros) });
}

/** All five languages group digits by commas. */
const SUM_FORMAT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

function sumText(micros: number): string {
  return SUM_FORMAT.format(usdtFromMicros(micros));
}

/** The hours of most days and those of Monday: no reading of the break has another exception (game §4). */
function scheduleValues({ maintenance: texts }: DictionaryTexts, week: MaintenanceWeek): TextValues {
  const { daily, exceptions } = maintenanceRhythm(week);
  const [monday] = week.weekdays;
  const timeOf = (second: number | undefined) => (second === undefined ? '' : timeOfDayText(second));
  const hours = {
    start: timeOf(daily?.startSecond),
    end: timeOf(daily?.endSecond),
    mondayStart: timeOf(monday?.startSecond),
    mondayEnd: timeOf(monday?.endSecond),
  };
  const zone = utcOffsetText(week.utcOffsetMinutes);
  const maintenance = fillIn(exceptions.length > 0 ? texts.withMonday : texts.daily, hours);
  const openingHours = daily === undefined ? texts.none : fillIn(texts.opening, { maintenance, zone });
  return { ...hours, zone, maintenance, openingHours };
}
