import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { cht } from './texts/cht.ts';
import { en } from './texts/en.ts';
import { jp } from './texts/jp.ts';
import { kor } from './texts/kor.ts';
import { type MessageTexts, zh } from './texts/zh.ts';

/** Every message the product sends, and who from, in each language. */
export const MESSAGE_TEXTS: Readonly<Record<LanguageCode, MessageTexts>> = { zh, en, jp, kor, cht };

export type MessageTemplate = keyof typeof zh.messages;
