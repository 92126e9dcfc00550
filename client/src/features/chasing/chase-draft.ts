import type { ChaseOrder } from '@canada28/shared/contract/chase.ts';
import type { PlayCode } from '@canada28/shared/game/bet-choices.ts';
import {
  type ChaseMode,
  type ChasePlan,
  chasePlan,
  type DoubleRule,
  type ProfitRule,
} from '@canada28/shared/game/chase-plan.ts';
import { STOP_MODE, type StopMode } from '@canada28/shared/game/chase-stop.ts';

/** Modes to choose from (product §2); an ordinary chase is one of the same multiple, 1. */
export type OfferedMode = Exclude<ChaseMode, 'ordinary'>;

/** What of a chase the server decides (game §5). */
export type ChaseRules = {
  readonly profitRule: ProfitRule;
  readonly doubleRule: DoubleRule;
  readonly maxIssues: number;
};

/** A chase as it is set on the sheet; the amount in micro-USDT, 0 while it is still to be typed. */
export type ChaseDraft = {
  readonly mode: OfferedMode;
  readonly playCode: PlayCode;
  readonly startAmountMicros: number;
  readonly totalIssues: number;
  readonly startMultiple: number;
  readonly issueGap: number;
  readonly winRatePercent: number;
  readonly stopMode: StopMode;
};

/** The bets of a draft at odds in thousandths, planned by the rule that the server plans them by (game §5). */
export function planOf(draft: ChaseDraft, rules: ChaseRules, oddsThousandths: number): ChasePlan {
  return chasePlan({ ...draft, ...rules, oddsThousandths });
}

/** With the rule `stop` a profitable chase ends by itself; another stop rule would only get in its way. */
export function endsByItself({ mode }: ChaseDraft, { profitRule }: ChaseRules): boolean {
  return mode === 'profit' && profitRule === 'stop';
}

/** The order of a draft; what its mode does not use stays out. */
export function orderOf(draft: ChaseDraft, rules: ChaseRules, startIssueCode: string): ChaseOrder {
  const { mode, playCode, totalIssues, startAmountMicros, startMultiple, issueGap, winRatePercent } = draft;
  const stopMode = endsByItself(draft, rules) ? STOP_MODE.never : draft.stopMode;
  const order = { mode, playCode, startIssueCode, totalIssues, startAmountMicros, stopMode };
  switch (mode) {
    case 'sameMultiple':
      return { ...order, startMultiple };
    case 'double':
      return { ...order, startMultiple, issueGap };
    case 'profit':
      return { ...order, winRatePercent };
  }
}
