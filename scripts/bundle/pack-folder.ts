import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ZipFile } from 'yazl';
import { formatOf } from './binary-format.ts';

type PackedFile = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly mode: number;
  readonly mtime: Date;
};

/**
 * Packs a folder under its own name, by the archive's ending as zip or compressed tar. The tar programs of the systems
 * differ: that of Linux writes no zip, and on Windows no file is executable, so none would be on the Mac that unpacks it.
 */
export async function packFolder(folder: string, archive: string): Promise<void> {
  const files = filesOf(folder);
  await (archive.endsWith('.zip') ? writeZip(files, archive) : writeTar(files, archive));
}

function* filesOf(folder: string): Generator<PackedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) {
    const bytes = readFileSync(path);
    const name = [basename(folder), ...relative(folder, path).split(sep)].join('/');
    yield { name, bytes, mode: isProgram(bytes) ? 0o755 : 0o644, mtime: statSync(path).mtime };
  }
}

/** What a system may start, told by its content: the same on a system whose files do not say. */
function isProgram(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 2) === '#!' || formatOf(bytes) !== undefined;
}

async function writeZip(files: Iterable<PackedFile>, archive: string): Promise<void> {
  const zip = new ZipFile();
  const written = once(zip.outputStream.pipe(createWriteStream(archive)), 'close');
  for (const { name, bytes, mode, mtime } of files)
    zip.addBuffer(bytes, name, { mode: mode | 0o100000, mtime });
  zip.end();
  await written;
}

const BLOCK_BYTES = 512;

async function writeTar(files: Iterable<PackedFile>, archive: string): Promise<void> {
  await pipeline(Readable.from(tarOf(files)), createGzip(), createWriteStream(archive));
}

function* tarOf(files: Iterable<PackedFile>): Generator<Buffer> {
  for (const file of files) {
    yield tarHeader(file);
    yield file.bytes;
    yield Buffer.alloc(-file.bytes.length & (BLOCK_BYTES - 1));
  }
  yield Buffer.alloc(2 * BLOCK_BYTES);
}

/** POSIX ustar: fields of fixed length, numbers in octal, and a sum over them all in which its own place counts as blanks. */
function tarHeader({ name, bytes, mode, mtime }: PackedFile): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
  const [prefix, rest] = splitName(name);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  const fields: readonly (readonly [at: number, text: string])[] = [
    [0, rest],
    [100, octal(mode, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(bytes.length, 12)],
    [136, octal(Math.floor(mtime.getTime() / 1000), 12)],
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\0'],
    [263, '00'],
    [345, prefix],
  ];
  for (const [at, text] of fields) header.write(text, at);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)}\0 `, 148);
  return header;
}

/** A name longer than its field is cut at a folder. */
function splitName(name: string): readonly [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  const at = name.indexOf('/', name.length - 101);
  const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
  if (at < 1 || Buffer.byteLength(prefix) > 155 || Buffer.byteLength(rest) > 100)
    throw new Error(`${name} is too long a name for an archive.`);
  return [prefix, rest];
}
