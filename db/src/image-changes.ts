const PAGE_BYTES = 4096;

/** The pages in which an image differs from the one that it was made from; both have the same bytes elsewhere. */
type ImageChanges = {
  readonly bytes: number;
  readonly pages: readonly number[];
  readonly content: Buffer;
};

/** What of an image has to be kept beside `base`, so that many that were made from one take little memory. */
export function changesOf(image: Buffer, base: Buffer): ImageChanges {
  const pages = Array.from({ length: Math.ceil(image.length / PAGE_BYTES) }, (_, page) => page).filter(
    (page) => !pageOf(image, page).equals(pageOf(base, page)),
  );
  return { bytes: image.length, pages, content: Buffer.concat(pages.map((page) => pageOf(image, page))) };
}

/** The image again. */
export function imageWith({ bytes, pages, content }: ImageChanges, base: Buffer): Buffer {
  const image = Buffer.alloc(bytes);
  base.copy(image, 0, 0, bytes);
  pages.forEach((page, index) => {
    pageOf(content, index).copy(image, page * PAGE_BYTES);
  });
  return image;
}

function pageOf(image: Buffer, page: number): Buffer {
  return image.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
}
