import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ExpectedFailure } from '../lib/expected-failure.mjs';

/** Unpacks an archive into a folder with a blank in its name, which is gone once `use` has ended. */
export async function withUnpacked(
  archive: string,
  use: (folder: string) => Promise<void> | void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'canada 28 '));
  try {
    await (archive.endsWith('.zip') ? unpackZip(archive, folder) : unpackTar(archive, folder));
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The system's own, as its receiver unpacks it. */
function unpackTar(archive: string, folder: string): void {
  if (spawnSync('tar', ['-xf', archive, '-C', folder], { stdio: 'inherit' }).status !== 0)
    throw new ExpectedFailure('The archive could not be unpacked: see above.');
}

/** Without a program of the system: that of Linux is often not installed. */
async function unpackZip(archive: string, folder: string): Promise<void> {
  const zip = await openPromise(archive, { strictFileNames: true });
  for await (const entry of zip.eachEntry()) {
    const path = join(folder, entry.fileName);
    mkdirSync(dirname(path), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path));
  }
}
