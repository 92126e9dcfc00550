import { Readable } from 'node:stream';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { Journal, JournalRecord } from './journal.ts';
import { entryText } from './journal-entry.ts';
import { listMarks } from './journal-marks.ts';
import { testersOf } from './present-testers.ts';

/** A line now and then tells both ends, and whatever stands between them, that the other is there (ms). */
const HEARTBEAT_MS = 15_000;

/** So many entries are looked at, or so many characters written, at once; there are always others to be served. */
const MOST_AT_ONCE = 100;
const MOST_CHARACTERS = 100_000;

/** What a reader of a stream wants. */
type StreamWish = {
  readonly hosted: Pick<HostedWorld, 'sessionsEndedAtMs'>;
  /** The number of the last entry that the reader has. */
  readonly sinceId: number;
  readonly isWanted: (record: JournalRecord) => boolean;
  /** The name of the reader; undefined where they gave none. */
  readonly tester?: string | undefined;
  /** Whether the reader may read still: a console that was shared may not once that has ended. */
  readonly mayRead?: () => boolean;
  /** What ends with the stream, however it ends. */
  readonly onEnd: () => void;
};

/**
 * A journal as Server-Sent Events, from a number on until the reader leaves. Nothing is buffered for a slow reader:
 * what they did not take yet lies in the journal, and when that forgets it they hear how much they missed.
 */
export function journalStream(
  journal: Journal,
  { hosted, sinceId, isWanted, tester, mayRead = () => true, onEnd }: StreamWish,
): Readable {
  let lastId = sinceId;
  let isAsked = false;
  let isPlanned = false;
  const stream = new Readable({
    read() {
      isAsked = true;
      plan();
    },
    destroy(error, done) {
      clearInterval(heartbeat);
      unfollow();
      leave?.();
      onEnd();
      done(error);
    },
  });
  // Not in the middle of the call that is remembered: it has its own caller to answer.
  const plan = () => {
    if (!isPlanned) setImmediate(write);
    isPlanned = true;
  };
  const write = () => {
    isPlanned = false;
    if (!isAsked || stream.destroyed) return;
    if (!mayRead()) {
      stream.push(null);
      return;
    }
    const text = next();
    if (text === '') {
      if (lastId < journal.lastId) plan();
      return;
    }
    isAsked = false;
    stream.push(text);
  };
  const next = (): string => {
    let text = news();
    for (const record of journal.since(lastId, MOST_AT_ONCE)) {
      text += missedEvent(record.id - lastId - 1);
      lastId = record.id;
      if (isWanted(record)) text += eventOf(journal, record);
      if (text.length >= MOST_CHARACTERS) break;
    }
    return text;
  };
  const leave = tester === undefined ? undefined : testersOf(journal).follow(tester);
  const news = newsOf(() => [journalEvent(journal, hosted), testersEvent(journal)]);
  const unfollow = journal.follow({ onChanged: plan, onEnded: () => stream.push(null) });
  const heartbeat = setInterval(() => {
    if (isAsked) stream.push(': still here\n\n');
    // Nothing tells that who asked for the journal does so no more, nor that a share has ended.
    plan();
  }, HEARTBEAT_MS);
  heartbeat.unref();
  // The headers go out with the first words, so the reader knows at once that it is open.
  stream.push(`retry: 1000\n\n${news()}`);
  return stream;
}

/** Which run of the journal this is, and when sessions ended last: said first, and again when it changes. */
function journalEvent(journal: Journal, { sessionsEndedAtMs }: StreamWish['hosted']): string {
  const { run } = journal;
  return `event: journal\ndata: ${JSON.stringify({ run, sessionsEndedAtMs, marks: listMarks(journal) })}\n\n`;
}

/** Who follows this world: said first, and again when it changes. */
function testersEvent(journal: Journal): string {
  return `event: testers\ndata: ${JSON.stringify(testersOf(journal).names)}\n\n`;
}

/** Each event that is another one than when it was asked for last; at first all. */
function newsOf(eventsNow: () => readonly string[]): () => string {
  let told: readonly string[] = [];
  return () => {
    const events = eventsNow();
    const news = events.filter((event, index) => event !== told[index]);
    told = events;
    return news.join('');
  };
}

/** A browser that connects again sends the id of the last event: it tells the run, too. */
function eventOf(journal: Journal, record: JournalRecord): string {
  return `id: ${journal.run}.${record.id}\ndata: ${entryText(record, journal)}\n\n`;
}

function missedEvent(count: number): string {
  if (count <= 0) return '';
  return `event: missed\ndata: ${JSON.stringify({ count })}\n\n`;
}
