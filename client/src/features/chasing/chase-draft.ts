import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import type { ChaseOrder } from '@canada28/shared/contract/chase.ts';
import { DICT_CODES } from '@canada28/shared/contract/dictionary.contract.ts';
import { PLAY, type PlayCode } from '@canada28/shared/game/bet-choices.ts';
import {
  type ChaseMode,
  chasePlan,
  type DoubleRule,
  type ProfitRule,
} from '@canada28/shared/game/chase-plan.ts';
import { STOP_MODE, type StopMode } from '@canada28/shared/game/chase-stop.ts';
import { oddsOf } from '@canada28/shared/game/odds.ts';
import { MAX_CHASE_ISSUES } from '@canada28/shared/limits.ts';
import { useState } from 'react';
import { useDoubleRule } from '../../data/chasing/double-rule.ts';
import { useDictionaryEntries } from '../../data/dictionary/dictionary.queries.ts';
import { useOdds } from '../../data/odds/odds.queries.ts';

/** Modes to choose from (product §2); an ordinary chase is one of the same multiple, 1. */
export const OFFERED_MODES = ['sameMultiple', 'double', 'profit'] as const satisfies readonly ChaseMode[];

/** Numbers to choose from; how many issues there are to choose from the server decides. */
export const OFFERED_NUMBERS = {
  startMultiple: [1, 2, 3, 4, 5, 6, 8, 10, 20, 50, 100],
  issueGap: [1, 2, 3, 4, 5, 6, 8, 10, 20],
  winRatePercent: [5, 10, 15, 20, 25, 30, 40, 50, 75, 100],
} as const satisfies Readonly<Partial<Record<keyof ChaseDraft, readonly number[]>>>;

/** What of a chase the server decides (game §5). */
type ChaseRules = {
  readonly profitRule: ProfitRule;
  readonly doubleRule: DoubleRule;
  readonly maxIssues: number;
};

/** A chase as it is set on the sheet; the amount in micro-USDT, 0 while it is still to be typed. */
export type ChaseDraft = {
  readonly mode: (typeof OFFERED_MODES)[number];
  readonly playCode: PlayCode;
  readonly startAmountMicros: number;
  readonly totalIssues: number;
  readonly startMultiple: number;
  readonly issueGap: number;
  readonly winRatePercent: number;
  readonly stopMode: StopMode;
};

/** What a part of the sheet needs to show the draft and to change it. */
export type ChaseSettingsProps = {
  draft: ChaseDraft;
  rules: ChaseRules;
  onChange: (change: Partial<ChaseDraft>) => void;
};

/** Five issues of the same amount, until one wins: what a player asks for who asks for nothing special. */
function firstDraft(pick: Stake | undefined): ChaseDraft {
  return {
    mode: 'sameMultiple',
    playCode: pick?.playCode ?? PLAY.big,
    startAmountMicros: pick?.amountMicros ?? 0,
    totalIssues: 5,
    startMultiple: 1,
    issueGap: 1,
    winRatePercent: 20,
    stopMode: STOP_MODE.onWin,
  };
}

/** The chase that the sheet is about, and the plan that it comes to by the rules of the server (game §5). */
export function useChaseDraft(picks: readonly Stake[], wish: Partial<ChaseDraft>) {
  const rules = useChaseRules();
  const odds = useOdds();
  const [wanted, setWanted] = useState(() => ({ ...firstDraft(picks[0]), ...wish }));
  const draft = { ...wanted, totalIssues: Math.min(wanted.totalIssues, rules.maxIssues) };
  return {
    draft,
    rules,
    plan: chasePlan({ ...draft, ...rules, oddsThousandths: oddsOf(draft.playCode, odds) }),
    change: (change: Partial<ChaseDraft>) => setWanted((before) => ({ ...before, ...change })),
  };
}

/**
 * The rules of the server's dictionary. A server that tells none is not ours: its profitable chase is production's, flat
 * until it ends in profit (game §5), and the preview shows what that server will do.
 */
function useChaseRules(): ChaseRules {
  const { data: profitRules } = useDictionaryEntries(DICT_CODES.chaseProfitRule);
  const doubleRule = useDoubleRule();
  const { data: issueLimits } = useDictionaryEntries(DICT_CODES.maxChaseIssues);
  const maxIssues = Number(issueLimits?.[0]?.value ?? MAX_CHASE_ISSUES);
  return {
    profitRule: profitRules?.[0]?.value === 'grow' ? 'grow' : 'stop',
    doubleRule,
    maxIssues: Number.isSafeInteger(maxIssues) && maxIssues > 0 ? maxIssues : MAX_CHASE_ISSUES,
  };
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
