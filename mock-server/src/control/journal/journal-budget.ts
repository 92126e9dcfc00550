/** A journal, as far as its budget has to do with it. */
type Spender = { readonly bytes: number; readonly forgetDownTo: (bytes: number) => void };

/** How far down forgetting goes, so that it is not the work of every call: parts of what all may take. */
const AFTER_FORGETTING = 0.9;

/**
 * How many bytes the journals of a process may take together. Beyond it the largest of them forget their oldest entries:
 * a world that is filled takes nothing from the others.
 */
export class JournalBudget {
  readonly #mostBytes: number;
  readonly #journals = new Set<Spender>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** About how many bytes are taken. */
  get bytes(): number {
    return this.#bytes;
  }

  /** From now on this journal forgets with the others. */
  join(journal: Spender): void {
    this.#journals.add(journal);
  }

  /** Frees what a journal took that has ended. */
  leave(journal: Spender): void {
    if (this.#journals.delete(journal)) this.#bytes -= journal.bytes;
  }

  /** Counts what a new entry takes. */
  spend(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.#mostBytes) this.#forget();
  }

  /** Counts what a forgotten entry took. */
  free(bytes: number): void {
    this.#bytes -= bytes;
  }

  #forget(): void {
    let before = Number.POSITIVE_INFINITY;
    while (this.#bytes > this.#mostBytes * AFTER_FORGETTING && this.#bytes < before) {
      before = this.#bytes;
      const sizes = [...this.#journals].map((journal) => journal.bytes);
      const level = sizes.reduce((most, size) => Math.max(most, size), 0) * AFTER_FORGETTING;
      for (const journal of this.#journals) journal.forgetDownTo(level);
    }
  }
}
