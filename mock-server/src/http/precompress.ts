import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed by their own formats; these are not. */
const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Lays a brotli and a gzip copy beside each text file of a folder, so that no request waits for a compression. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([
    keepIfSmaller(`${path}.br`, brotli, content),
    keepIfSmaller(`${path}.gz`, gzipped, content),
  ]);
}

/** A file of a few bytes grows when it is compressed. */
async function keepIfSmaller(path: string, compressed: Buffer, content: Buffer): Promise<void> {
  if (compressed.length < content.length) await writeFile(path, compressed);
}
