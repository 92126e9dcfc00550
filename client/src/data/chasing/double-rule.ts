import { DICT_CODES } from '@canada28/shared/contract/dictionary.contract.ts';
import type { DoubleRule } from '@canada28/shared/game/chase-plan.ts';
import { useDictionaryEntries } from '../dictionary/dictionary.queries.ts';

/** What a gap does to a double chase on this server (game §5). */
export function useDoubleRule(): DoubleRule {
  const { data: rules } = useDictionaryEntries(DICT_CODES.chaseDoubleRule);
  return rules?.[0]?.value === 'stepped' ? 'stepped' : 'spaced';
}
