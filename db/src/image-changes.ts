/** Small beside a page of SQLite (4,096): the facts of a world change few bytes of many pages. */
const BLOCK_BYTES = 512;

/** The blocks in which an image differs from the one that it was made from; both have the same bytes elsewhere. */
type ImageChanges = {
  readonly bytes: number;
  readonly blocks: readonly number[];
  readonly content: Buffer;
};

/** What of an image has to be kept beside `base`, so that many that were made from one take little memory. */
export function changesOf(image: Buffer, base: Buffer): ImageChanges {
  const blocks = Array.from({ length: Math.ceil(image.length / BLOCK_BYTES) }, (_, block) => block).filter(
    (block) => !blockOf(image, block).equals(blockOf(base, block)),
  );
  return {
    bytes: image.length,
    blocks,
    content: Buffer.concat(blocks.map((block) => blockOf(image, block))),
  };
}

/** The image again. */
export function imageWith({ bytes, blocks, content }: ImageChanges, base: Buffer): Buffer {
  const image = Buffer.alloc(bytes);
  base.copy(image, 0, 0, bytes);
  blocks.forEach((block, index) => {
    blockOf(content, index).copy(image, block * BLOCK_BYTES);
  });
  return image;
}

function blockOf(image: Buffer, block: number): Buffer {
  return image.subarray(block * BLOCK_BYTES, (block + 1) * BLOCK_BYTES);
}
