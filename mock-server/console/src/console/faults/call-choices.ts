import { CALLS_BY_FEATURE } from '@canada28/shared/contract/all-calls.ts';
import { callsMatching, pathOf } from '@canada28/shared/control/call-paths.ts';
import type { FindGroup } from '../../ui/find-list.tsx';
import { counted } from '../../ui/format.ts';
import type { Pickable } from './picker.tsx';

type Group = FindGroup<Pickable>;

const MANY: readonly Pickable[] = [
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

/** A call, or many by a glob, with what people call it. */
export const CALL_CHOICES: readonly Group[] = [
  { value: 'Many at once', items: MANY },
  ...Object.entries(CALLS_BY_FEATURE).map(([feature, calls]) => {
    const name = feature.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);
    return { value: name, items: calls.map((call) => ({ path: pathOf(call), words: '' })) };
  }),
];

/** Files and pages of the client. */
export const FILE_CHOICES: readonly Group[] = [
  {
    value: 'Files and pages',
    items: [
      { path: '/assets/*.js', words: 'the program, a part a screen' },
      { path: '/assets/*.css', words: 'how it looks' },
      { path: '/**', words: 'everything that the app is loaded from' },
      { path: '/', words: 'the first page' },
      { path: '/order/*', words: 'pages of the room, loaded by their address' },
    ],
  },
];

const MOST_NAMED = 4;

export function hitWords(path: string): string {
  const many = MANY.find((choice) => choice.path === path);
  const calls = [...callsMatching(path)].map(pathOf);
  if (calls.length <= 1) return '';
  const named = calls.slice(0, MOST_NAMED).join(', ');
  const more = calls.length > MOST_NAMED ? ` and ${calls.length - MOST_NAMED} more` : '';
  return `${counted(calls.length, 'call')}${many === undefined ? '' : ` (${many.words})`}: ${named}${more}`;
}
