import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

/** A program that goes on, so that its code is kept, until it is told to end. */
const programSaying = (word: string) =>
  `console.log('${word}'); process.stdin.resume().on('end', () => process.exit());`;

let launcher = '';
let program = '';
let cachedCode = '';

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  [launcher, program] = [join(folder, 'main.js'), join(folder, 'main.cjs')];
  cachedCode = `${program}.code`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const source = new URL('launch.ts', import.meta.url).pathname;
  await build({ entryPoints: [source], bundle: true, outfile: launcher, format: 'esm', platform: 'node' });
  writeFileSync(program, programSaying('first'));
});

/** Runs the program while something is waited for, and answers what it said. */
async function said(until: () => unknown = () => undefined): Promise<string> {
  const child = spawn(process.execPath, [launcher], { stdio: ['pipe', 'pipe', 'inherit'] });
  const printed = text(child.stdout);
  const ended = once(child, 'exit');
  await until();
  child.stdin.end();
  await ended;
  return (await printed).trim();
}

const sha256 = (data: string | Uint8Array) => hash('sha256', data);

const isCached = () => expect.poll(() => existsSync(cachedCode)).toBe(true);

test('what a start compiled is run from then on', async () => {
  expect(await said(isCached)).toBe('first');
  // The program changes, and the digest with it: who compiled it again would say so.
  writeFileSync(program, programSaying('other'));
  const code = readFileSync(cachedCode).subarray(32);
  const digest = sha256(sha256(readFileSync(program)) + sha256(code));
  writeFileSync(cachedCode, Buffer.concat([Buffer.from(digest, 'hex'), code]));
  expect(await said()).toBe('first');
});

test('once its code is kept, V8 is told to make no object an old one at once', async () => {
  const tellsFlags = `require('node:v8').setFlagsFromString = (flag) => console.log(flag);
    require('node:module').syncBuiltinESMExports();`;
  writeFileSync(program, `${tellsFlags} ${programSaying('first')}`);
  expect(await said(isCached)).toBe('first\n--no-allocation-site-pretenuring');
});

test('a program of the same length is another program', async () => {
  await said(isCached);
  writeFileSync(program, programSaying('other'));
  expect(await said()).toBe('other');
});

test('code that was damaged is not run', async () => {
  await said(isCached);
  const damaged = readFileSync(cachedCode);
  damaged.fill(0xff, damaged.length - 64);
  writeFileSync(cachedCode, damaged);
  expect(await said()).toBe('first');
});

test('code of which nothing was written is not run', async () => {
  writeFileSync(cachedCode, '');
  expect(await said()).toBe('first');
});

test('under a Node whose database would end it without a word it says so', async () => {
  const older = `data:text/javascript,Object.defineProperty(process.versions, 'napi', { value: '9' })`;
  const child = spawn(process.execPath, ['--import', older, launcher], {
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ printed, code }).toEqual({
    printed: `The mock needs Node 22.14 or newer; this is Node ${process.versions.node}.\n`,
    code: 1,
  });
});
