import { processMs } from '../../world/clock.ts';
import type { Journal } from './journal.ts';

/** Who asked for the journal is there for so long (ms): a console without a stream asks once a second. */
const ASKED_LATELY_MS = 10_000;
/** Who asks more rarely is there for so long (ms): browsers let a hidden page ask once a minute. */
const ASKED_RARELY_MS = 70_000;

/** When (real ms of the process) a tester asked last, and for how long (ms) they are there by that. */
type Asked = { readonly askedMs: number; readonly hereMs: number };

/** The testers who follow a world by its journal: with its stream, or by asking for it again and again (control §14). */
export class PresentTesters {
  readonly #onChanged: () => void;
  readonly #streams: string[] = [];
  readonly #asked = new Map<string, Asked>();

  constructor(onChanged: () => void) {
    this.#onChanged = onChanged;
  }

  /** Each once, in the order of the alphabet. */
  get names(): readonly string[] {
    for (const [name] of this.#asked) if (this.#agoMs(name) >= ASKED_RARELY_MS) this.#asked.delete(name);
    const asking = [...this.#asked.keys()].filter((name) => this.#isAsking(name));
    return [...new Set([...this.#streams, ...asking])].toSorted();
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
    const isNew = !this.#isAsking(name);
    const agoMs = this.#agoMs(name);
    const isRare = agoMs >= ASKED_LATELY_MS && agoMs < ASKED_RARELY_MS;
    this.#asked.set(name, { askedMs: processMs(), hereMs: isRare ? ASKED_RARELY_MS : ASKED_LATELY_MS });
    if (isNew) this.#onChanged();
  }

  #agoMs(name: string): number {
    return processMs() - (this.#asked.get(name)?.askedMs ?? Number.NEGATIVE_INFINITY);
  }

  #isAsking(name: string): boolean {
    return this.#agoMs(name) < (this.#asked.get(name)?.hereMs ?? 0);
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
