import { Transform, type TransformCallback } from 'node:stream';
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

type Unpack = (packed: Buffer) => Buffer;

/** Node 20 has no zstd. */
const { zstdDecompressSync } = zlib as Partial<Pick<typeof zlib, 'zstdDecompressSync'>>;

const UNPACKS: Readonly<Record<string, Unpack>> = {
  gzip: (packed) => zlib.gunzipSync(packed, UNPACKING),
  'x-gzip': (packed) => zlib.gunzipSync(packed, UNPACKING),
  // Some servers leave its head out, whose first byte ends in 8 (RFC 1950).
  deflate: (packed) =>
    ((packed[0] ?? 0) & 0x0f) === 8
      ? zlib.inflateSync(packed, UNPACKING)
      : zlib.inflateRawSync(packed, UNPACKING),
  br: (packed) => zlib.brotliDecompressSync(packed, UNPACKING),
  ...(zstdDecompressSync !== undefined && {
    zstd: (packed: Buffer) => zstdDecompressSync(packed, UNPACKING),
  }),
};

/**
 * A body as it was before it was packed for the way; undefined where it cannot be read, or is too long. It waits for
 * no thread: the journal is read right after the reply, and has to hold the call by then.
 */
export function unpacked(body: Buffer | undefined, encoding: string): Buffer | undefined {
  let rest = body;
  const encodings = encoding.split(',').map((one) => one.trim().toLowerCase());
  try {
    for (const one of encodings.toReversed()) {
      if (one === '' || one === 'identity' || rest === undefined || rest.length === 0) continue;
      rest = UNPACKS[one]?.(rest);
    }
    return rest;
  } catch {
    return undefined;
  }
}
