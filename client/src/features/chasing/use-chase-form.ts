import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import { DICT_CODES } from '@canada28/shared/contract/dictionary.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import type { ChasePlan } from '@canada28/shared/game/chase-plan.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { oddsOf } from '@canada28/shared/game/odds.ts';
import { MAX_CHASE_ISSUES } from '@canada28/shared/limits.ts';
import { useState } from 'react';
import { useDictionaryEntries } from '../../data/dictionary/dictionary.queries.ts';
import { useOdds } from '../../data/odds/odds.queries.ts';
import { type ChaseDraft, type ChaseRules, planOf } from './chase-draft.ts';

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

type ChaseForm = {
  readonly draft: ChaseDraft;
  readonly rules: ChaseRules;
  readonly plan: ChasePlan;
  readonly change: (change: Partial<ChaseDraft>) => void;
};

/** The chase that the sheet is about, and the plan that it comes to. */
export function useChaseForm(picks: readonly Stake[]): ChaseForm {
  const rules = useChaseRules();
  const odds = useOdds();
  const [wanted, setWanted] = useState(() => firstDraft(picks[0]));
  const draft = { ...wanted, totalIssues: Math.min(wanted.totalIssues, rules.maxIssues) };
  return {
    draft,
    rules,
    plan: planOf(draft, rules, oddsOf(draft.playCode, odds)),
    change: (change) => setWanted((before) => ({ ...before, ...change })),
  };
}

/**
 * The rules of the server's dictionary. A server that tells none is not ours: its profitable chase is production's, flat
 * until it ends in profit (game §5), and the preview shows what that server will do.
 */
function useChaseRules(): ChaseRules {
  const { data: profitRules } = useDictionaryEntries(DICT_CODES.chaseProfitRule);
  const { data: doubleRules } = useDictionaryEntries(DICT_CODES.chaseDoubleRule);
  const { data: issueLimits } = useDictionaryEntries(DICT_CODES.maxChaseIssues);
  const maxIssues = Number(issueLimits?.[0]?.value ?? MAX_CHASE_ISSUES);
  return {
    profitRule: profitRules?.[0]?.value === 'grow' ? 'grow' : 'stop',
    doubleRule: doubleRules?.[0]?.value === 'stepped' ? 'stepped' : 'spaced',
    maxIssues: Number.isSafeInteger(maxIssues) && maxIssues > 0 ? maxIssues : MAX_CHASE_ISSUES,
  };
}
