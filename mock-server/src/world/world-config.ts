import type { DepositBonus } from '@canada28/shared/contract/dictionary.contract.ts';
import type { DoubleRule, ProfitRule } from '@canada28/shared/game/chase-plan.ts';
import { type ScheduleConfig, scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { DEFAULT_ODDS_THOUSANDTHS } from '@canada28/shared/game/odds.ts';
import {
  DEFAULT_HOME_ORDER_COUNT,
  DEPOSIT_BONUS_PERCENT,
  MAX_CHASE_ISSUES,
  MAX_DEPOSIT_BONUS_MICROS,
  MAX_DEPOSIT_MICROS,
  MAX_WITHDRAWAL_MICROS,
  MIN_DEPOSIT_MICROS,
  MIN_WITHDRAWAL_MICROS,
} from '@canada28/shared/limits.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';

/** The least and the most of one transaction, micro-USDT. */
export type SumLimits = { readonly minMicros: number; readonly maxMicros: number };

/** What makes one world differ from another; handed to its verbs, never read from the environment there. */
export type WorldConfig = {
  readonly schedule: ScheduleConfig;
  /** Recorded draws to repeat instead of drawing from the world's secret (game §2.3). */
  readonly recordedDraws: readonly (readonly number[])[] | undefined;
  /** Booked to every new account, micro-USDT; 0 books nothing. */
  readonly demoCreditMicros: number;
  /** Odds in thousandths, stake included, indexed by play code 0–37 (game §3). */
  readonly oddsThousandths: readonly number[];
  /** What the profitable chase does: flat stakes until the rate is reached, or multiples that grow (game §5). */
  readonly chaseProfitRule: ProfitRule;
  /** What the gap of the double chase means: issues between bets, or issues between doublings. */
  readonly chaseDoubleRule: DoubleRule;
  /** Most issues of one chase (game §5). */
  readonly maxChaseIssues: number;
  /** Who reviews deposits and withdrawals: a clock, or a person by the control plane. */
  readonly reviewPolicy: 'auto' | 'manual';
  /** How long the automatic review takes, and after it the payment of a withdrawal, in seconds of the world's clock. */
  readonly reviewSeconds: number;
  /** Whether a deposit asks for the transaction password; both kinds of server exist (player-api §2, order of checks). */
  readonly isDepositPasswordRequired: boolean;
  /** Of one deposit, and of one withdrawal (product §5, §9). */
  readonly depositLimits: SumLimits;
  readonly withdrawalLimits: SumLimits;
  /** What each deposit earns on top (product §9). */
  readonly depositBonus: DepositBonus;
  /** How old a token gets before a new one takes its place, ms; undefined leaves tokens as they are (player-api §1). */
  readonly tokenRotationMs: number | undefined;
  /** How many players the home list says have ordered (product §1). */
  readonly homeOrderCount: number;
  /** Drawn issues that a fresh database starts with, in one row up to now: about half a day of them. */
  readonly pastDraws: number;
  /** Code of the first issue that a fresh database sells. */
  readonly firstIssueCode: string;
};

/** The defaults of the specification; what is given replaces them. */
export function worldConfig(wanted: Partial<WorldConfig> = {}): WorldConfig {
  return {
    schedule: scheduleConfig(),
    recordedDraws: undefined,
    demoCreditMicros: 1000 * MICROS_PER_USDT,
    oddsThousandths: DEFAULT_ODDS_THOUSANDTHS,
    chaseProfitRule: 'grow',
    chaseDoubleRule: 'spaced',
    maxChaseIssues: MAX_CHASE_ISSUES,
    reviewPolicy: 'auto',
    reviewSeconds: 20,
    isDepositPasswordRequired: false,
    depositLimits: { minMicros: MIN_DEPOSIT_MICROS, maxMicros: MAX_DEPOSIT_MICROS },
    withdrawalLimits: { minMicros: MIN_WITHDRAWAL_MICROS, maxMicros: MAX_WITHDRAWAL_MICROS },
    depositBonus: { percent: DEPOSIT_BONUS_PERCENT, mostMicros: MAX_DEPOSIT_BONUS_MICROS },
    tokenRotationMs: undefined,
    homeOrderCount: DEFAULT_HOME_ORDER_COUNT,
    pastDraws: 200,
    firstIssueCode: '3184207',
    ...wanted,
  };
}
