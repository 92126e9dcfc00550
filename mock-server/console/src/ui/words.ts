import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import {
  FINANCE_STATUS,
  FINANCE_TYPE,
  type FinanceStatus,
  type FinanceType,
} from '@canada28/shared/contract/finance.contract.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { playWords } from '@canada28/shared/control/play-words.ts';
import { MAX_SUM } from '@canada28/shared/game/bet-choices.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import type { TagTone } from '@canada28/ui/tag.tsx';

/** What the numbers of the wire mean, in a word or two, and how good that is. */
export type Said = { readonly word: string; readonly tone: TagTone };
type Words = Readonly<Record<number, Said>>;

const PLAYER_WORDS: Words = {
  [PLAYER_STATUS.normal]: { word: 'normal', tone: 'green' },
  [PLAYER_STATUS.tradingForbidden]: { word: 'may not trade', tone: 'amber' },
  [PLAYER_STATUS.loginForbidden]: { word: 'may not log in', tone: 'red' },
  [PLAYER_STATUS.deleted]: { word: 'deleted', tone: 'neutral' },
};

const BET_WORDS: Words = {
  [BET_STATUS.waiting]: { word: 'waits', tone: 'blue' },
  [BET_STATUS.won]: { word: 'won', tone: 'green' },
  [BET_STATUS.lost]: { word: 'did not win', tone: 'neutral' },
  [BET_STATUS.cancelled]: { word: 'given back', tone: 'amber' },
};

const CHASE_WORDS: Words = {
  [CHASE_STATUS.running]: { word: 'runs', tone: 'green' },
  [CHASE_STATUS.waiting]: { word: 'waits for its first issue', tone: 'blue' },
  [CHASE_STATUS.finished]: { word: 'finished', tone: 'neutral' },
  [CHASE_STATUS.stopped]: { word: 'stopped', tone: 'amber' },
};

const ORDER_WORDS: Words = {
  [FINANCE_STATUS.pending]: { word: 'waits for review', tone: 'amber' },
  [FINANCE_STATUS.approved]: { word: 'approved, not paid yet', tone: 'blue' },
  [FINANCE_STATUS.success]: { word: 'success', tone: 'green' },
  [FINANCE_STATUS.rejected]: { word: 'refused', tone: 'red' },
  [FINANCE_STATUS.failed]: { word: 'failed', tone: 'red' },
  [FINANCE_STATUS.cancelled]: { word: 'cancelled', tone: 'neutral' },
};

const wordsIn = (words: Words) => (state: number) =>
  words[state] ?? { word: `state ${state}`, tone: 'neutral' };

export const playerWords = wordsIn(PLAYER_WORDS);
export const betWords = wordsIn(BET_WORDS);
export const chaseWords = wordsIn(CHASE_WORDS);

/** A withdrawal that arrived was paid; a deposit that did is a success. */
export function orderWords(type: FinanceType, status: FinanceStatus): Said {
  if (type === FINANCE_TYPE.withdrawal && status === FINANCE_STATUS.success)
    return { word: 'paid', tone: 'green' };
  return ORDER_WORDS[status] ?? { word: `state ${status}`, tone: 'neutral' };
}

export function orderKind(type: FinanceType): 'deposit' | 'withdrawal' {
  return type === FINANCE_TYPE.deposit ? 'deposit' : 'withdrawal';
}

/** What a play code bets on: "Sum 13", "Big-Odd" (game §3). */
export function choiceWord(playCode: number): string {
  return playCode <= MAX_SUM ? `Sum ${playCode}` : playWords(playCode);
}

/** What a draw came to, in the one form of console and stage: "7+2+9 = 18". */
export function resultWords(digits: readonly number[]): string {
  return `${digits.join('+')} = ${digits.reduce((sum, digit) => sum + digit, 0)}`;
}

export const LANGUAGE_CHOICES = LANGUAGE_CODES.map((value) => ({
  value,
  label: LANGUAGES[value].nativeName,
}));
