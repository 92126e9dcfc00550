import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { cht } from './texts/cht.ts';
import { en } from './texts/en.ts';
import { jp } from './texts/jp.ts';
import { kor } from './texts/kor.ts';
import { type ChatTexts, zh } from './texts/zh.ts';

/** What the room itself says, by the name under which it is stored. A name that was once used stays. */
export const CHAT_TEXTS: Readonly<Record<LanguageCode, ChatTexts>> = { zh, en, jp, kor, cht };

/** Name of one of the room's own texts, as it is stored. */
export type ChatTemplate = keyof ChatTexts['lines'];
