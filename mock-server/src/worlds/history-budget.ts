/** The histories of all worlds of a process take so many bytes at most (control §14). */
const MOST_BYTES = 256 * 1024 * 1024;

/** The history of a world, as far as the budget has to do with it. */
type Spender = {
  readonly bytes: number;
  /** How many steps it has. */
  readonly count: number;
  /** When (epoch ms of the wall) its oldest step was made. */
  readonly oldestMs: number;
  readonly forgetOldest: () => void;
};

/**
 * How many bytes the histories of a process may take together. Beyond it the largest one that has several steps forgets
 * its oldest, so that a world that is changed much takes nothing from the others; where each has but one, the oldest goes.
 */
export class HistoryBudget {
  readonly #mostBytes: number;
  readonly #histories = new Set<Spender>();
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** About how many bytes are taken. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Counts by how much a history grew or shrank. */
  spend(history: Spender, bytes: number): void {
    this.#bytes += bytes;
    if (history.bytes > 0) this.#histories.add(history);
    else this.#histories.delete(history);
    if (bytes <= 0) return;
    while (this.#bytes > this.#mostBytes && this.#histories.size > 0) this.#nextToForget()?.forgetOldest();
  }

  #nextToForget(): Spender | undefined {
    const all = [...this.#histories];
    const several = all.filter(({ count }) => count > 1);
    if (several.length > 0) return several.reduce((most, one) => (one.bytes > most.bytes ? one : most));
    return all.reduce((first, one) => (one.oldestMs < first.oldestMs ? one : first));
  }
}
