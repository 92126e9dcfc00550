import {
  type DictCode,
  type DictEntry,
  dictionaryFromWire,
  getDictDataCall,
} from '@canada28/shared/contract/dictionary.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/i18n.ts';
import { callApi } from '../../lib/api-client.ts';

export async function loadDictionary(dictCodes: DictCode[], signal?: AbortSignal) {
  return dictionaryFromWire(await callApi(getDictDataCall, { dictCodes }, signal && { signal }));
}

/** The entries of one code in the language of the interface; none where a server does not know it. */
export function useDictionaryEntries(code: DictCode) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['dictionary', code, language],
    queryFn: async ({ signal }): Promise<readonly DictEntry[]> =>
      (await loadDictionary([code], signal)).get(code) ?? [],
    // Shown as last known, and asked for by every screen again: an operator may have changed it since.
    staleTime: 0,
  });
}
