import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../lib/project.mjs';
import { formatOf } from './binary-format.ts';
import { checkBundle, REQUIRED } from './check-bundle.ts';
import { platformOf } from './platform.ts';
import { isThisMachine, kindOf, readTargets, TARGETS, type Target } from './targets.ts';

const BINARIES = join(ROOT, 'node_modules/better-sqlite3/prebuilds');
const binaryOf = (target: Target) => join(BINARIES, `${kindOf(target)}.node`);

const [linux, windows, mac] = readTargets(['--for', 'linux-x64,win-x64,mac-arm64']) as [
  Target,
  Target,
  Target,
];

test.each(TARGETS)('for $name npm brings a Node and a binary of the database', (target) => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'scripts/node/package-lock.json'), 'utf8'));
  expect(packages[`node_modules/${target.nodePackage}`]).toMatchObject({
    os: target.system,
    cpu: target.cpu,
    integrity: expect.stringMatching(/^sha512-/),
  });
  expect(formatOf(readFileSync(binaryOf(target)))?.kind).toBe(kindOf(target));
});

test('what is no binary has no format, and one for other processors is none of ours', () => {
  expect(formatOf(Buffer.from('#!/bin/sh'))).toBeUndefined();
  expect(formatOf(Buffer.alloc(100))).toBeUndefined();
  const start = readFileSync(binaryOf(linux)).subarray(0, 100);
  start.writeUInt16LE(3, 18);
  expect(formatOf(start)).toEqual({ kind: 'other', isSigned: false });
});

test('targets are those that --for names, else this machine', () => {
  expect([linux, windows, mac].map(({ name }) => name)).toEqual(['linux-x64', 'win-x64', 'mac-arm64']);
  expect(readTargets([])).toEqual(TARGETS.filter(isThisMachine));
  expect(() => readTargets(['--for', 'win-x64,amiga'])).toThrow(
    'There is no bundle for "amiga", but for linux-x64',
  );
  expect(() => readTargets(['--four'])).toThrow('npm run bundle [-- --for linux-x64');
});

/** What a check looks at; a binary of the database stands for Node, too. */
function bundleFor(target: Target): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { nodeFile, startFile, startText } = platformOf(target.system);
  const put = (path: string, write: (path: string) => void) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    write(join(folder, path));
  };
  for (const path of REQUIRED) put(path, (at) => writeFileSync(at, ''));
  put(`program/${nodeFile}`, (at) => cpSync(binaryOf(target), at));
  put(databaseIn(target), (at) => cpSync(binaryOf(target), at));
  put(startFile, (at) => writeFileSync(at, startText));
  for (const path of [startFile, `program/${nodeFile}`]) chmodSync(join(folder, path), 0o755);
  return folder;
}

const databaseIn = (target: Target) => `program/node_modules/better-sqlite3/prebuilds/${kindOf(target)}.node`;

test.each([linux, windows, mac])('a bundle for $name that is right is accepted on any machine', (target) => {
  expect(() => checkBundle(bundleFor(target), target)).not.toThrow();
});

test.each(REQUIRED)('a bundle without %s is refused', (path) => {
  const folder = bundleFor(windows);
  rmSync(join(folder, path));
  expect(() => checkBundle(folder, windows)).toThrow(`${path} is missing`);
});

test.each<[string, Target, (folder: string) => void]>([
  [
    'program/node.exe is for linux-x64',
    windows,
    (at) => cpSync(binaryOf(linux), join(at, 'program/node.exe')),
  ],
  ['program/node is missing', mac, (at) => rmSync(join(at, 'program/node'))],
  ['win32-x64.node is missing', windows, (at) => rmSync(join(at, databaseIn(windows)))],
  ['win32-x64.node is no binary', windows, (at) => writeFileSync(join(at, databaseIn(windows)), 'text')],
  ['darwin-arm64.node is not signed', mac, (at) => unsign(join(at, databaseIn(mac)))],
  ['start.cmd is missing', windows, (at) => rmSync(join(at, 'start.cmd'))],
  ['start.cmd is another text', windows, (at) => writeFileSync(join(at, 'start.cmd'), '@echo off\n')],
])('a bundle is refused where %s', (trouble, target, spoil) => {
  const folder = bundleFor(target);
  spoil(folder);
  expect(() => checkBundle(folder, target)).toThrow(trouble);
});

test.skipIf(process.platform === 'win32')('a start file that may not be started is refused', () => {
  const folder = bundleFor(mac);
  chmodSync(join(folder, 'start.command'), 0o644);
  expect(() => checkBundle(folder, mac)).toThrow('start.command may not be started');
});

/** Says that the header has no commands, of which the signature is one. */
function unsign(path: string): void {
  const bytes = readFileSync(path);
  bytes.writeUInt32LE(0, 16);
  writeFileSync(path, bytes);
}
