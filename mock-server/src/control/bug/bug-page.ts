import type { BugFacts } from '@canada28/shared/control/bug.control.ts';
import { isReadPath } from '@canada28/shared/control/call-paths.ts';
import type { Fault } from '@canada28/shared/control/faults.control.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { asText } from '../../http/small-page.ts';
import type { SavedEntry } from './bug-file.ts';

type Told = {
  readonly facts: BugFacts;
  readonly entries: readonly SavedEntry[];
  readonly faults: readonly Fault[];
  /** Of the world: its moments are told by these clocks. */
  readonly timeZone: string;
  /** So many bytes of entries are shown. */
  readonly mostBytes?: number;
};

/** Half of what the page may have, and more than is read: the file itself holds all. */
const MOST_LIST_BYTES = 32 * 1024 * 1024;

/** Of what was sent or answered, so much is shown (characters); the file itself holds all. */
const MOST_SHOWN = 2000;

const STYLE = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1.5rem 1rem}
h1{font-size:1.5rem;margin:0;text-wrap:balance}h2{font-size:1.1rem;margin:2rem 0 .5rem}.note{white-space:pre-wrap;font-size:1.05rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:1rem 0}dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}
ol{list-style:none;padding:0;margin:0}li{border-top:1px solid #8885;padding:.4rem .5rem}li.wanted{outline:2px solid #c80;outline-offset:-2px}
.head{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:baseline;font-variant-numeric:tabular-nums}.what{font-weight:600;overflow-wrap:anywhere}
.dim{opacity:.7}.bad{color:#c22}.why{margin:0}pre{overflow:auto;max-height:20rem;background:#8881;padding:.5rem;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem}
@media(prefers-color-scheme:dark){.bad{color:#f88}}`;

/** The page for people in the file of a bug: it opens in a browser without the mock, and loads nothing (control §15). */
export function bugPage({ facts, entries, faults, timeZone, mostBytes = MOST_LIST_BYTES }: Told): string {
  const { title, note = '' } = facts;
  const timeOf = clockOf(timeZone);
  const items = newestItems(entries, { timeOf, wanted: facts.entry, mostBytes });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${asText(title)}</title><style>${STYLE}</style></head><body>
<main><h1>${asText(title)}</h1>
${note.trim() === '' ? '' : `<p class="note">${asText(note)}</p>`}
<dl>${factsOf(facts, timeOf, timeZone)}</dl>
<p>Open the file itself to look into the world: drop it into the console of any mock, or start one with <code>npm start -- FILE</code>.</p>
${faultsPart(faults)}
<h2>What happened</h2>
${entries.length === 0 ? '<p>The journal of this world is empty.</p>' : `<p class="dim">The oldest first; times of the world (${asText(timeZone)}).${leftOutOf(entries.length - items.length)}</p><ol>${items.join('\n')}</ol>`}
</main></body></html>`;
}

type TimeOf = (atMs: number) => string;

function clockOf(timeZone: string): TimeOf {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (atMs) => format.format(atMs);
}

function factsOf(facts: BugFacts, timeOf: TimeOf, timeZone: string): string {
  const { world, atMs, savedAtMs, rate, player, page, language, entry, version } = facts;
  const rows: readonly (readonly [string, string] | undefined)[] = [
    ['World', world],
    ['Its moment', `${timeOf(atMs)} (${timeZone})`],
    ['Its clock', rate === 0 ? 'stood still' : `ran ${rate} times as fast as the wall's`],
    ['Saved', `${new Date(savedAtMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    player === undefined ? undefined : ['Player', player],
    page === undefined ? undefined : ['Page', page],
    language === undefined ? undefined : ['Language', language],
    ['Version', version],
  ];
  const told = rows
    .filter((row) => row !== undefined)
    .map(([name, value]) => `<dt>${name}</dt><dd>${asText(value)}</dd>`);
  if (entry !== undefined) told.push(`<dt>About</dt><dd><a href="#entry-${entry}">entry ${entry}</a></dd>`);
  return told.join('');
}

function faultsPart(faults: readonly Fault[]): string {
  if (faults.length === 0) return '';
  const items = faults.map(
    ({ id, sentence, hits }) => `<li>${id} · ${asText(sentence)} <span class="dim">hits: ${hits}</span></li>`,
  );
  return `<h2>Faults</h2><ol>${items.join('')}</ol>`;
}

type Shown = { readonly timeOf: TimeOf; readonly wanted: number | undefined };

/** The newest entries for which there is room, and the one that the bug is about; the oldest first. */
function newestItems(
  entries: readonly SavedEntry[],
  { mostBytes, ...shown }: Shown & { readonly mostBytes: number },
): readonly string[] {
  const items: string[] = [];
  let room = mostBytes;
  for (const saved of entries.toReversed()) {
    const isWanted = saved.entry.id === shown.wanted;
    if (room <= 0 && !isWanted) continue;
    const item = entryItem(saved, shown);
    room -= Buffer.byteLength(item);
    if (room > 0 || isWanted) items.push(item);
  }
  return items.reverse();
}

function leftOutOf(count: number): string {
  if (count === 0) return '';
  return ` Left out here: ${count} older ${count === 1 ? 'entry' : 'entries'}, which the console shows once the file is opened.`;
}

function entryItem({ entry, reply, undone }: SavedEntry, { timeOf, wanted }: Shown): string {
  const { id, atMs, why } = entry;
  const { what, who, outcome, isBad, isQuiet } = wordsOf(entry);
  const classes = [id === wanted && 'wanted', isQuiet && 'dim'].filter(Boolean).join(' ');
  const gone = undone === true ? ' <span class="dim">undone</span>' : '';
  return `<li id="entry-${id}"${classes === '' ? '' : ` class="${classes}"`}><div class="head"><span class="dim">${id}</span><time>${timeOf(atMs)}</time><span class="what">${asText(what)}</span><span>${asText(who)}</span><span${isBad ? ' class="bad"' : ''}>${asText(outcome)}</span>${gone}</div>
<p class="why">${asText(why)}</p>${detailsOf(entry, reply)}</li>`;
}

type Words = {
  readonly what: string;
  readonly who: string;
  readonly outcome: string;
  readonly isBad: boolean;
  /** It changed nothing, and went well. */
  readonly isQuiet: boolean;
};

function wordsOf(entry: JournalEntry): Words {
  if (entry.kind === 'happening') {
    const what = `${entry.what.replaceAll('-', ' ')} ${entry.detail}`;
    return { what, who: '', outcome: '', isBad: false, isQuiet: false };
  }
  const { kind, method, url, status, code } = entry;
  const isBad = kind === 'control' ? (status ?? 0) >= 400 : status !== 200 || code !== 200;
  const outcome = status === undefined ? 'no reply' : `${code ?? `HTTP ${status}`}`;
  if (kind === 'control')
    return { what: `${method} ${url}`, who: 'tester', outcome, isBad, isQuiet: method === 'GET' };
  const { path = `${method} ${url}`, player } = entry;
  const isQuiet = !isBad && isReadPath(path);
  return { what: path, who: player?.userName ?? 'guest', outcome, isBad, isQuiet };
}

/** What was sent and answered, folded away. */
function detailsOf(entry: JournalEntry, reply: string | undefined): string {
  if (entry.kind === 'happening') return '';
  const sent = entry.input === undefined ? '' : `Sent: ${JSON.stringify(entry.input)}\n`;
  const answered = reply === undefined ? '' : `Answered: ${reply}`;
  return `<details><summary class="dim">sent and answered</summary><pre>${asText(shortened(sent))}${asText(shortened(answered))}</pre></details>`;
}

function shortened(said: string): string {
  return said.length <= MOST_SHOWN ? said : `${said.slice(0, MOST_SHOWN)}… (${said.length} characters)\n`;
}
