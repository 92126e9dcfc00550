import { CALLS_BY_FEATURE } from '@canada28/shared/contract/all-calls.ts';
import { callsMatching, pathOf } from '@canada28/shared/control/call-paths.ts';
import type { FindGroup } from '../../ui/find-list.tsx';
import { counted } from '../../ui/format.ts';

/** A call, or many by a glob, with what people call it. */
export type CallChoice = { readonly path: string; readonly words: string };

type Group = FindGroup<CallChoice>;

export const MANY_HEADING = 'Many at once';

const MANY: readonly CallChoice[] = [
  { path: 'game/*', words: 'all of betting: bets, chases, draws, odds' },
  { path: 'game/game*', words: 'placing bets and starting chases' },
  { path: 'user/*', words: 'all of the account: log in, profile, passwords, limits' },
  { path: 'wallet/*', words: 'all of the wallet: balance, addresses' },
  { path: 'deposit/*', words: 'all of deposits' },
  { path: 'withdraw/*', words: 'all of withdrawals' },
  { path: 'notifyMessage/*', words: 'all of messages' },
  { path: 'chat/*', words: 'all of the chat' },
  { path: 'common/*', words: 'texts, questions, notices, support' },
  { path: '**', words: 'all calls' },
];

const CALL_CHOICES: readonly Group[] = [
  { value: MANY_HEADING, items: MANY },
  ...Object.entries(CALLS_BY_FEATURE).map(([feature, calls]) => {
    const name = feature.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);
    return { value: name, items: calls.map((call) => ({ path: pathOf(call), words: name })) };
  }),
];

/** The choices that say what is typed; while that is a choice already, all the others are offered beside it. */
export function foundChoices(typed: string): readonly Group[] {
  const isChosen = CALL_CHOICES.some(({ items }) => items.some(({ path }) => path === typed));
  if (isChosen) return CALL_CHOICES;
  const typedWords = typed.toLowerCase().split(/\s+/);
  const isFound = ({ path, words }: CallChoice) =>
    typedWords.every((word) => `${path} ${words}`.toLowerCase().includes(word));
  return CALL_CHOICES.map(({ value, items }) => ({ value, items: items.filter(isFound) })).filter(
    ({ items }) => items.length > 0,
  );
}

const MOST_NAMED = 4;

export function hitWords(path: string): string {
  const many = MANY.find((choice) => choice.path === path);
  const calls = [...callsMatching(path)].map(pathOf);
  if (calls.length <= 1) return '';
  const named = calls.slice(0, MOST_NAMED).join(', ');
  const more = calls.length > MOST_NAMED ? ` and ${calls.length - MOST_NAMED} more` : '';
  return `${counted(calls.length, 'call')}${many === undefined ? '' : ` (${many.words})`}: ${named}${more}`;
}
