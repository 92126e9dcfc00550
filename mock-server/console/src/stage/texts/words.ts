import { languageOfTag } from '@canada28/shared/contract/language-of-tag.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';

/** The first of the languages that a browser wants that the stage has; else English. */
export function languageOf(wanted: readonly string[]): LanguageCode {
  return wanted.map(languageOfTag).find((code) => code !== undefined) ?? 'en';
}
