import fs, {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { writeAhead, writeBeside } from './written-file.ts';

let path = '';

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'written-'));
  path = join(folder, 'canada28.sqlite');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const failing = (code: string) => Object.assign(new Error(`${code}: it failed`), { code });

test('a file is written where only what was opened for writing can be synced, as on Windows', () => {
  const opened = new Map<number, string>();
  const files: typeof fs = {
    ...fs,
    openSync: (file, flags, mode) => {
      const descriptor = fs.openSync(file, flags, mode);
      opened.set(descriptor, String(flags));
      return descriptor;
    },
    fsyncSync: (descriptor) => {
      if (opened.get(descriptor) === 'r') throw failing('EPERM');
    },
  };
  writeBeside(path, Buffer.from('world'), { files })();
  expect(readFileSync(path, 'utf8')).toBe('world');
});

test.each([
  ['ENOSPC', /^The disk is full: .*canada28\.sqlite cannot be written\.$/],
  ['EACCES', /^The file .*canada28\.sqlite cannot be written: EACCES: it failed\.$/],
])(
  'where a file cannot be written (%s) the old one stays, nothing else, and a sentence says why',
  (code, why) => {
    writeFileSync(path, 'before');
    const files: typeof fs = {
      ...fs,
      writeFileSync: (file) => {
        fs.writeFileSync(file, 'half');
        throw failing(code);
      },
    };
    expect(() => writeBeside(path, Buffer.from('world'), { files })).toThrow(why);
    expect(readFileSync(path, 'utf8')).toBe('before');
    expect(readdirSync(dirname(path))).toEqual(['canada28.sqlite']);
  },
);

test('files that are written ahead lie beside the one that they are to replace, until each does or is dropped', async () => {
  writeFileSync(path, 'before');
  const [first, second] = await Promise.all([
    writeAhead(path, Buffer.from('first')),
    writeAhead(path, Buffer.from('second')),
  ]);
  expect(readdirSync(dirname(path))).toHaveLength(3);
  expect(readFileSync(path, 'utf8')).toBe('before');
  first.replace();
  second.drop();
  expect(readFileSync(path, 'utf8')).toBe('first');
  expect(readdirSync(dirname(path))).toEqual(['canada28.sqlite']);
});

test('where a file cannot be written ahead, a sentence says why', async () => {
  const away = join(dirname(path), 'nowhere', 'canada28.sqlite');
  await expect(writeAhead(away, Buffer.from('world'))).rejects.toThrow(
    /^The file .* cannot be written: ENOENT/,
  );
});

/** A file of Linux that can be opened to be written, and has no room. */
const FULL = '/dev/full';
/** More than this process has written ahead by then: the number of a write is in the name of its file. */
const MOST_WRITES = 1000;

test.skipIf(!existsSync(FULL))('on a full disk nothing is left of what was written ahead', async () => {
  const nexts = Array.from({ length: MOST_WRITES }, (_, write) => `${path}-${write + 1}-next`);
  for (const next of nexts) symlinkSync(FULL, next);
  await expect(writeAhead(path, Buffer.from('world'))).rejects.toThrow(/^The disk is full: /);
  expect(readdirSync(dirname(path))).toHaveLength(MOST_WRITES - 1);
});
