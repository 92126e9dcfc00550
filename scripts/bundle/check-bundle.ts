import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { type BinaryFormat, BYTES_LOOKED_AT, formatOf } from './binary-format.ts';
import { type Platform, platformOf } from './platform.ts';
import { kindOf, type Target } from './targets.ts';

const SQLITE_BINARIES = 'program/node_modules/better-sqlite3/prebuilds';

/** Without one of these it does not start, does not show something, or may not be handed on. */
export const REQUIRED = [
  'READ ME.txt',
  'licences/node.txt',
  'licences/packages.txt',
  'deploy/nginx.conf',
  'program/package.json',
  'program/client/dist/index.html',
  'program/db/migrations',
  'program/mock-server/console/dist/index.html',
  'program/mock-server/pages',
  'program/mock-server/dist/present.js',
  'program/mock-server/dist/present.cjs',
  'program/mock-server/dist/main.js',
  'program/mock-server/dist/main.cjs',
  'program/node_modules/better-sqlite3/lib/index.js',
];

/** Looks at an unpacked bundle as far as a machine of another kind can, too; refuses it with all that is wrong. */
export function checkBundle(folder: string, target: Target, platform = platformOf(target.system)): void {
  const nodeFile = `program/${platform.nodeFile}`;
  const binaries = new Map([
    [nodeFile, 'missing'],
    [`${SQLITE_BINARIES}/${kindOf(target)}.node`, 'missing'],
    ...binariesIn(folder, target),
  ]);
  const troubles = [
    ...REQUIRED.filter((path) => !existsSync(join(folder, path))).map((path) => `${path} is missing`),
    ...[...binaries]
      .filter(([, trouble]) => trouble !== '')
      .map(([path, trouble]) => `${path} is ${trouble}`),
    ...startTroubles(folder, platform, nodeFile),
  ];
  if (troubles.length > 0)
    throw new ExpectedFailure(`The bundle for ${target.name} is not right: ${troubles.join('; ')}.`);
}

/** Every program and library for machines in it, and what is wrong with each. */
function binariesIn(folder: string, target: Target): [path: string, trouble: string][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.flatMap((path) => {
    const format = formatOf(startOf(path));
    const name = relative(folder, path).split(sep).join('/');
    if (format !== undefined) return [[name, troubleOf(format, target)]];
    return name.endsWith('.node') ? [[name, 'no binary']] : [];
  });
}

function troubleOf({ kind, isSigned }: BinaryFormat, target: Target): string {
  if (kind !== kindOf(target)) return `for ${kind}`;
  return kind === 'darwin-arm64' && !isSigned ? 'not signed' : '';
}

function startOf(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(BYTES_LOOKED_AT);
    return start.subarray(0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}

function startTroubles(folder: string, { startFile, startText }: Platform, nodeFile: string): string[] {
  const path = join(folder, startFile);
  if (!existsSync(path)) return [`${startFile} is missing`];
  const isOther = readFileSync(path, 'utf8') !== startText;
  const isForShells = startText.startsWith('#!') && process.platform !== 'win32';
  const unstartable = isForShells ? [startFile, nodeFile].filter((name) => !isExecutable(folder, name)) : [];
  return [
    ...(isOther ? [`${startFile} is another text`] : []),
    ...unstartable.map((name) => `${name} may not be started`),
  ];
}

function isExecutable(folder: string, name: string): boolean {
  const status = statSync(join(folder, name), { throwIfNoEntry: false });
  return status !== undefined && (status.mode & 0o111) === 0o111;
}
