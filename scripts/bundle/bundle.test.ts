import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NOT_BUNDLED } from '../lib/bundle-server.ts';
import { ROOT } from '../lib/project.mjs';
import { copyPackages } from './lay-out.ts';
import { packagesInside, packagesNeeded } from './locked-packages.ts';
import { platformOf } from './platform.ts';
import { readMe } from './read-me.ts';

/** The parts; the whole is tried by `npm run bundle` itself, each time it makes one. */

const LOCKED = {
  '': {},
  'node_modules/a': { dependencies: { b: '2', 'prebuild-install': '1' } },
  'node_modules/a/node_modules/b': { version: '2', dependencies: { c: '1', '@d/e': '1' } },
  'node_modules/b': { version: '1' },
  'node_modules/c': { dependencies: { a: '1' } },
  'node_modules/@d/e': {},
  'node_modules/prebuild-install': {},
  'node_modules/tool': { dev: true },
  'node_modules/@canada28/shared': { link: true },
};

test('a package comes with what it needs, each at the version that it finds, without its installers', () => {
  expect(packagesNeeded(LOCKED, ['a'])).toEqual([
    'node_modules/@d/e',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});

test('a package that is not locked is an error', () => {
  expect(() => packagesNeeded(LOCKED, ['unknown'])).toThrow('package-lock.json does not hold unknown.');
});

test('licences come of everything but tools and our own', () => {
  expect(packagesInside(LOCKED)).toHaveLength(6);
});

test('what the server loads at run time is locked', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const places = packagesNeeded(packages, NOT_BUNDLED);
  expect(places).toEqual(
    expect.arrayContaining([
      'node_modules/better-sqlite3',
      'node_modules/@fastify/static',
      'node_modules/@fastify/swagger',
    ]),
  );
  expect(places.filter((place) => packages[place].dev)).toEqual([]);
});

test.each([['win32', 'start.cmd', 'zip'] as const, ['darwin', 'start.command', 'tar.gz'] as const])(
  'on %s it is started by %s, out of a %s',
  (system, startFile, archiveEnding) => {
    const platform = platformOf(system);
    expect(platform).toMatchObject({ startFile, archiveEnding });
    expect(readMe(system, startFile)).toContain(`Double-click ${startFile}.`);
  },
);

test('on Windows the start file finds its folder by itself', () => {
  const { startText } = platformOf('win32');
  const lines = startText.split('\r\n');
  expect(lines).toContain('"%~dp0program\\node.exe" "%~dp0program\\mock-server\\dist\\present.js" %*');
  expect(startText.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('on Windows a start out of the archive that is only looked at says what to do, in a window that stays', () => {
  const lines = platformOf('win32').startText.split('\r\n');
  expect(lines[1]).toBe('if not exist "%~dp0program\\node.exe" goto packed');
  expect(lines.slice(lines.indexOf(':packed'))).toEqual(
    expect.arrayContaining(['chcp 65001 >nul', expect.stringMatching(/^echo Unpack the whole/), 'pause']),
  );
});

test.skipIf(process.platform === 'win32').each([
  ['by its full path', '/', (folder: string) => join(folder, 'start.sh')],
  ['by its name', undefined, () => 'start.sh'],
  ['from beside', undefined, () => './start.sh'],
])('the start file needs no PATH and bears blanks, %s', (_, from, pathOf) => {
  const folder = mkdtempSync(join(tmpdir(), 'canada 28 '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const node = join(folder, 'program', 'node');
  mkdirSync(join(folder, 'program'));
  writeFileSync(node, '#!/bin/sh\necho "$@"\n');
  chmodSync(node, 0o755);
  writeFileSync(join(folder, 'start.sh'), platformOf('linux').startText);
  const cwd = from ?? folder;
  const { stdout, stderr } = spawnSync('/bin/sh', [pathOf(folder)], {
    cwd,
    env: { PATH: '' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/program\/mock-server\/dist\/present\.js\n$/);
});

test.skipIf(process.platform === 'win32').each(['linux', 'darwin'] as const)(
  'on %s a Node that cannot run is explained in five languages',
  (system) => {
    const folder = mkdtempSync(join(tmpdir(), 'canada 28 '));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'program'));
    writeFileSync(join(folder, 'program', 'node'), '#!/bin/sh\necho missing library >&2\nexit 127\n', {
      mode: 0o755,
    });
    writeFileSync(join(folder, 'start.sh'), platformOf(system).startText);
    const started = spawnSync('/bin/sh', [join(folder, 'start.sh')], { env: { PATH: '' }, encoding: 'utf8' });
    expect(started).toMatchObject({ status: 1, stderr: 'missing library\n' });
    expect(started.stdout.match(/Canada 28|加拿大28|カナダ28|캐나다 28/g)).toHaveLength(5);
  },
);

test.each([
  ['linux', '/present.js" --story=first-win --booth "$@"\n'],
  ['win32', '\\present.js" --story=first-win --booth %*\r\n'],
] as const)(
  'on %s a start file names what its bundle opens, and passes on what it was given',
  (system, line) => {
    expect(platformOf(system, ['--story=first-win', '--booth']).startText).toContain(line);
  },
);

test('of the binaries of the database a bundle brings the one for its own kind of machine', () => {
  const program = mkdtempSync(join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(program, { recursive: true }));
  copyPackages(program, 'win32-x64');
  const folder = join(program, 'node_modules/better-sqlite3/prebuilds');
  expect(readdirSync(folder)).toEqual(['win32-x64.node']);
});

test('the READ ME speaks five languages, as each editor reads them', () => {
  const text = readMe('darwin', 'start.command');
  expect(text.match(/start\.command/g)).toHaveLength(5);
  for (const title of ['CANADA 28 -', '加拿大28 - 演示', '加拿大28 - 示範', 'カナダ28 -', '캐나다 28 -'])
    expect(text).toContain(`\r\n${title}`);
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text).not.toMatch(/[^\r]\n|[{}]/);
});
