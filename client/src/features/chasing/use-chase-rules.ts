import { DICT_CODES } from '@canada28/shared/contract/dictionary.contract.ts';
import { MAX_CHASE_ISSUES } from '@canada28/shared/limits.ts';
import { useDictionaryEntries } from '../../data/dictionary/dictionary.queries.ts';
import type { ChaseRules } from './chase-draft.ts';

/**
 * The rules of the server's dictionary. A server that tells none is not ours: its profitable chase is production's, flat
 * until it ends in profit (game §5), and the preview shows what that server will do.
 */
export function useChaseRules(): ChaseRules {
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
