/**
 * The one generator of random numbers of a simulation: the same seed gives the same numbers on every machine (sfc32,
 * whose four words come of the seed by a hash of its characters).
 */
export class SimulationRandom {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    const words = wordsOf(seed);
    [this.#a, this.#b, this.#c] = [words(), words(), words()];
    for (let round = 0; round < 12; round += 1) this.#word();
  }

  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor((this.#word() / 2 ** 32) * limit);
  }

  /** Whole numbers from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  isOneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('there is nothing to pick from');
    return value;
  }

  #word(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    this.#c |= 0;
    return sum >>> 0;
  }
}

/** Words of 32 bits that follow from a text. */
function wordsOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  };
}
