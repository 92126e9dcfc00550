import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** A body of which more came is passed on and not read (control §13); bytes, before and after it is unpacked. */
export const MOST_COPIED_BYTES = 4 * 1024 * 1024;

/** Passes on what comes, and holds a copy of it for as long as that is short enough. */
export class CopiedStream extends Transform {
  #parts: Buffer[] = [];
  /** Of all that came. */
  bytes = 0;

  override _transform(part: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += part.length;
    if (this.bytes <= MOST_COPIED_BYTES) this.#parts.push(part);
    else this.#parts = [];
    done(null, part);
  }

  /** What came so far; undefined where it was too much. */
  get copy(): Buffer | undefined {
    return this.bytes > MOST_COPIED_BYTES ? undefined : Buffer.concat(this.#parts);
  }
}

const UNPACKING = { maxOutputLength: MOST_COPIED_BYTES };

type Unpack = (packed: Buffer) => Promise<Buffer>;

/** Node 20 has no zstd. */
const { zstdDecompress } = zlib as Partial<Pick<typeof zlib, 'zstdDecompress'>>;

const UNPACKS: Readonly<Record<string, Unpack>> = {
  gzip: (packed) => promisify(zlib.gunzip)(packed, UNPACKING),
  'x-gzip': (packed) => promisify(zlib.gunzip)(packed, UNPACKING),
  deflate: (packed) =>
    promisify(zlib.inflate)(packed, UNPACKING).catch(() => promisify(zlib.inflateRaw)(packed, UNPACKING)),
  br: (packed) => promisify(zlib.brotliDecompress)(packed, UNPACKING),
  ...(zstdDecompress !== undefined && {
    zstd: (packed: Buffer) => promisify(zstdDecompress)(packed, UNPACKING),
  }),
};

/** A body as it was before it was packed for the way; undefined where it cannot be read, or is too long. */
export async function unpacked(body: Buffer | undefined, encoding: string): Promise<Buffer | undefined> {
  let rest = body;
  const encodings = encoding.split(',').map((one) => one.trim().toLowerCase());
  for (const one of encodings.toReversed()) {
    if (one === '' || one === 'identity' || rest === undefined || rest.length === 0) continue;
    rest = await UNPACKS[one]?.(rest).catch(() => undefined);
  }
  return rest;
}
