import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Small beside a page of SQLite (4,096): the facts of a world change few bytes of many pages. */
const BLOCK_BYTES = 512;

/** Of a larger image nothing is compared, and its memory is never used again: others would wait for it (bytes). */
const MOST_COMPARED_BYTES = 16 * 1024 * 1024;

/** The blocks in which an image differs from the one that it was made from; both have the same bytes elsewhere. */
type ImageChanges = {
  readonly bytes: number;
  /** Undefined where the image itself is the content: much longer than what it was made from, or too long to compare. */
  readonly blocks: readonly number[] | undefined;
  readonly content: Buffer;
  readonly isPacked?: true;
};

/** More than this would keep others waiting while it is compressed (bytes): about 5 ms. */
const MOST_PACKED_BYTES = 512 * 1024;

/** Chunks that Node takes from no pool: a part of one that is kept would keep the whole pool, 64 kB, with it. */
const ZLIB = { level: 1, chunkSize: 64 * 1024 };

/** The same in about a third of the memory. */
export function packed(changes: ImageChanges): ImageChanges {
  if (changes.content.length > MOST_PACKED_BYTES) return changes;
  const deflated = deflateRawSync(changes.content, ZLIB);
  const content = Buffer.allocUnsafeSlow(deflated.length);
  deflated.copy(content);
  return { ...changes, content, isPacked: true };
}

function contentOf({ content, isPacked }: ImageChanges): Buffer {
  return isPacked === true ? inflateRawSync(content, ZLIB) : content;
}

/** What of an image has to be kept beside `base`, so that many that were made from one take little memory. */
export function changesOf(image: Buffer, base: Buffer): ImageChanges {
  const isWhole = image.length > 2 * base.length || image.length > MOST_COMPARED_BYTES;
  if (isWhole) return { bytes: image.length, blocks: undefined, content: image };
  const blocks = changedBlocks(image, base, 0, Math.ceil(image.length / BLOCK_BYTES));
  return {
    bytes: image.length,
    blocks,
    content: Buffer.concat(blocks.map((block) => blockOf(image, block))),
  };
}

/** Halves first: most of an image is as it was, and a comparison costs nearly the same however long it is. */
function changedBlocks(image: Buffer, base: Buffer, from: number, to: number): number[] {
  const bytesOf = (bytes: Buffer) => bytes.subarray(from * BLOCK_BYTES, to * BLOCK_BYTES);
  if (bytesOf(image).equals(bytesOf(base))) return [];
  if (to - from === 1) return [from];
  const middle = (from + to) >> 1;
  return [...changedBlocks(image, base, from, middle), ...changedBlocks(image, base, middle, to)];
}

/** The image again. */
export function imageWith(changes: ImageChanges, base: Buffer): Buffer {
  if (changes.blocks === undefined) return contentOf(changes);
  return writeImage(changes, base, Buffer.allocUnsafeSlow(changes.bytes));
}

let reused = Buffer.alloc(0);

/**
 * The image again, in memory that the next call writes over: to be copied before. New memory for each image of some
 * megabytes costs several times the copy, because it is cleared page by page and collected as garbage.
 */
export function imageToCopy(changes: ImageChanges, base: Buffer): Buffer {
  const { blocks, bytes } = changes;
  if (blocks === undefined || bytes > MOST_COMPARED_BYTES) return imageWith(changes, base);
  if (reused.length < bytes) reused = Buffer.allocUnsafeSlow(bytes);
  return writeImage(changes, base, reused.subarray(0, bytes));
}

/** What lies beyond the length of `base` is among the blocks. */
function writeImage(changes: ImageChanges, base: Buffer, image: Buffer): Buffer {
  const content = contentOf(changes);
  base.copy(image, 0, 0, image.length);
  changes.blocks?.forEach((block, index) => {
    blockOf(content, index).copy(image, block * BLOCK_BYTES);
  });
  return image;
}

function blockOf(image: Buffer, block: number): Buffer {
  return image.subarray(block * BLOCK_BYTES, (block + 1) * BLOCK_BYTES);
}
