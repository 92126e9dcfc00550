import { inTurns } from '../world/in-turns.ts';

const PAGE_BYTES = 4096;

/** So many pages are compared, or copied, before it is looked at the time again. */
const PAGES_OF_STEP = 100;

/** Some bytes of an image, and how many images have them in common. */
type Page = { readonly bytes: Buffer; images: number };

/** An image in pages: one that is as in the image before is the same object, and takes no memory again. */
export type PagedImage = { pages: Page[]; isDropped: boolean };

/** The images of one world. What they take together is counted once their pages have been compared. */
export class PagedImages {
  readonly #spend: (bytes: number) => void;
  #bytes = 0;
  #comparing: Promise<unknown> = Promise.resolve();

  /** `spend` hears by how many bytes they grew or shrank. */
  constructor(spend: (bytes: number) => void) {
    this.#spend = spend;
  }

  /** How many bytes they take together. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Ends when all that were added have been compared. */
  get compared(): Promise<unknown> {
    return this.#comparing;
  }

  /** Keeps an image; its pages are compared with those of one that is like it while others are served. */
  add(image: Buffer, alike: PagedImage | undefined): PagedImage {
    const paged = { pages: pagesOf(image), isDropped: false };
    // One after the other: what an image is compared with has been compared itself.
    this.#comparing = this.#comparing.then(async () => {
      this.#spend(await inTurns(this.#share(paged, alike)));
    });
    return paged;
  }

  /** Gives the memory of an image back, but for what others have in common with it. */
  drop(paged: PagedImage): void {
    if (paged.isDropped) return;
    paged.isDropped = true;
    const before = this.#bytes;
    for (const page of paged.pages) this.#release(page);
    paged.pages = [];
    this.#spend(this.#bytes - before);
  }

  /** Answers how many bytes were not there before. */
  *#share(paged: PagedImage, alike: PagedImage | undefined): Generator<void, number> {
    let added = 0;
    for (let index = 0; index < paged.pages.length; index += 1) {
      const page = paged.pages[index];
      if (page === undefined) continue;
      const like = alike?.pages[index];
      const shared =
        like?.bytes.equals(page.bytes) === true ? like : { bytes: copyOf(page.bytes), images: 0 };
      if (shared.images === 0) added += this.#count(shared.bytes.length);
      shared.images += 1;
      paged.pages[index] = shared;
      if (index % PAGES_OF_STEP === 0) yield;
    }
    return added;
  }

  #count(bytes: number): number {
    this.#bytes += bytes;
    return bytes;
  }

  #release(page: Page): void {
    // One that was not compared yet is not counted.
    if (page.images === 0) return;
    page.images -= 1;
    if (page.images === 0) this.#bytes -= page.bytes.length;
  }
}

/** The image again, put together while others are served. */
export function wholeImage({ pages }: PagedImage): Promise<Buffer> {
  return inTurns(joined([...pages]));
}

function* joined(pages: readonly Page[]): Generator<void, Buffer> {
  const image = Buffer.allocUnsafeSlow(pages.reduce((sum, { bytes }) => sum + bytes.length, 0));
  for (const [index, { bytes }] of pages.entries()) {
    bytes.copy(image, index * PAGE_BYTES);
    if (index % PAGES_OF_STEP === 0) yield;
  }
  return image;
}

function pagesOf(image: Buffer): Page[] {
  return Array.from({ length: Math.ceil(image.length / PAGE_BYTES) }, (_, index) => ({
    bytes: image.subarray(index * PAGE_BYTES, (index + 1) * PAGE_BYTES),
    images: 0,
  }));
}

/** A part of an image would keep the whole of it in memory, and a part of Node's pool the whole of that. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
