import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { clockOf, duration } from '../../ui/format.ts';
import styles from './entry-detail.module.css';
import { jsonOf } from './entry-json.ts';
import { differenceWords } from './entry-line.ts';
import { faultLink } from './fault-link.ts';
import { copyEntry, copyTest } from './journal-actions.ts';
import { realClock } from './journal-search.ts';
import { sendAgain, whyNotAgain } from './send-again.ts';

type DetailProps = { readonly entry: JournalEntry; readonly timeZone: string | undefined };

/** All that is known of one thing that happened, and what can be done with it. */
export function EntryDetail({ entry, timeZone }: DetailProps) {
  const { sent, came } = jsonOf(entry);
  return (
    <div className={styles.detail}>
      <Facts entry={entry} timeZone={timeZone} />
      {entry.kind === 'happening' ? (
        <p className={styles.alone}>It happened by itself, when its time had come.</p>
      ) : (
        <div className={styles.panes}>
          <Pane
            title="Request"
            text={sent ?? 'Not known: it was refused before its body had come, or the body was no JSON.'}
          />
          <Pane title="Reply" text={came ?? 'None: the connection closed without one.'} />
        </div>
      )}
      <EntryTools entry={entry} />
    </div>
  );
}

function Facts({ entry, timeZone }: DetailProps) {
  const clock = clockOf(timeZone);
  const facts = [
    `${clock.day(entry.atMs)} ${clock.exact(entry.atMs)} in the world`,
    `${realClock().exact(entry.wallMs)} on your clock`,
    ...(entry.kind === 'happening' ? [] : [`${entry.method} ${entry.url}`]),
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

function callFacts({
  status,
  durationMs,
  lang,
  player,
}: Extract<JournalEntry, { kind: 'call' }>): readonly string[] {
  return [
    ...(status === undefined ? [] : [`HTTP ${status}`]),
    duration(durationMs),
    ...(lang === undefined ? [] : [`lang ${lang}`]),
    ...(player?.id === undefined ? [] : [`account ${player.id}`]),
  ];
}

function Pane({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className={styles.pane} aria-label={title}>
      <p className={styles.paneTitle}>{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <pre className={styles.json} tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}

function EntryTools({ entry }: { readonly entry: JournalEntry }) {
  const navigate = useNavigate();
  if (entry.kind !== 'call')
    return (
      <div className={styles.tools}>
        <Button size="small" onClick={() => void copyEntry(entry)}>
          Copy as JSON
        </Button>
      </div>
    );
  const whyNot = whyNotAgain(entry);
  return (
    <div className={styles.tools}>
      <Button size="small" disabled={whyNot !== undefined} onClick={() => void sendAgain(entry)}>
        Send again
      </Button>
      {entry.path !== undefined && (
        <Button size="small" onClick={() => navigate(faultLink(entry))}>
          Make this a fault
        </Button>
      )}
      <Button size="small" onClick={() => void copyTest({ fromId: entry.id })}>
        Copy as test from here on
      </Button>
      <Button size="small" onClick={() => void copyEntry(entry)}>
        Copy as JSON
      </Button>
      {whyNot !== undefined && <span className={styles.whyNot}>{whyNot}</span>}
    </div>
  );
}
