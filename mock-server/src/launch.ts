import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { oldNode } from './old-node.ts';

/**
 * What a person starts: the program of the same name beside this file, with the code that V8 made of it at an earlier
 * start. To make it again takes as long as to create a world (decision 098).
 */

const PROGRAM = fileURLToPath(import.meta.url).replace(/\.js$/, '.cjs');
const CACHED_CODE = `${PROGRAM}.code`;
const DIGEST_BYTES = 32;
/** By then what a start needs has run, and so has been compiled. */
const STARTED_AFTER_MS = 2000;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/** Of program and code: V8 itself compares no more than the length of the program, and takes the code for sound. */
function digestOf(source: string, code: Uint8Array): Buffer {
  return Buffer.from(sha256(`${sha256(source)}${sha256(code)}`), 'hex');
}

function cachedCode(source: string): Buffer | undefined {
  if (!existsSync(CACHED_CODE)) return undefined;
  const cached = readFileSync(CACHED_CODE);
  const code = cached.subarray(DIGEST_BYTES);
  return cached.subarray(0, DIGEST_BYTES).equals(digestOf(source, code)) ? code : undefined;
}

/** Another process may do the same: each finds a whole file. A folder that is read-only stays as it is. */
function cacheCode(source: string, script: Script): void {
  const code = script.createCachedData();
  const written = `${CACHED_CODE}.${process.pid}`;
  try {
    writeFileSync(written, Buffer.concat([digestOf(source, code), code]));
    renameSync(written, CACHED_CODE);
  } catch {
    // The next start takes as long as this one did.
  }
}

/** Once what a start needs has run; caches what it compiled itself. */
function settle(compiled?: { readonly source: string; readonly script: Script }): void {
  if (compiled !== undefined) cacheCode(compiled.source, compiled.script);
  // Code that was made under this flag would be refused by the next start, which comes before it (decision 134).
  setFlagsFromString('--no-allocation-site-pretenuring');
}

const reason = oldNode();
if (reason !== undefined) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

const source = readFileSync(PROGRAM, 'utf8');
const cachedData = cachedCode(source);
const script = new Script(Module.wrap(source), { filename: PROGRAM, ...(cachedData && { cachedData }) });
script.runInThisContext()({}, createRequire(PROGRAM), {}, PROGRAM, dirname(PROGRAM));
// V8 refuses the code of another version of itself.
const isCompiled = cachedData !== undefined && !script.cachedDataRejected;
// Handed over: what a function of this module took from around it, 6 MB, would be retained to the end.
setTimeout(settle, STARTED_AFTER_MS, isCompiled ? undefined : { source, script }).unref();
