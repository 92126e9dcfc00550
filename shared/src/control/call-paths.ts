import { ALL_CALLS } from '../contract/all-calls.ts';
import type { Call } from '../contract/call.ts';

/** The path of a call below the player base, wherever the game base lies: `wallet/getMyWallet`, `game/gameBet.do` (control §5). */
export function pathOf({ base, path }: Pick<Call, 'base' | 'path'>): string {
  return base === 'game' ? `game/${path}` : path;
}

/** The path of every player call (control §5). */
export const CALL_PATHS: readonly string[] = ALL_CALLS.map(pathOf);

const READS = /(?:^|\/)(?:get|find)|\/(?:list|page)$/;

/** Whether a player call only reads: those are named so (player-api §2, §3). */
export function isReadPath(path: string): boolean {
  return READS.test(path);
}

/** What the signs of a glob stand for. */
const SIGNS: Readonly<Record<string, string>> = { '**': '.*', '*': '[^/]*', '?': '[^/]' };

/** Tells which paths a glob matches: `*` is anything within a part of the path, `**` anything, `?` one letter (control §5). */
export function matcherOf(glob: string): RegExp {
  const pattern = glob.replaceAll(/\*\*|[*?]|[^\w/]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
  return new RegExp(`^${pattern}$`);
}

/** The calls whose paths a glob matches (control §5). */
export function callsMatching(glob: string): ReadonlySet<Call> {
  const matcher = matcherOf(glob);
  return new Set(ALL_CALLS.filter((call) => matcher.test(pathOf(call))));
}
