import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { useDeferredValue, useState } from 'react';
import { clockOf } from '../../ui/clock.ts';
import { duration } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import { Segments } from '../../ui/segments.tsx';
import type { CallEntry } from '../words/call-words.ts';
import { differenceWords } from '../words/entry-line.ts';
import { realClock } from '../words/found-words.ts';
import styles from './entry-detail.module.css';
import { jsonOf, lossWords } from './entry-json.ts';
import { EntryTools } from './entry-tools.tsx';

type DetailProps = { readonly entry: JournalEntry; readonly timeZone: string | undefined };

/** What an entry opens to: why it is so is painted first, and what else is known of it comes in a task of its own. */
export function EntryDetail({ entry, timeZone }: DetailProps) {
  const isFull = useDeferredValue(true, false);
  return (
    <div className={styles.detail}>
      <p className={styles.why}>
        <span className={styles.label}>Why</span> {entry.why}
      </p>
      {isFull && <Rest entry={entry} timeZone={timeZone} />}
    </div>
  );
}

function Rest({ entry, timeZone }: DetailProps) {
  const { sent, came } = jsonOf(entry);
  return (
    <>
      <EntryTools entry={entry} />
      <Facts entry={entry} timeZone={timeZone} />
      {entry.kind !== 'happening' && (
        <div className={styles.panes}>
          <ExchangePane
            title="Request"
            body={sent ?? 'Not known: it was refused before its body had come, or the body was no JSON.'}
            headers={entry.kind === 'call' ? entry.headers : undefined}
          />
          <ExchangePane
            title="Reply"
            body={came ?? ''}
            headers={entry.kind === 'call' ? entry.replyHeaders : undefined}
            notice={lossWords(entry)}
          />
        </div>
      )}
    </>
  );
}

function Facts({ entry, timeZone }: DetailProps) {
  const clock = clockOf(timeZone);
  const facts = [
    `${clock.day(entry.atMs)} ${clock.exact(entry.atMs)} in the world`,
    `${realClock().exact(entry.wallMs)} on your clock`,
    ...(entry.kind === 'happening' ? [] : [`${entry.method} ${entry.url}`]),
    ...(entry.kind === 'control' ? [`by ${entry.by}`] : []),
    ...(entry.kind === 'call' ? callFacts(entry) : []),
  ];
  const differences = entry.kind === 'call' ? entry.differences : [];
  return (
    <p className={styles.facts}>
      {facts.join(' · ')}
      {differences.length > 0 && (
        <span className={styles.differences}>
          {' · differs from the contract: '}
          {differences.map(differenceWords).join('; ')}
        </span>
      )}
    </p>
  );
}

function callFacts({ status, durationMs, headers: { lang }, player }: CallEntry): readonly string[] {
  return [
    ...(status === undefined ? [] : [`HTTP ${status}`]),
    duration(durationMs),
    ...(lang === undefined ? [] : [`lang ${lang}`]),
    ...(player?.id === undefined ? [] : [`account ${player.id}`]),
  ];
}

const PARTS = [
  { value: 'body', label: 'Body' },
  { value: 'headers', label: 'Headers' },
] as const;

type ExchangePaneProps = {
  readonly title: 'Request' | 'Reply';
  readonly body: string;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly notice?: string | undefined;
};

function ExchangePane({ title, body, headers, notice }: ExchangePaneProps) {
  const [part, setPart] = useState<(typeof PARTS)[number]['value']>('body');
  const text = part === 'headers' && headers !== undefined ? headerLines(headers) : body;
  return (
    <section className={styles.pane} aria-label={title}>
      <div className={styles.paneHead}>
        <p className={layout.small}>{title}</p>
        {headers !== undefined && (
          <Segments
            label={`What is shown of the ${title.toLowerCase()}`}
            value={part}
            choices={PARTS}
            onChoose={setPart}
          />
        )}
      </div>
      {notice !== undefined && <p className={styles.notice}>{notice}</p>}
      {text !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        <pre className={styles.json} tabIndex={0}>
          {text}
        </pre>
      )}
    </section>
  );
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
