import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packFolder } from './pack-folder.ts';
import { withUnpacked } from './unpack.ts';

const DEEP = `${'folder/'.repeat(16)}a file with blanks.txt`;

function folderToPack(): string {
  const parent = mkdtempSync(join(tmpdir(), 'pack-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'bundle');
  mkdirSync(join(folder, DEEP, '..'), { recursive: true });
  writeFileSync(join(folder, DEEP), 'deep');
  writeFileSync(join(folder, 'empty.txt'), '');
  writeFileSync(join(folder, 'start.sh'), '#!/bin/sh\n', { mode: 0o644 });
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(100_001, 'ab'));
  return folder;
}

test.each(['tar.gz', 'zip'])('what was packed into a %s comes out of it', async (ending) => {
  const folder = folderToPack();
  const archive = `${folder}.${ending}`;
  await packFolder(folder, archive);
  await withUnpacked(archive, (parent) => {
    for (const path of [DEEP, 'empty.txt', 'start.sh', 'large.bin'])
      expect(readFileSync(join(parent, 'bundle', path))).toEqual(readFileSync(join(folder, path)));
  });
});

test.skipIf(process.platform === 'win32')(
  'a start file may be started where it is unpacked, whatever the system that packed it says of files',
  async () => {
    const folder = folderToPack();
    await packFolder(folder, `${folder}.tar.gz`);
    await withUnpacked(`${folder}.tar.gz`, (parent) => {
      const modeOf = (path: string) => statSync(join(parent, 'bundle', path)).mode & 0o111;
      expect(modeOf('start.sh')).toBe(0o111);
      expect(modeOf('empty.txt')).toBe(0);
    });
  },
);

test('a name that no tar can hold is an error', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'pack-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  mkdirSync(join(parent, 'bundle'));
  writeFileSync(join(parent, 'bundle', 'n'.repeat(120)), '');
  await expect(packFolder(join(parent, 'bundle'), join(parent, 'bundle.tar.gz'))).rejects.toThrow(
    'too long a name',
  );
});
