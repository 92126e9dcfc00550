import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';

/** The path of a call below the player base, wherever the game base lies: `wallet/getMyWallet`, `game/gameBet.do`. */
export function pathOf({ base, path }: Call): string {
  return base === 'game' ? `game/${path}` : path;
}

/** The path of every player call. */
export const CALL_PATHS: readonly string[] = ALL_CALLS.map(pathOf);

/** What the signs of a glob stand for. */
const SIGNS: Readonly<Record<string, string>> = { '**': '.*', '*': '[^/]*', '?': '[^/]' };

/** Tells which paths a glob matches: `*` is anything within a part of the path, `**` anything, `?` one letter. */
export function matcherOf(glob: string): RegExp {
  const pattern = glob.replaceAll(/\*\*|[*?]|[^\w/]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
  return new RegExp(`^${pattern}$`);
}

/** The calls whose paths a glob matches. */
export function callsMatching(glob: string): ReadonlySet<Call> {
  const matcher = matcherOf(glob);
  return new Set(ALL_CALLS.filter((call) => matcher.test(pathOf(call))));
}
