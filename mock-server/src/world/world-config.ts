import type { DepositBonus } from '@canada28/shared/contract/dictionary.contract.ts';
import type { DoubleRule, ProfitRule } from '@canada28/shared/game/chase-plan.ts';
import { type ScheduleConfig, scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { microsFromUsdt, usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { DEFAULT_SETTINGS, type WorldSettings } from '@canada28/shared/world-settings.ts';

/** The least and the most of one transaction, micro-USDT. */
type SumLimits = { readonly minMicros: number; readonly maxMicros: number };

/**
 * What makes one world differ from another: its settings as the code counts with them; handed to its handlers, never read
 * from the environment there.
 */
export type WorldConfig = {
  readonly schedule: ScheduleConfig;
  /** Whether a draw delay was told; until then it is the sealed time. */
  readonly isDrawDelayTold: boolean;
  /** Recorded draws to repeat instead of drawing from the world's secret (game §2.3). */
  readonly recordedDraws: readonly (readonly number[])[] | undefined;
  /** Booked to every new account, micro-USDT; 0 books nothing. */
  readonly demoCreditMicros: number;
  /** Odds in thousandths, stake included, indexed by play code 0–37 (game §3). */
  readonly oddsThousandths: readonly number[];
  readonly chaseProfitRule: ProfitRule;
  readonly chaseDoubleRule: DoubleRule;
  readonly maxChaseIssues: number;
  readonly reviewPolicy: 'auto' | 'manual';
  /** Of the world's clock; the payment of a withdrawal takes as long again. */
  readonly reviewSeconds: number;
  /** Both kinds of server exist (player-api §2, order of checks). */
  readonly isDepositPasswordRequired: boolean;
  /** Of one deposit, and of one withdrawal (product §5, §9). */
  readonly depositLimits: SumLimits;
  readonly withdrawalLimits: SumLimits;
  /** Of the amount of a withdrawal (product §9). */
  readonly withdrawalFeeBasisPoints: number;
  /** What each deposit earns on top (product §9). */
  readonly depositBonus: DepositBonus;
  /** How old a token gets before a new one takes its place, ms; undefined leaves tokens as they are (player-api §1). */
  readonly tokenRotationMs: number | undefined;
  readonly homeOrderCount: number;
  readonly pastDraws: number;
  /** Code of the first issue that a fresh database sells. */
  readonly firstIssueCode: string;
};

/** The default of each setting; what is given replaces them. */
export function worldConfig(wanted: Partial<WorldConfig> = {}): WorldConfig {
  return {
    ...fromSettings(DEFAULT_SETTINGS),
    isDrawDelayTold: false,
    recordedDraws: undefined,
    firstIssueCode: '3184207',
    ...wanted,
  };
}

/**
 * A configuration in which some settings are others (control §1); a draw comes as long after the end of the sale as an
 * issue is sealed, unless its own setting says otherwise, here or before. Throws a RangeError that names what cannot be,
 * such as a time zone that the runtime does not know.
 */
export function configWith(config: WorldConfig, settings: WorldSettings): WorldConfig {
  const all = { ...settingsOf(config), ...settings };
  const isDrawDelayTold = config.isDrawDelayTold || settings.drawDelaySeconds !== undefined;
  const followsSealing = !isDrawDelayTold && settings.sealedSeconds !== undefined;
  const drawDelaySeconds = followsSealing ? all.sealedSeconds : all.drawDelaySeconds;
  return { ...config, ...fromSettings({ ...all, drawDelaySeconds }), isDrawDelayTold };
}

function fromSettings(
  settings: Required<WorldSettings>,
): Omit<WorldConfig, 'isDrawDelayTold' | 'recordedDraws' | 'firstIssueCode'> {
  return {
    schedule: scheduleConfig({
      intervalSeconds: settings.drawIntervalSeconds,
      sealedSeconds: settings.sealedSeconds,
      drawDelaySeconds: settings.drawDelaySeconds,
      timeZone: settings.timeZone,
      maintenance: settings.maintenance,
    }),
    demoCreditMicros: microsFromUsdt(settings.demoCredit),
    oddsThousandths: settings.oddsThousandths,
    chaseProfitRule: settings.chaseProfitRule,
    chaseDoubleRule: settings.chaseDoubleRule,
    maxChaseIssues: settings.maxChaseIssues,
    reviewPolicy: settings.reviewPolicy,
    reviewSeconds: settings.reviewSeconds,
    isDepositPasswordRequired: settings.depositPassword === 'required',
    depositLimits: limitsOf('deposit', settings),
    withdrawalLimits: limitsOf('withdrawal', settings),
    withdrawalFeeBasisPoints: settings.withdrawalFeeBasisPoints,
    depositBonus: {
      percent: settings.depositBonusPercent,
      mostMicros: microsFromUsdt(settings.depositBonusMost),
    },
    tokenRotationMs: Math.round(settings.tokenRotationMinutes * MINUTE_MS) || undefined,
    homeOrderCount: settings.homeOrderCount,
    pastDraws: settings.pastDraws,
  };
}

/** Throws a RangeError where the least would be more than the most. */
function limitsOf(what: 'deposit' | 'withdrawal', settings: Required<WorldSettings>): SumLimits {
  const [min, max] = [settings[`${what}Min`], settings[`${what}Max`]];
  if (min <= max) return { minMicros: microsFromUsdt(min), maxMicros: microsFromUsdt(max) };
  throw new RangeError(`${what}Min must be at most ${what}Max, got ${min} and ${max}`);
}

/** The settings that a configuration was made of. */
export function settingsOf(config: WorldConfig): Required<WorldSettings> {
  const { schedule, depositBonus, depositLimits, withdrawalLimits } = config;
  return {
    drawIntervalSeconds: schedule.intervalSeconds,
    sealedSeconds: schedule.sealedSeconds,
    drawDelaySeconds: schedule.drawDelaySeconds,
    maintenance: schedule.maintenance,
    timeZone: schedule.timeZone,
    demoCredit: usdtFromMicros(config.demoCreditMicros),
    tokenRotationMinutes: (config.tokenRotationMs ?? 0) / MINUTE_MS,
    chaseProfitRule: config.chaseProfitRule,
    chaseDoubleRule: config.chaseDoubleRule,
    maxChaseIssues: config.maxChaseIssues,
    reviewPolicy: config.reviewPolicy,
    reviewSeconds: config.reviewSeconds,
    depositPassword: config.isDepositPasswordRequired ? 'required' : 'optional',
    depositBonusPercent: depositBonus.percent,
    depositBonusMost: usdtFromMicros(depositBonus.mostMicros),
    depositMin: usdtFromMicros(depositLimits.minMicros),
    depositMax: usdtFromMicros(depositLimits.maxMicros),
    withdrawalMin: usdtFromMicros(withdrawalLimits.minMicros),
    withdrawalMax: usdtFromMicros(withdrawalLimits.maxMicros),
    withdrawalFeeBasisPoints: config.withdrawalFeeBasisPoints,
    homeOrderCount: config.homeOrderCount,
    pastDraws: config.pastDraws,
    oddsThousandths: [...config.oddsThousandths],
  };
}
