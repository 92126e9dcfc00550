import { matcherOf, pathOf } from '@canada28/shared/control/call-paths.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { JournalFilter } from '@canada28/shared/control/journal.control.ts';
import { nextTurn } from '../../world/in-turns.ts';
import type { Journal, JournalRecord } from './journal.ts';
import { codeOf, differencesOf, hasFailed, headOf, replyTextOf } from './journal-entry.ts';
import { inputOf } from './retained-input.ts';

/** After so many bytes that were looked through, some milliseconds, other requests have their turn. */
const BYTES_A_TURN = 250_000;

/** What looking at an entry counts whose reply is not read. */
const LOOK_BYTES = 50;

type Search = JournalFilter & { readonly sinceId?: number | undefined };

/** Entries of a page, the newest first, and how many there are. */
type JournalPage = { readonly list: readonly JournalRecord[]; readonly total: number };

/** A page of the entries that are asked for: where that is all of them, no other one is looked at. */
export async function findJournalPage(
  journal: Journal,
  { sinceId = 0, ...filter }: Search,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<JournalPage> {
  if (Object.values(filter).some((wanted) => wanted !== undefined)) {
    const found = await searchJournal(journal, { sinceId, ...filter });
    return { list: found.slice(offset, offset + limit), total: found.length };
  }
  const afterId = Math.max(sinceId, journal.forgotten);
  const untilId = journal.lastId - offset;
  const fromId = Math.max(afterId, untilId - limit);
  const list = journal.since(fromId, Math.max(0, untilId - fromId)).reverse();
  return { list, total: Math.max(0, journal.lastId - afterId) };
}

/** Which of the entries are asked for, the newest first. */
export async function searchJournal(
  journal: Journal,
  { sinceId = 0, ...filter }: Search,
): Promise<JournalRecord[]> {
  const isWanted = filterOf(filter, journal);
  const found: JournalRecord[] = [];
  let bytes = 0;
  for (const record of journal.since(sinceId).reverse()) {
    if (isWanted(record)) found.push(record);
    bytes += looksInside(filter) ? record.bytes : LOOK_BYTES;
    if (bytes < BYTES_A_TURN) continue;
    bytes = 0;
    await nextTurn();
  }
  return found;
}

/** Whether a filter reads what was answered, and not only what stands beside it. */
function looksInside({ code, text, order, onlyDifferences, onlyFailed }: JournalFilter): boolean {
  const isSaid = code !== undefined || text !== undefined || order !== undefined;
  return isSaid || onlyDifferences === true || onlyFailed === true;
}

/** Tells whether an entry is one that is asked for: what costs most is looked at last. */
export function filterOf(filter: JournalFilter, journal: Journal): (record: JournalRecord) => boolean {
  const { kind, player, path, code, text, order, id } = filter;
  const matcher = path === undefined ? undefined : matcherOf(path);
  const letters = text?.toLowerCase();
  const number = order === undefined ? undefined : new RegExp(`(?<![\\w.-])${order}(?![\\w.-])`);
  return (record) =>
    (id === undefined || record.id === id) &&
    (kind === undefined || record.kind === kind) &&
    (player === undefined || isBy(record, player)) &&
    (matcher === undefined || matcher.test(pathIn(record))) &&
    (filter.onlyFaults !== true || (record.kind === 'call' && record.faults.length > 0)) &&
    (code === undefined || codeOf(record) === code) &&
    (filter.onlyFailed !== true || hasFailed(record)) &&
    (filter.onlyDifferences !== true || differencesOf(record).length > 0) &&
    (number === undefined || number.test(saidBy(record))) &&
    (letters === undefined || hasLetters(record, letters, journal));
}

function isBy(record: JournalRecord, player: string): boolean {
  if (record.kind !== 'call' || record.caller === undefined) return false;
  return record.caller.userName === player || String(record.caller.id) === player;
}

/** Of a call as faults name it, of a control call below its base, of a path that there is not as it was asked for. */
function pathIn(record: JournalRecord): string {
  if (record.kind === 'happening') return '';
  const path = record.url.split('?')[0] ?? '';
  if (record.kind === 'control') return path.slice(CONTROL_BASE.length + 1);
  return record.call === undefined ? path : pathOf(record.call);
}

/** What was sent, answered or happened, without what stands around it. */
function saidBy(record: JournalRecord): string {
  if (record.kind === 'happening') return record.detail;
  return `${record.url} ${JSON.stringify(inputOf(record) ?? '')} ${replyTextOf(record) ?? ''}`;
}

/** Headers of replies are left out: nearly every reply has the same, and the name of its world among them. */
function hasLetters(record: JournalRecord, letters: string, journal: Journal): boolean {
  const isIn = (text: string) => text.toLowerCase().includes(letters);
  const head = { ...headOf(record, journal), replyHeaders: undefined };
  return isIn(JSON.stringify(head)) || isIn(replyTextOf(record) ?? '');
}
