import type { UndoStep } from '@canada28/shared/control/undo-step.ts';
import { wallClock } from '../../world/clock.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { GenerationPoint } from '../journal/journal.ts';
import { takeImage } from './take-image.ts';

/** So often in a row somebody can go back (control §2). */
const MOST_KEPT = 20;

/** A larger database is not copied each time somebody moves its clock (control §2); bytes. */
const TOO_LARGE_BYTES = 64 * 1024 * 1024;

const PAGE_BYTES = 4096;

/** An image in pages: one that did not change since the snapshot before is the same object, and takes no memory again. */
type Pages = readonly Buffer[];

/** A world as it was before a step, and how far its journal was then. */
type KeptWorld = { readonly pages: Pages; readonly point: GenerationPoint; readonly step: UndoStep };

/** The undo steps of a world, the newest last, and how many there were ever; or how large the database was at which none was recorded. */
type Kept = {
  readonly images: readonly KeptWorld[];
  readonly lastId: number;
  readonly tooLargeBytes?: number;
};

const NOTHING: Kept = { images: [], lastId: 0 };

declare module '../../worlds/hosted-world.ts' {
  interface HostedWorld {
    undo?: Kept;
  }
}

/** Records an undo step: `{"back": true}` undoes what is about to be done to the world, told in a few words. */
export function keepForBack(hosted: HostedWorld, what: string): void {
  takeForBack(hosted, what)();
}

/** Takes the world as it is; what is answered records the undo step, once it is certain that the world was changed. */
export function takeForBack(hosted: HostedWorld, what: string): () => void {
  const bytes = bytesOf(hosted);
  // What was kept before would undo more than the last step.
  const { images, lastId } = hosted.undo ?? NOTHING;
  if (bytes >= TOO_LARGE_BYTES)
    return () => {
      hosted.undo = { images: [], lastId, tooLargeBytes: bytes };
    };
  const { atMs, image } = takeImage(hosted);
  const pages = pagesOf(image, images.at(-1)?.pages);
  const { lastId: lastEntryId = 0, sessionsGeneration = 0 } = hosted.journal ?? {};
  const point = { generation: hosted.generation, lastId: lastEntryId, sessionsGeneration };
  const step = { id: lastId + 1, what, atMs, realMs: wallClock.nowMs() };
  return () => {
    hosted.undo = { images: [...images, { pages, point, step }].slice(-MOST_KEPT), lastId: step.id };
  };
}

/** The last undo step with the world as it was before; undefined when there is none. */
export function lastKept(
  hosted: HostedWorld,
): (Pick<KeptWorld, 'point' | 'step'> & { readonly image: Buffer }) | undefined {
  const last = hosted.undo?.images.at(-1);
  return last && { image: Buffer.concat(last.pages), point: last.point, step: last.step };
}

/** What going back undoes; undefined where there is nothing. */
export function lastStepOf(hosted: HostedWorld): UndoStep | undefined {
  return hosted.undo?.images.at(-1)?.step;
}

/** The last undo step is undone, or was none. */
export function forgetLast(hosted: HostedWorld): void {
  const kept = hosted.undo ?? NOTHING;
  hosted.undo = { ...kept, images: kept.images.slice(0, -1) };
}

/** How large (bytes) the database was when, for that reason, nothing was kept. */
export function tooLargeBytes(hosted: HostedWorld): number | undefined {
  return hosted.undo?.tooLargeBytes;
}

/** A world that begins anew has nothing to go back to. */
export function forgetKept(hosted: HostedWorld): void {
  hosted.undo = { images: [], lastId: hosted.undo?.lastId ?? 0 };
}

function bytesOf(hosted: HostedWorld): number {
  const { db } = hosted.open();
  const [count, size] = ['page_count', 'page_size'].map((name) => Number(db.pragma(name, { simple: true })));
  return (count ?? 0) * (size ?? 0);
}

function pagesOf(image: Buffer, before: Pages | undefined): Pages {
  return Array.from({ length: Math.ceil(image.length / PAGE_BYTES) }, (_, index) => {
    const page = image.subarray(index * PAGE_BYTES, (index + 1) * PAGE_BYTES);
    const same = before?.[index];
    if (same?.equals(page)) return same;
    // A part of the image would keep the whole of it in memory.
    return before === undefined ? page : Buffer.from(page);
  });
}
