import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';

const MONEY_PATHS = ALL_CALLS.filter(({ movesMoney }) => movesMoney === true).map(({ path }) => plain(path));

/**
 * Whether a path may lead to a call that moves money. It is read as another server may read it, which may care less for
 * the letters than this one: large and small ones, encoded ones, more slashes, parameters behind a semicolon.
 */
export function mayMoveMoney(path: string, call: Call | undefined): boolean {
  if (call !== undefined) return call.movesMoney === true;
  const read = `/${plain(path)}`;
  return MONEY_PATHS.some((one) => read.endsWith(`/${one}`));
}

function plain(path: string): string {
  return decoded(path)
    .replaceAll(/;[^/]*/g, '')
    .replaceAll(/[\\/]+/g, '/')
    .replaceAll(/^\/|\/$/g, '')
    .toLowerCase();
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
