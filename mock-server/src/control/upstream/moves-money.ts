import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';

const MONEY_CALLS = ALL_CALLS.filter(({ movesMoney }) => movesMoney === true).map(({ path }) =>
  wordsOf(path),
);

/**
 * Whether a path may lead to a call that moves money: it has all the words of that call's path. It is read as another
 * server may read it, which may care less than this one for large and small letters, encoded ones, and for what stands
 * between the words, before them and behind them.
 */
export function mayMoveMoney(path: string): boolean {
  const words = new Set(wordsOf(path));
  return MONEY_CALLS.some((call) => call.every((word) => words.has(word)));
}

/** Whether a path leads out of a folder that it names: where it arrives may be anywhere on the other server. */
export function climbs(path: string): boolean {
  return /[\\/]\.\./.test(decoded(path));
}

function wordsOf(path: string): readonly string[] {
  return decoded(path).toLowerCase().match(/\w+/g) ?? [];
}

/** Some servers decode twice. */
function decoded(path: string): string {
  let text = path;
  for (let times = 0; times < 3; times += 1)
    text = text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return text;
}
