import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';

type EntryJson = { readonly sent: string | undefined; readonly came: string | undefined };

export function jsonOf(entry: JournalEntry): EntryJson {
  if (entry.kind === 'happening') return { sent: undefined, came: undefined };
  return { sent: textOf(entry.input), came: textOf(entry.reply) };
}

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** What there is to say of the reply of a call that its caller did not get; undefined where they got one. */
export function lossWords(entry: JournalEntry): string | undefined {
  if (entry.kind !== 'call' || entry.status !== undefined) return undefined;
  const { closed, reply } = entry;
  if (closed === 'before')
    return 'There is no reply: the fault “closed before” closed the connection before the call. Nothing was carried out.';
  if (closed === 'after')
    return 'The phone did not get this reply: the fault “reply lost” closed the connection. The call was carried out.';
  if (reply === undefined) return 'There is no reply: the caller closed the connection before there was one.';
  return 'The phone did not get this reply: it had closed the connection. The call was carried out.';
}
