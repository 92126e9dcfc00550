import {
  bannerFromText,
  type CustomerBanner,
  type CustomerContact,
  contactFromText,
  DICT_CODES,
  type DictCode,
  type DictEntry,
  dictionaryFromWire,
  getCustomerContactCall,
  getQuestionsCall,
} from '@canada28/shared/contract/dictionary.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/i18n.ts';
import { callApi } from '../../lib/api-client.ts';

/** Operators change these texts now and then, not while they are read. */
const STALE_AFTER_MS = 300_000;

/** Questions of one kind and their answers (HTML), in the language of the interface. */
export function useQuestions(code: DictCode) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['questions', code, language],
    queryFn: async ({ signal }): Promise<readonly DictEntry[]> => {
      const wire = await callApi(getQuestionsCall, { dictCodes: [code] }, { signal });
      // An answer without its question could not be unfolded.
      return (dictionaryFromWire(wire).get(code) ?? []).filter(({ label }) => label !== '');
    },
    staleTime: STALE_AFTER_MS,
  });
}

type CustomerService = {
  readonly contacts: readonly CustomerContact[];
  readonly banner: CustomerBanner | undefined;
};

/** The ways to reach customer service, in the language of the interface. */
export function useCustomerService() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['customerService', language],
    queryFn: async ({ signal }): Promise<CustomerService> => {
      const input = { dictCodes: [DICT_CODES.customerContact, DICT_CODES.customerBanner] };
      const dictionary = dictionaryFromWire(await callApi(getCustomerContactCall, input, { signal }));
      const contacts = (dictionary.get(DICT_CODES.customerContact) ?? []).map(({ value }) =>
        contactFromText(value),
      );
      return {
        contacts: contacts.filter((contact) => contact !== undefined),
        banner: bannerFromText(dictionary.get(DICT_CODES.customerBanner)?.[0]?.value ?? ''),
      };
    },
    staleTime: STALE_AFTER_MS,
  });
}
