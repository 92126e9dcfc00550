import type { Slot } from '../../world/worlds.ts';
import type { ControlPlane } from '../control-plane.ts';
import { findJournal, type LifePoint } from '../journal/journal.ts';
import { openWorldOf, takeImage } from './take-image.ts';

/** So often in a row somebody can go back (control §2). */
const MOST_KEPT = 20;

/** A larger database is not copied each time somebody moves its clock (control §2); bytes. */
const TOO_LARGE_BYTES = 64 * 1024 * 1024;

const PAGE_BYTES = 4096;

/** An image in pages: one that did not change since the snapshot before is the same object, and takes no memory again. */
type Pages = readonly Buffer[];

/** A world as it was, and how far its journal was then. */
type KeptWorld = { readonly pages: Pages; readonly point: LifePoint };

/** What somebody can go back to, the newest last; or how large the database was at which nothing was kept. */
type Kept = { readonly images: readonly KeptWorld[]; readonly tooLargeBytes?: number };

const NOTHING: Kept = { images: [] };

const keptOf = new WeakMap<Slot, Kept>();

/** Keeps the world as it is, so that `{"back": true}` undoes what is about to be done to it: a move, a scenario, a restore. */
export function keepForBack(plane: Pick<ControlPlane, 'worlds'>, slot: Slot): void {
  takeForBack(plane, slot)();
}

/** Takes the world as it is; what is answered keeps it, once it is certain that something was done to it. */
export function takeForBack(plane: Pick<ControlPlane, 'worlds'>, slot: Slot): () => void {
  const bytes = bytesOf(plane, slot);
  // What was kept before would undo more than the last step.
  if (bytes >= TOO_LARGE_BYTES) return () => void keptOf.set(slot, { images: [], tooLargeBytes: bytes });
  const { images } = keptOf.get(slot) ?? NOTHING;
  const pages = pagesOf(takeImage(plane, slot).image, images.at(-1)?.pages);
  const point = { epoch: slot.epoch, lastId: findJournal(slot)?.lastId ?? 0 };
  return () => void keptOf.set(slot, { images: [...images, { pages, point }].slice(-MOST_KEPT) });
}

/** Takes out what was kept last; undefined when there is nothing. */
export function takeKept(slot: Slot): { readonly image: Buffer; readonly point: LifePoint } | undefined {
  const { images } = keptOf.get(slot) ?? NOTHING;
  const last = images.at(-1);
  if (last === undefined) return undefined;
  keptOf.set(slot, { images: images.slice(0, -1) });
  return { image: Buffer.concat(last.pages), point: last.point };
}

/** How large (bytes) the database was when, for that reason, nothing was kept. */
export function tooLargeBytes(slot: Slot): number | undefined {
  return keptOf.get(slot)?.tooLargeBytes;
}

/** A world that begins anew has nothing to go back to. */
export function forgetKept(slot: Slot): void {
  keptOf.delete(slot);
}

function bytesOf(plane: Pick<ControlPlane, 'worlds'>, slot: Slot): number {
  const { db } = openWorldOf(plane, slot);
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
