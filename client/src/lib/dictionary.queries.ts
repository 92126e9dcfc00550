import {
  type DictCode,
  type DictEntry,
  dictionaryFromWire,
  getDictDataCall,
} from '@canada28/shared/contract/dictionary.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/i18n.ts';
import { callApi } from './api-client.ts';

/** Operators change these texts and figures now and then, not while somebody reads them. */
const STALE_AFTER_MS = 300_000;

/** The entries of one code in the language of the interface; none where a server does not know it. */
export function useDictionaryEntries(code: DictCode) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['dictionary', code, language],
    queryFn: async ({ signal }): Promise<readonly DictEntry[]> => {
      const input = { dictCodes: [code] };
      const dictionary = dictionaryFromWire(
        await callApi(getDictDataCall, input, { scope: 'quiet', signal }),
      );
      return dictionary.get(code) ?? [];
    },
    staleTime: STALE_AFTER_MS,
  });
}
