import type { UndoStep } from '@canada28/shared/control/undo-step.ts';
import { wallClock } from '../world/clock.ts';
import type { HistoryBudget } from './history-budget.ts';
import { type PagedImage, PagedImages, wholeImage } from './paged-images.ts';

/** So many steps of a world are retained (control §14). */
export const MOST_STEPS = 200;

/** A larger database is not copied before each step (control §2); bytes. */
const TOO_LARGE_BYTES = 64 * 1024 * 1024;

/** What is done to a world, in a few words and in a sentence, and by which tester (control §14). */
export type Change = Pick<UndoStep, 'what' | 'sentence' | 'by'>;

/** Where a generation of a world was left: in which, after which entry of its journal, and in which one its sessions began. */
export type GenerationPoint = {
  readonly generation: number;
  readonly lastId: number;
  readonly sessionsGeneration: number;
};

/** A world at a moment of its clock (epoch ms). */
export type WorldImage = { readonly atMs: number; readonly image: Buffer };

/** A world as it is now; its image is taken only where it can be retained. */
export type Present = {
  readonly bytes: number;
  readonly point: GenerationPoint;
  readonly takeImage: () => WorldImage;
};

/** A world as it was, and where its generation was left then. */
type Retained = { readonly paged: PagedImage; readonly point: GenerationPoint };

/** A step, and the world as it was before it. */
type Recorded = Retained & { readonly step: UndoStep };

/** A going back that can be taken back: by whom, which steps it undid (the oldest first), and the world as it was left. */
type GoneBack = { readonly by: string; readonly undone: readonly Recorded[]; readonly left: Retained };

/** A step as the file of a world tells it. */
type ToldStep = UndoStep & { readonly undone: boolean };

/** A moment of a world that can be gone to; its image is put together while others are served. */
export type Reachable = { readonly point: GenerationPoint; readonly image: () => Promise<Buffer> };

/**
 * What was changed in a world, step by step, with the world as it was before each: the last 200 steps, as far as the
 * budget of the process goes. `steps` and `undone` list them, `before(id)` answers the world as it was before one.
 */
export class StepHistory {
  readonly #images: PagedImages;
  /** Those of the world that this one was made of, in a file: the images stayed there, and none is gone back to. */
  #told: readonly ToldStep[] = [];
  #recorded: readonly Recorded[] = [];
  /** The last one is taken back first. */
  #goneBack: readonly GoneBack[] = [];
  /** An image that is much like the world as it is now. */
  #alike: PagedImage | undefined;
  #lastId = 0;
  #tooLargeBytes: number | undefined;

  constructor(budget: HistoryBudget) {
    this.#images = new PagedImages((bytes) => budget.spend(this, bytes));
  }

  /** How many bytes its images take. */
  get bytes(): number {
    return this.#images.bytes;
  }

  /** Ends when the memory of all steps so far is counted. */
  get counted(): Promise<unknown> {
    return this.#images.compared;
  }

  get count(): number {
    return this.#recorded.length;
  }

  get oldestMs(): number {
    return this.#recorded[0]?.step.realMs ?? 0;
  }

  /** How large (bytes) the database was when, for that reason, no step was recorded. */
  get tooLargeBytes(): number | undefined {
    return this.#tooLargeBytes;
  }

  /** What going back undoes; undefined where there is nothing. */
  get lastStep(): UndoStep | undefined {
    return this.#recorded.at(-1)?.step;
  }

  /** All that can be undone, the oldest first. */
  get steps(): readonly UndoStep[] {
    return this.#recorded.map(({ step }) => step);
  }

  /** What was changed before the world came in a file, the oldest first. */
  get told(): readonly ToldStep[] {
    return this.#told;
  }

  /** Goes on from the steps of a world that came in a file. */
  goOnFrom(told: readonly ToldStep[]): void {
    this.#told = told;
    this.#lastId = told.reduce((last, { id }) => Math.max(last, id), this.#lastId);
  }

  /** What going forward brings back, one going back after the other, the oldest step first. */
  get undone(): readonly UndoStep[] {
    return this.#goneBack.toReversed().flatMap(({ undone }) => undone.map(({ step }) => step));
  }

  /** The going back that going forward takes back; undefined where there is none. */
  get lastBack(): { readonly by: string; readonly undone: readonly UndoStep[] } | undefined {
    const last = this.#goneBack.at(-1);
    return last && { by: last.by, undone: last.undone.map(({ step }) => step) };
  }

  /** The world as it was before a step; undefined where that is no longer retained, or was undone. */
  before(id: number): Reachable | undefined {
    const recorded = this.#recorded.find(({ step }) => step.id === id);
    return recorded && reachable(recorded);
  }

  /** The world as it was left by the last going back; undefined where there is none. */
  get forward(): Reachable | undefined {
    const last = this.#goneBack.at(-1);
    return last && reachable(last.left);
  }

  /** Takes the world as it is; what is answered records the step, once it is certain that the world was changed. */
  take(change: Change, { bytes, point, takeImage }: Present): () => void {
    // What was recorded before would undo more than the last step.
    if (bytes >= TOO_LARGE_BYTES)
      return () => {
        this.dropAll();
        this.#tooLargeBytes = bytes;
      };
    const { atMs, image } = takeImage();
    const step = { id: this.#lastId + 1, ...change, atMs, realMs: wallClock.nowMs() };
    return () => {
      this.#dropGoneBack();
      this.#recorded = [...this.#recorded, { step, point, paged: this.#add(image) }];
      this.#lastId = step.id;
      this.#tooLargeBytes = undefined;
      if (this.#recorded.length > MOST_STEPS) this.forgetOldest();
    };
  }

  /**
   * Takes the world as it is, before it goes back to before a step; what is answered notes that it went. A world that is too
   * large is left for good: nothing goes forward to it.
   */
  takeBack(id: number, by: string, { bytes, point, takeImage }: Present): () => void {
    const image = bytes < TOO_LARGE_BYTES ? takeImage().image : undefined;
    return () => {
      const undone = this.#recorded.filter(({ step }) => step.id >= id);
      this.#recorded = this.#recorded.filter(({ step }) => step.id < id);
      const left = image && { point, paged: this.#add(image) };
      this.#alike = undone[0]?.paged;
      if (left !== undefined) this.#goneBack = [...this.#goneBack, { by, undone, left }];
      else {
        // What was undone earlier led to the world that is left: without it nothing does.
        this.#dropGoneBack();
        for (const { paged } of undone) this.#drop(paged);
      }
    };
  }

  /** Notes that the world went forward. */
  noteForward(): void {
    const last = this.#goneBack.at(-1);
    if (last === undefined) return;
    this.#goneBack = this.#goneBack.slice(0, -1);
    this.#recorded = [...this.#recorded, ...last.undone];
    this.#alike = last.undone.at(-1)?.paged;
    this.#drop(last.left.paged);
  }

  /** Forgets the oldest step; where none is left, what going forward would bring back. */
  forgetOldest(): void {
    const [oldest, ...others] = this.#recorded;
    this.#recorded = others;
    if (oldest === undefined) this.#dropGoneBack();
    else this.#drop(oldest.paged);
  }

  /** A world that begins again has nothing to go back to. */
  dropAll(): void {
    this.#dropGoneBack();
    for (const { paged } of this.#recorded) this.#drop(paged);
    this.#recorded = [];
    this.#tooLargeBytes = undefined;
  }

  #dropGoneBack(): void {
    for (const { undone, left } of this.#goneBack)
      for (const { paged } of [...undone, left]) this.#drop(paged);
    this.#goneBack = [];
  }

  #add(image: Buffer): PagedImage {
    this.#alike = this.#images.add(image, this.#alike);
    return this.#alike;
  }

  #drop(paged: PagedImage): void {
    this.#images.drop(paged);
    // Its pages are gone: nothing is compared with it.
    if (this.#alike === paged) this.#alike = this.#recorded.at(-1)?.paged;
  }
}

function reachable({ paged, point }: Retained): Reachable {
  return { point, image: () => wholeImage(paged) };
}
