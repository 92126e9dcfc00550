import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { MOST_BUG_BYTES } from '@canada28/shared/control/bug.control.ts';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ZipFile as NewZip } from 'yazl';
import { ControlError } from '../control-error.ts';
import { PART, type PartName } from './bug-file.ts';

/** The parts of a file by their names. */
export type Parts = Partial<Record<PartName, Buffer>>;

const MEGABYTE = 1024 * 1024;

/** So many bytes each part may have once it is unpacked; the parts that are not read here are for people. */
const MOST_BYTES: Readonly<Record<PartName, number>> = {
  [PART.page]: 64 * MEGABYTE,
  [PART.facts]: MEGABYTE,
  [PART.image]: MOST_BUG_BYTES,
  [PART.beginning]: MOST_BUG_BYTES,
  [PART.journal]: 128 * MEGABYTE,
  [PART.har]: 256 * MEGABYTE,
  [PART.test]: 64 * MEGABYTE,
  [PART.history]: MEGABYTE,
  [PART.faults]: 64 * MEGABYTE,
  [PART.settings]: MEGABYTE,
};

/** What a world is made of. */
const READ: ReadonlySet<string> = new Set([
  PART.facts,
  PART.image,
  PART.beginning,
  PART.journal,
  PART.history,
]);

/**
 * Packs the parts, off the thread that serves others; the moment (epoch ms of the wall) is that of each of them. Refuses
 * in a sentence what would not be opened again.
 */
export async function packParts(parts: Parts, savedAtMs: number): Promise<Buffer> {
  const zip = new NewZip();
  const mtime = new Date(savedAtMs);
  for (const [name, content] of Object.entries(parts) as [PartName, Buffer][]) {
    refuseLargePart(name, content.length);
    zip.addBuffer(content, name, { mtime });
  }
  zip.end();
  const file = await buffer(zip.outputStream);
  refuseToSave('Its file', file.length, MOST_BUG_BYTES);
  return file;
}

/** Refuses a part of so many bytes, which may be known before it is made. */
export function refuseLargePart(name: PartName, bytes: number): void {
  refuseToSave(`Its "${name}"`, bytes, MOST_BYTES[name]);
}

function refuseToSave(what: string, bytes: number, most: number): void {
  if (bytes > most)
    throw new ControlError(
      `The world is too large to be saved as a bug. ${what} would have ${bytes} bytes, and may have ${most}.`,
      { code: 409 },
    );
}

/**
 * Unpacks what a world is made of. Refuses in a sentence what is no zip of ours, before anything of it is unpacked: a
 * name that is none of the parts, one that is there twice, one that would be too large. No more is unpacked of a part
 * than it says, and it is held to its checksum.
 */
export async function unpackParts(file: Buffer): Promise<Parts> {
  try {
    const zip = await fromBufferPromise(file);
    const parts: Parts = {};
    for (const [name, entry] of await entriesOf(zip))
      if (READ.has(name)) parts[name] = await contentOf(zip, entry);
    return parts;
  } catch (error) {
    if (error instanceof ControlError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    // Some of them are sentences.
    const reason = message.replace(/\.$/, '');
    throw new ControlError(`The file is damaged, or no file of a bug: ${reason}.`, { cause: error });
  }
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<PartName, Entry>> {
  const entries = new Map<PartName, Entry>();
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize } = entry;
    if (!isPartName(fileName))
      throw new ControlError(
        `The file is no file of a bug: it holds "${fileName.slice(0, 60)}", which is no part of one.`,
      );
    if (entries.has(fileName))
      throw new ControlError(`The file is no file of a bug: it holds "${fileName}" twice.`);
    if (uncompressedSize > MOST_BYTES[fileName])
      throw new ControlError(
        `The file is no file of a bug: its "${fileName}" would have ${uncompressedSize} bytes, and may have ${MOST_BYTES[fileName]}.`,
      );
    entries.set(fileName, entry);
  }
  return entries;
}

function isPartName(name: string): name is PartName {
  return Object.hasOwn(MOST_BYTES, name);
}

/** Of a part that is longer than it says no more is unpacked: the stream fails there. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const content = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(content) !== entry.crc32)
    throw new ControlError(`The file is damaged: the checksum of its "${entry.fileName}" is another one.`);
  return content;
}
