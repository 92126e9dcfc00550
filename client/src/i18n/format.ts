import { type Formatter, getFormatter } from '@canada28/ui/format.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { useLanguage } from './i18n.ts';

/** The formatter of the language of the interface. */
export function useFormatter(): Formatter {
  return getFormatter(LANGUAGES[useLanguage()].tag);
}
