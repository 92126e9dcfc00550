/** Which pictures are asked for: those whose names contain a text. */
export class AskedFor {
  readonly #text: string;
  readonly #others = new Set<string>();

  constructor(text: string) {
    this.#text = text;
  }

  has(name: string): boolean {
    return this.#noteUnless(name.includes(this.#text), name);
  }

  /** Whether pictures whose names begin so may be among them. */
  hasFrom(beginning: string): boolean {
    const mayBe = beginning.includes(this.#text) || this.#text.startsWith(beginning);
    return this.#noteUnless(mayBe, `${beginning}…`);
  }

  #noteUnless(isOne: boolean, name: string): boolean {
    if (!isOne) this.#others.add(name);
    return isOne;
  }

  /** What is told where no picture was one of them. */
  get noneText(): string {
    return `There is no screen "${this.#text}": ${[...this.#others].join(', ')}.`;
  }
}
