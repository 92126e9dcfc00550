import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../lib/project.mjs';
import { BYTES_LOOKED_AT, formatOf } from './binary-format.ts';
import { checkBundle, REQUIRED } from './check-bundle.ts';
import { platformOf } from './platform.ts';
import { kindOf, TARGETS, type Target } from './targets.ts';

const BINARIES = join(ROOT, 'node_modules/better-sqlite3/prebuilds');
/** As much of a binary of the database as is looked at; it stands for Node, too. */
const binaryOf = (target: Target) =>
  readFileSync(join(BINARIES, `${kindOf(target)}.node`)).subarray(0, BYTES_LOOKED_AT);

const NAMES = ['linux-x64', 'win-x64', 'mac-arm64'];
const [linux, windows, mac] = TARGETS.filter(({ name }) => NAMES.includes(name)) as [Target, Target, Target];

test.each(TARGETS)('for $name npm brings a Node and a binary of the database', (target) => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'scripts/node/package-lock.json'), 'utf8'));
  expect(packages[`node_modules/${target.nodePackage}`]).toMatchObject({
    os: target.system,
    cpu: target.cpu,
    integrity: expect.stringMatching(/^sha512-/),
  });
  expect(formatOf(binaryOf(target))?.kind).toBe(kindOf(target));
});

test('what is no binary has no format, and one for other processors is none of ours', () => {
  expect(formatOf(Buffer.from('#!/bin/sh'))).toBeUndefined();
  expect(formatOf(Buffer.alloc(100))).toBeUndefined();
  const start = binaryOf(linux);
  start.writeUInt16LE(3, 18);
  expect(formatOf(start)).toEqual({ kind: 'other', isSigned: false });
});

/** What a check looks at. */
function bundleFor(target: Target): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { nodeFile, startFile, startText } = platformOf(target.system);
  const put = (path: string, write: (path: string) => void) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    write(join(folder, path));
  };
  for (const path of REQUIRED) put(path, (at) => writeFileSync(at, ''));
  put(`program/${nodeFile}`, (at) => writeFileSync(at, binaryOf(target)));
  put(databaseIn(target), (at) => writeFileSync(at, binaryOf(target)));
  put(startFile, (at) => writeFileSync(at, startText));
  for (const path of [startFile, `program/${nodeFile}`]) chmodSync(join(folder, path), 0o755);
  return folder;
}

const databaseIn = (target: Target) => `program/node_modules/better-sqlite3/prebuilds/${kindOf(target)}.node`;

test.each([linux, windows, mac])('a bundle for $name that is right is accepted on any machine', (target) => {
  expect(() => checkBundle(bundleFor(target), target)).not.toThrow();
});

test('a bundle is refused with all that it lacks', () => {
  const folder = bundleFor(windows);
  for (const path of REQUIRED) rmSync(join(folder, path));
  expect(() => checkBundle(folder, windows)).toThrow(REQUIRED.map((path) => `${path} is missing`).join('; '));
});

test.each<[string, Target, (folder: string) => void]>([
  [
    'program/node.exe is for linux-x64',
    windows,
    (at) => writeFileSync(join(at, 'program/node.exe'), binaryOf(linux)),
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
