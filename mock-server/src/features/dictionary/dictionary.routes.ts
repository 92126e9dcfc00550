import {
  DICT_CODES,
  type DictCode,
  type Dictionary,
  dictCodesOf,
  dictionaryToWire,
  getCustomerContactCall,
  getDictDataCall,
  getQuestionsCall,
} from '@canada28/shared/contract/dictionary.contract.ts';
import { fillIn, type TextValues } from '@canada28/shared/contract/fill-in.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import type { GuestContext } from '../../world/context.ts';
import { DICTIONARY_ENTRIES } from './dictionary-entries.ts';
import { DICTIONARY_TEXTS, textValues } from './dictionary-texts.ts';

const ALL_CODES = Object.values(DICT_CODES);
const QUESTIONS: readonly DictCode[] = [
  DICT_CODES.cryptoQuestions,
  DICT_CODES.depositQuestions,
  DICT_CODES.withdrawalQuestions,
  DICT_CODES.passwordQuestions,
];
const CONTACTS: readonly DictCode[] = [DICT_CODES.customerContact, DICT_CODES.customerBanner];

export function registerDictionaryCalls(api: PlayerApi): void {
  registerCall(api, getDictDataCall, (context, input) =>
    dictionaryToWire(dictionaryOf(context, dictCodesOf(input) ?? ALL_CODES)),
  );
  registerCall(api, getQuestionsCall, (context, input) =>
    dictionaryToWire(dictionaryOf(context, dictCodesOf(input) ?? QUESTIONS)),
  );
  registerCall(api, getCustomerContactCall, (context, input) =>
    dictionaryToWire(dictionaryOf(context, dictCodesOf(input) ?? CONTACTS)),
  );
}

/** The entries of each code in the reader's language; an unknown code has none. */
function dictionaryOf(context: GuestContext, codes: readonly string[]): Dictionary {
  const texts = DICTIONARY_TEXTS[context.language];
  let values: TextValues | undefined;
  // Reckoning the values costs more than all the rest, and most texts have none of them.
  const filledIn = (text: string) => {
    if (!text.includes('{')) return text;
    values ??= textValues(context);
    return fillIn(text, values);
  };
  const nowMs = context.clock.nowMs();
  return new Map(
    codes.map((code) => {
      const known = ALL_CODES.find((candidate) => candidate === code);
      const entries =
        known === undefined ? [] : DICTIONARY_ENTRIES[known](texts, context.world.config, nowMs);
      return [code, entries.map(({ label, value }) => ({ label, value: filledIn(value) }))];
    }),
  );
}
