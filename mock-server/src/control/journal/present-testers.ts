import { processMs } from '../../world/clock.ts';
import type { Journal } from './journal.ts';

/** Who asked for the journal is there for so long (ms): a console without a stream asks once a second. */
const ASKED_LATELY_MS = 10_000;

/** The testers who follow a world by its journal: with its stream, or by asking for it again and again (control §14). */
export class PresentTesters {
  readonly #onChanged: () => void;
  readonly #streams: string[] = [];
  /** When (real ms of the process) each asked last. */
  readonly #askedMs = new Map<string, number>();

  constructor(onChanged: () => void) {
    this.#onChanged = onChanged;
  }

  /** Each once, in the order of the alphabet. */
  get names(): readonly string[] {
    const nowMs = processMs();
    for (const [name, askedMs] of this.#askedMs)
      if (nowMs - askedMs >= ASKED_LATELY_MS) this.#askedMs.delete(name);
    return [...new Set([...this.#streams, ...this.#askedMs.keys()])].toSorted();
  }

  /** A stream of theirs begins; answers what ends it. */
  follow(name: string): () => void {
    this.#streams.push(name);
    this.#onChanged();
    return () => {
      this.#streams.splice(this.#streams.indexOf(name), 1);
      this.#onChanged();
    };
  }

  /** They asked for the journal. */
  noteAsked(name: string): void {
    const isNew = !this.#askedMs.has(name);
    this.#askedMs.set(name, processMs());
    if (isNew) this.#onChanged();
  }
}

const ofJournals = new WeakMap<Journal, PresentTesters>();

/** Who follows the world of a journal; its readers hear of a change. */
export function testersOf(journal: Journal): PresentTesters {
  const known = ofJournals.get(journal);
  if (known !== undefined) return known;
  const testers = new PresentTesters(() => journal.tellChanged());
  ofJournals.set(journal, testers);
  return testers;
}
