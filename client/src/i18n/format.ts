import { type Formatter, getFormatter } from '@canada28/ui/format.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { useEffect } from 'react';
import { useLanguage } from './i18n.ts';

/** The formatter of the language of the interface. */
export function useFormatter(): Formatter {
  return getFormatter(LANGUAGES[useLanguage()].tag);
}

/**
 * Makes a first format while the screen waits for its data: the browser reads its tables of languages and zones then,
 * which takes a slow phone 40 ms.
 */
export function useEarlyFormat(): void {
  const format = useFormatter();
  useEffect(() => {
    const timer = setTimeout(() => format.time(0));
    return () => clearTimeout(timer);
  }, [format]);
}
