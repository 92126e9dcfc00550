import { wallClock } from '../world/clock.ts';
import { inTurns } from '../world/in-turns.ts';

/** So many steps in a row can be undone (control §2). */
const MOST_STEPS = 20;

/** A larger database is not copied before each step (control §2); bytes. */
const TOO_LARGE_BYTES = 64 * 1024 * 1024;

const PAGE_BYTES = 4096;

/** So many pages are compared before it is looked at the time again. */
const PAGES_OF_STEP = 100;

/**
 * An image in pages: one that did not change since the step before is the same object, and takes no memory again, once
 * they have been compared.
 */
type Pages = Buffer[];

/** What was done to a world, and when: at that moment of its clock, and of the wall clock (epoch ms). */
type Step = { readonly id: number; readonly what: string; readonly atMs: number; readonly realMs: number };

/** Where a generation of a world was left: in which, after which entry of its journal, and in which one its sessions began. */
export type GenerationPoint = {
  readonly generation: number;
  readonly lastId: number;
  readonly sessionsGeneration: number;
};

/** A world at a moment of its clock (epoch ms). */
export type WorldImage = { readonly atMs: number; readonly image: Buffer };

/** A world as it is before a step; its image is taken only where the step can be recorded. */
type Before = {
  readonly bytes: number;
  readonly point: GenerationPoint;
  readonly takeImage: () => WorldImage;
};

type Recorded = { readonly pages: Pages; readonly point: GenerationPoint; readonly step: Step };

export class UndoSteps {
  #recorded: readonly Recorded[] = [];
  #lastId = 0;
  #tooLargeBytes: number | undefined;

  /** How large (bytes) the database was when, for that reason, no step was recorded. */
  get tooLargeBytes(): number | undefined {
    return this.#tooLargeBytes;
  }

  /** What going back undoes; undefined where there is nothing. */
  get lastStep(): Step | undefined {
    return this.#recorded.at(-1)?.step;
  }

  /** The same with the world as it was before, whose image is put together while others are served. */
  get last(): (Omit<Recorded, 'pages'> & { readonly image: () => Promise<Buffer> }) | undefined {
    const last = this.#recorded.at(-1);
    if (last === undefined) return undefined;
    const { pages, point, step } = last;
    return { image: () => inTurns(joined(pages)), point, step };
  }

  /** Takes the world as it is; what is answered records the step, once it is certain that the world was changed. */
  take(what: string, { bytes, point, takeImage }: Before): () => void {
    // What was recorded before would undo more than the last step.
    if (bytes >= TOO_LARGE_BYTES)
      return () => {
        this.dropAll();
        this.#tooLargeBytes = bytes;
      };
    const { atMs, image } = takeImage();
    const pages = pagesOf(image);
    const before = this.#recorded.at(-1)?.pages;
    const step = { id: this.#lastId + 1, what, atMs, realMs: wallClock.nowMs() };
    return () => {
      this.#recorded = [...this.#recorded, { pages, point, step }].slice(-MOST_STEPS);
      this.#lastId = step.id;
      this.#tooLargeBytes = undefined;
      if (before !== undefined) void inTurns(sharePages(pages, before));
    };
  }

  /** The last step is undone. */
  dropLast(): void {
    this.#recorded = this.#recorded.slice(0, -1);
  }

  /** A world that begins anew has nothing to go back to. */
  dropAll(): void {
    this.#recorded = [];
    this.#tooLargeBytes = undefined;
  }
}

function pagesOf(image: Buffer): Pages {
  return Array.from({ length: Math.ceil(image.length / PAGE_BYTES) }, (_, index) =>
    image.subarray(index * PAGE_BYTES, (index + 1) * PAGE_BYTES),
  );
}

function* joined(pages: Pages): Generator<void, Buffer> {
  const image = Buffer.allocUnsafeSlow(pages.reduce((sum, page) => sum + page.length, 0));
  for (const [index, page] of pages.entries()) {
    page.copy(image, index * PAGE_BYTES);
    if (index % PAGES_OF_STEP === 0) yield;
  }
  return image;
}

/** Puts pages of the step before in the place of those that are the same. */
function* sharePages(pages: Pages, before: Pages): Generator<void, void> {
  for (const [index, page] of pages.entries()) {
    const same = before[index];
    // A part of the image would keep the whole of it in memory.
    pages[index] = same?.equals(page) ? same : Buffer.from(page);
    if (index % PAGES_OF_STEP === 0) yield;
  }
}
