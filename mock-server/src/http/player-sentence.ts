import { msFromDateTimeText } from '@canada28/shared/contract/date-time.ts';
import { fillIn, type TextValues } from '@canada28/shared/contract/fill-in.ts';
import { LANGUAGE_TAGS, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { DATE_TIME_FORM } from '@canada28/shared/date-time-form.ts';

/** A text with its `{words}` filled in; `until`, kept as the wire writes times, is written as the language does. */
export function playerSentence(language: LanguageCode, text: string, values: TextValues): string {
  const { until } = values;
  if (until === undefined) return fillIn(text, values);
  return fillIn(text, { ...values, until: formOf(language).format(msFromDateTimeText(String(until))) });
}

/** To make one takes a hundred times as long as to use it. */
const forms = new Map<LanguageCode, Intl.DateTimeFormat>();

function formOf(language: LanguageCode): Intl.DateTimeFormat {
  const form = forms.get(language) ?? new Intl.DateTimeFormat(LANGUAGE_TAGS[language], DATE_TIME_FORM);
  forms.set(language, form);
  return form;
}
