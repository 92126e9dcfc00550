import type { Action } from '../../page/actions.store.ts';
import type { FindGroup } from '../../ui/find-list.tsx';

const MOST_SHOWN = 60;

/**
 * The actions in whose words every typed word stands, under their headings. What is called so comes before what only
 * says so, and a heading goes as far up as its best action.
 */
export function rankActions(actions: readonly Action[], typed: string): readonly FindGroup<Action>[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found = actions.flatMap((action) => {
    const rank = rankOf(action, words);
    return rank === undefined ? [] : [{ action, rank }];
  });
  const sorted = found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_SHOWN)
    .map(({ action }) => action);
  const names = [...new Set(sorted.map(({ group }) => group))];
  return names.map((value) => ({ value, items: sorted.filter(({ group }) => group === value) }));
}

/** Letters as they are typed: "X10" is ×10. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('×', 'x');
}

/**
 * -1: the title says just that, whole words · 0: a word of the title begins so · 1: it stands within the title · 2: only
 * beside it; undefined: nowhere. So "withdrawal 2" is the second one, and none of 250 USDT.
 */
function rankOf({ title, hint = '', group }: Action, words: readonly string[]): number | undefined {
  const name = plain(title);
  const all = `${name} ${plain(`${hint} ${group}`)}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  if (` ${name} `.replace(/[:…]/g, '').includes(` ${words.join(' ')} `)) return -1;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 0;
  return words.every((word) => name.includes(word)) ? 1 : 2;
}
