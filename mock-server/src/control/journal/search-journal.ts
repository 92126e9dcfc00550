import { matcherOf } from '@canada28/shared/control/call-paths.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { JournalEntry, JournalFilter } from '@canada28/shared/control/journal.control.ts';
import type { Journal } from './journal.ts';
import { entryOf } from './journal-entry.ts';

/** Which of the entries somebody asks for, the newest first. */
export function searchJournal(
  journal: Journal,
  { sinceId = 0, ...filter }: JournalFilter & { readonly sinceId?: number },
): JournalEntry[] {
  const isWanted = filterOf(filter);
  return journal.since(sinceId).map(entryOf).filter(isWanted).reverse();
}

/** Tells whether an entry is one that somebody asks for. */
export function filterOf(filter: JournalFilter): (entry: JournalEntry) => boolean {
  const { kind, player, path, code, text } = filter;
  const matcher = path === undefined ? undefined : matcherOf(path);
  const letters = text?.toLowerCase();
  return (entry) =>
    (kind === undefined || entry.kind === kind) &&
    (player === undefined || isBy(entry, player)) &&
    (matcher === undefined || matcher.test(pathIn(entry))) &&
    (code === undefined || ('code' in entry && entry.code === code)) &&
    (filter.onlyDifferences !== true || (entry.kind === 'call' && entry.differences.length > 0)) &&
    (filter.onlyFaults !== true || (entry.kind === 'call' && entry.faults.length > 0)) &&
    (letters === undefined || JSON.stringify(entry).toLowerCase().includes(letters));
}

function isBy(entry: JournalEntry, player: string): boolean {
  if (entry.kind !== 'call' || entry.player === undefined) return false;
  return entry.player.userName === player || String(entry.player.id) === player;
}

/** Of a call as faults name it, of a control call below its base, of a path that there is not as it was asked for. */
function pathIn(entry: JournalEntry): string {
  if (entry.kind === 'happening') return '';
  const path = entry.url.split('?')[0] ?? '';
  if (entry.kind === 'control') return path.slice(CONTROL_BASE.length + 1);
  return entry.path ?? path;
}
