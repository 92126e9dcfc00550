import type { JournalDifference, JournalEntry } from '@canada28/shared/control/journal.control.ts';
import type { TagTone } from '@canada28/ui/tag.tsx';
import { type CallEntry, callWords } from './call-words.ts';
import { controlWords } from './control-words.ts';
import { thenWords } from './fault-words.ts';

type EntryLine = {
  readonly who: string;
  readonly what: string;
  /** Whether `what` is the name of a call. */
  readonly isCall: boolean;
  readonly detail: string;
  readonly tags: readonly { readonly tone: TagTone; readonly text: string }[];
  readonly code: string;
  readonly isGood: boolean;
  readonly ms: string;
};

const MOST_DIFFERENCES = 1;

/** `whoOf`: what a tester is called on this page. */
export function lineOf(entry: JournalEntry, whoOf = (by: string) => by): EntryLine {
  if (entry.kind === 'happening') {
    const { what, detail } = entry;
    // The column of the cockpit has no room for "background player looked".
    const plain = what.replace('background-', '').replaceAll('-', ' ');
    const words = { who: 'world', what: plain, detail: happeningWords(what, detail) };
    return { ...words, isCall: false, tags: [], code: '', isGood: true, ms: '' };
  }
  const ms = msWords(entry.durationMs);
  const shown = entry.code ?? entry.status;
  const code = shown === undefined ? '—' : String(shown);
  const isGood = entry.code === 200 || (entry.code === undefined && entry.status === 200);
  if (entry.kind === 'control')
    return { ...controlWords(entry), who: whoOf(entry.by), isCall: false, tags: [], code, isGood, ms };
  return {
    who: entry.player?.userName ?? 'guest',
    what: entry.path ?? entry.url.split('?')[0] ?? entry.url,
    isCall: true,
    detail: callWords(entry),
    tags: [...faultTags(entry), ...lossTags(entry), ...differenceTags(entry.differences)],
    code,
    isGood,
    ms,
  };
}

/** The server's words begin with whom or what they are about. */
function happeningWords(what: string, detail: string): string {
  const [about = '', ...rest] = detail.split(' ');
  const words = rest
    .join(' ')
    .replace(/\b1 (bet|prize|item)s\b/g, '1 $1')
    .replace(/=(\d+)$/, ' = $1');
  return [`${kindOf(what)}${about}`, words].filter(Boolean).join(' · ');
}

function kindOf(what: string): string {
  if (what === 'chase-stopped' || what === 'chase-finished') return 'chase ';
  return what.startsWith('issue') || what.startsWith('chase') ? 'issue ' : '';
}

function faultTags({ faults }: CallEntry): EntryLine['tags'] {
  return faults.map(({ then }) => ({ tone: 'amber', text: `fault: ${thenWords(then)}` }));
}

function lossTags({ status, closed }: CallEntry): EntryLine['tags'] {
  if (status !== undefined) return [];
  return [{ tone: 'red', text: closed === undefined ? 'closed without a reply' : CLOSED_WORDS[closed] }];
}

const CLOSED_WORDS = { before: 'not carried out', after: 'carried out, no reply' } as const;

function differenceTags(differences: readonly JournalDifference[]): EntryLine['tags'] {
  const named = differences
    .slice(0, MOST_DIFFERENCES)
    .map((one) => ({ tone: 'red', text: `difference: ${differenceWords(one)}` }) as const);
  const more = differences.length - MOST_DIFFERENCES;
  return more > 0 ? [...named, { tone: 'red', text: `${more} more` }] : named;
}

/** "data.list[].x missing". */
export function differenceWords({ path, expected, found }: JournalDifference): string {
  if (found === 'missing' || found.startsWith('spelled ')) return `${path} ${found}`;
  return expected === 'no such field' ? `${path} unknown` : `${path} is ${found}, not ${expected}`;
}

function msWords(ms: number): string {
  return ms < 10 ? ms.toFixed(1) : Math.round(ms).toLocaleString('en');
}
