import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { pathOf } from '@canada28/shared/control/call-paths.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { CallRecord, Journal, JournalRecord } from '../journal/journal.ts';
import { headOf, replyTextOf } from '../journal/journal-entry.ts';
import { listMarks, markEntry } from '../journal/journal-marks.ts';
import { secretMark } from '../journal/mask-secrets.ts';
import { ENTRY_BYTES } from '../journal/record-call.ts';
import { bytesOfInput } from '../journal/retained-input.ts';
import type { JournalJson, SavedEntry } from './bug-file.ts';

/** What stands in a journal of this process for the passwords that all demo accounts share. */
const marksOfDemo = () => [secretMark(DEMO_LOGIN_PASSWORD), secretMark(DEMO_PAY_PASSWORD)];

/** A journal as a file keeps it, but for its entries. */
export function journalHead(
  journal: Journal,
  { generation }: Pick<HostedWorld, 'generation'>,
): Omit<JournalJson, 'entries'> {
  const created = journal.creationOf(generation);
  return {
    forgotten: journal.forgotten,
    ...(created !== undefined && { created: { atMs: created.atMs, wallMs: created.wallMs } }),
    marksOfDemo: marksOfDemo(),
    marks: [...listMarks(journal)],
  };
}

/** An entry as a file keeps it; `counts`: it is of the world as it stands. */
export function savedEntry(record: JournalRecord, journal: Journal, counts: boolean): SavedEntry {
  const reply = replyTextOf(record);
  return {
    entry: headOf(record, journal),
    ...(reply !== undefined && { reply }),
    ...(!counts && { undone: true as const }),
  };
}

/** The text of a saved journal with the marks of this process for what is no secret: a copied test knows it again. */
export function withOwnMarks(text: string, marks: readonly string[]): string {
  const own = marksOfDemo();
  return marks.reduce((changed, mark, index) => changed.replaceAll(mark, own[index] ?? mark), text);
}

/** Whether the entries of a saved journal count up by one from what was forgotten. */
export function countsUp({ forgotten, entries }: JournalJson): boolean {
  return entries.every(({ entry }, index) => entry.id === forgotten + index + 1);
}

/** Of no generation that a world of this process can have. */
const NO_GENERATION = 0;

/** Lets the journal of a world that was made of a file go on from the one in it. */
export function goOnFrom(
  journal: Journal,
  saved: JournalJson,
  { generation }: Pick<HostedWorld, 'generation'>,
): void {
  journal.startAfter(saved.forgotten);
  for (const entry of saved.entries)
    journal.add(recordOf(entry, entry.undone === true ? NO_GENERATION : generation));
  if (saved.created !== undefined) journal.created = { ...saved.created, generation };
  for (const mark of saved.marks) if (journal.entry(mark.id) !== undefined) markEntry(journal, mark);
}

function recordOf({ entry, reply }: SavedEntry, generation: number): JournalRecord {
  const { id, atMs, wallMs, why } = entry;
  const text = JSON.stringify(entry);
  const input = 'input' in entry ? entry.input : undefined;
  const inputBytes = input === undefined ? 0 : JSON.stringify(input).length;
  const bytes = ENTRY_BYTES + text.length + bytesOfInput(input, inputBytes) + (reply?.length ?? 0);
  // What was read before is not written over: its reason stands in it.
  const common = { id, bytes, atMs, wallMs, why, generation, isRead: true };
  if (entry.kind === 'happening') {
    const { kind, what, detail } = entry;
    return { ...common, kind, what, detail };
  }
  const { method, url, durationMs } = entry;
  const sent = { ...common, method, url, input, reply, durationMs };
  if (entry.kind === 'control') return { ...sent, kind: 'control', by: entry.by, status: entry.status };
  return { ...sent, ...callOf(entry) };
}

type CallEntry = Extract<JournalEntry, { kind: 'call' }>;

const CALLS = new Map(ALL_CALLS.map((call) => [pathOf(call), call]));

type OfCallAlone = Pick<
  CallRecord,
  | 'kind'
  | 'call'
  | 'caller'
  | 'headers'
  | 'status'
  | 'replyHeaders'
  | 'refusal'
  | 'isRepeat'
  | 'faults'
  | 'closed'
>;

function callOf({
  kind,
  path,
  player,
  headers,
  status,
  replyHeaders,
  faults,
  closed,
  isCarriedOut,
}: CallEntry): OfCallAlone {
  return {
    kind,
    call: path === undefined ? undefined : CALLS.get(path),
    caller: player,
    headers,
    status,
    replyHeaders: replyHeaders && { common: {}, own: replyHeadersOf(replyHeaders) },
    // What it decided stands in the reason; what was refused did as little as a repeat.
    refusal: undefined,
    isRepeat: isCarriedOut !== true,
    faults,
    closed,
  };
}

/** The journal tells a cookie a line. */
function replyHeadersOf({ 'set-cookie': cookies, ...headers }: Readonly<Record<string, string>>) {
  return { ...headers, ...(cookies !== undefined && { 'set-cookie': cookies.split('\n') }) };
}
