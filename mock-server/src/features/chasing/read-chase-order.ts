import type { InputOf } from '@canada28/shared/contract/call.ts';
import { modeOfPlanType } from '@canada28/shared/contract/chase-states.ts';
import type { startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import {
  type ChaseMode,
  type ChaseRefusal,
  chasePlan,
  type ChaseRow as PlannedItem,
} from '@canada28/shared/game/chase-plan.ts';
import { MAX_BET_TOTAL_MICROS, MAX_CHASE_ISSUE_GAP, MIN_BET_TOTAL_MICROS } from '@canada28/shared/limits.ts';
import { MAX_MICROS, MICROS_PER_USDT, nearestMicros } from '@canada28/shared/money/usdt.ts';
import { AppError, badParameter } from '../../world/app-error.ts';
import type { WorldConfig } from '../../world/world-config.ts';
import { findPlayCode } from '../betting/find-play-code.ts';
import type { NewChase } from './chasing.repository.ts';

type Input = InputOf<typeof startChaseCall>;

/** The terms of a chase, complete and checked, and the items they come to. */
export type PlannedChase = {
  readonly refusal: undefined;
  readonly terms: Omit<NewChase, 'playerId' | 'createdAtMs'>;
  readonly plannedItems: readonly PlannedItem[];
};

/**
 * Plans a chase with the rule of the preview, or says what is wrong with the order, in the order of the contract. Does
 * not refuse by itself: the loss limit, which comes before, needs the total (player-api §3).
 */
export function readChaseOrder(
  config: WorldConfig,
  input: Input,
): PlannedChase | { readonly refusal: AppError } {
  const playCode = findPlayCode(String(input.numberRecord));
  if (playCode === undefined) {
    return { refusal: new AppError('playCodeUnknown', { playCode: input.numberRecord }) };
  }
  const oddsThousandths = config.oddsThousandths[playCode];
  if (oddsThousandths === undefined) throw new Error(`there are no odds for play code ${playCode}`);
  const { totalIssue, startAmount } = input;
  const order = {
    mode: modeOfPlanType(input.planType),
    // A fraction of a USDT is no amount, however small its float error; a sum that no account can hold has such an error, too.
    startAmountMicros: Number.isInteger(startAmount) ? Math.min(nearestMicros(startAmount), MAX_MICROS) : 0,
    totalIssues: totalIssue,
    oddsThousandths,
    profitRule: config.chaseProfitRule,
    ...settingsOf(input),
  };
  const plan = chasePlan({ ...order, doubleRule: config.chaseDoubleRule, maxIssues: config.maxChaseIssues });
  if (plan.refusal !== undefined) {
    return { refusal: refusalOf(plan.refusal, config, { ...order, startAmount }) };
  }
  const { mode, totalIssues, ...terms } = order;
  const { planType, startIsuueCode: startIssueCode, stopMode } = input;
  return {
    refusal: undefined,
    terms: { ...terms, planType, playCode, startIssueCode, stopMode, totalMicros: plan.totalMicros },
    plannedItems: plan.rows,
  };
}

/** What the mode does not use is left out, whatever was sent: so a chase shows only what it goes by. */
function settingsOf({ planType, startMutiple, issueRato, winRate }: Input) {
  const mode: ChaseMode = modeOfPlanType(planType);
  return {
    startMultiple: mode === 'sameMultiple' || mode === 'double' ? (startMutiple ?? 1) : 1,
    issueGap: mode === 'double' ? (issueRato ?? 1) : 1,
    winRatePercent: mode === 'profit' ? (winRate ?? 0) : 0,
  };
}

type RefusedOrder = {
  readonly startAmount: number;
  readonly totalIssues: number;
  readonly winRatePercent: number;
};

function refusalOf(
  refusal: ChaseRefusal,
  config: WorldConfig,
  { startAmount, totalIssues: issues, winRatePercent: rate }: RefusedOrder,
): AppError {
  const { maxChaseIssues: most } = config;
  switch (refusal) {
    case 'badStartAmount':
      return new AppError('betAmountZero', {}, { facts: { amount: startAmount } });
    case 'badStartMultiple':
      return badParameter('startMutiple', 'must be a whole number above 0');
    case 'badIssueGap':
      return badParameter('issueRato', `must be a whole number 1–${MAX_CHASE_ISSUE_GAP}`);
    case 'badWinRate':
      return badParameter('winRate', 'must be a whole number of percent above 0');
    case 'badIssueCount':
      if (issues > most) return new AppError('chaseTooLong', { most });
      return badParameter('totalIssue', `must be a whole number 1–${most}`);
    case 'rateOutOfReach':
      return new AppError('chaseRateOutOfReach', { rate });
    case 'amountAboveLimit':
      return new AppError(
        'betTotalOutOfRange',
        { min: MIN_BET_TOTAL_MICROS / MICROS_PER_USDT, max: MAX_BET_TOTAL_MICROS / MICROS_PER_USDT },
        { facts: { cause: 'an item of the chase would be above it' } },
      );
  }
}
