import { isLanguageCode, type LanguageCode } from '@canada28/shared/contract/languages.ts';

/**
 * A text on the screen of a phone: as it stands there, or by its key in the phone's own dictionary; `{{values}}` of it
 * may be anything.
 */
export type Shown = string | { readonly key: string };

/** What the stage wants of a phone in its frame (control §12). */
export type StageWish = {
  /** Of which step in which generation of the world: what is pressed is pressed once for each. */
  readonly turn: string;
  readonly language: LanguageCode;
  /** Keys of the texts on what is pressed in the player's place, in this order, each as soon as it is there. */
  readonly presses: readonly string[];
  readonly shows: readonly Shown[];
};

export type PhoneNews = {
  readonly turn: string;
  /** What of a wish is not on the phone's screen, as it would stand there. */
  readonly missing: readonly string[];
  /** Whether the page of the phone tells for the first time: it was opened, or it was loaded again. */
  readonly isFirst: boolean;
};

type StageAsks = { readonly stageAsks: StageWish };
type PhoneTells = { readonly phoneTells: PhoneNews };

export function isStageAsks(data: unknown): data is StageAsks {
  const wish = fieldOf(data, 'stageAsks');
  return (
    typeof fieldOf(wish, 'turn') === 'string' &&
    isLanguageCode(fieldOf(wish, 'language')) &&
    Array.isArray(fieldOf(wish, 'presses')) &&
    Array.isArray(fieldOf(wish, 'shows'))
  );
}

export function isPhoneTells(data: unknown): data is PhoneTells {
  const news = fieldOf(data, 'phoneTells');
  return (
    typeof fieldOf(news, 'turn') === 'string' &&
    Array.isArray(fieldOf(news, 'missing')) &&
    typeof fieldOf(news, 'isFirst') === 'boolean'
  );
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null
    ? Object.entries(data).find(([key]) => key === name)?.[1]
    : undefined;
}

/**
 * Whether a page on this host may be the stage of a phone: the same host, or the one above it, as `stage.localhost` is
 * of `phone1.stage.localhost`. No other page learns what a phone shows, or presses anything on it.
 */
export function isStageOf(phoneHost: string, origin: string): boolean {
  // A page without an address of its own, such as one in a sandbox, has the origin `null`.
  const [, host] = origin.split('://');
  return host !== undefined && (phoneHost === host || phoneHost.endsWith(`.${host}`));
}
