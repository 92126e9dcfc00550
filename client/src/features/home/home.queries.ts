import { DICT_CODES } from '@canada28/shared/contract/dictionary.contract.ts';
import { listNoticesCall, noticeFromWire } from '@canada28/shared/contract/notices.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useDictionaryEntries } from '../../data/dictionary/dictionary.queries.ts';
import { useLanguage } from '../../i18n/i18n.ts';
import { callApi } from '../../lib/api-client.ts';

const NOTICES_STALE_AFTER_MS = 60_000;

/** What the operator tells everybody, newest first. */
export function useNotices() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['notices', language],
    queryFn: async ({ signal }) => (await callApi(listNoticesCall, {}, { signal })).map(noticeFromWire),
    staleTime: NOTICES_STALE_AFTER_MS,
  });
}

/** How many people are said to have ordered already (product §1); undefined where the server does not say. */
export function useOrderedPeople(): number | undefined {
  const { data: entries } = useDictionaryEntries(DICT_CODES.homeOrderCount);
  const people = Number(entries?.[0]?.value ?? Number.NaN);
  return Number.isSafeInteger(people) ? people : undefined;
}
