import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { ExpectedFailure } from './expected-failure.mjs';
import { ROOT, TOOLS } from './project.mjs';
import { runTool } from './run.mjs';

/** Everything that the built apps and the server are made from. */
const SOURCES = [
  'client',
  'db/src',
  'db/seeds',
  'mock-server/console',
  'mock-server/src',
  'shared/src',
  'shared/ui/src',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/kit',
  'scripts/lib/bundle-server.ts',
];
const OUTPUTS = ['client/dist/index.html', 'mock-server/console/dist/index.html', 'mock-server/dist/main.js'];
const STAMP_FILE = 'mock-server/dist/built-from';

const IGNORED = /^(?:dist|e2e|node_modules|testing|test-results)$|\.test\.tsx?$/;

/**
 * @param {string} path
 * @returns {string[]} one line a file: path, size and time of the last change
 */
function describeFiles(path) {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return [];
  if (!status.isDirectory()) return [`${relative(ROOT, path)} ${status.size} ${status.mtimeMs}`];
  return readdirSync(path)
    .filter((name) => !IGNORED.test(name))
    .sort()
    .flatMap((name) => describeFiles(join(path, name)));
}

/**
 * The build-time settings of the client: those of its file, which a test runner has set in the environment, too.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function clientSettings(env) {
  const ofFile = parseEnv(readFileSync(join(ROOT, 'client/.env'), 'utf8'));
  const ofEnvironment = Object.entries(env).filter(([name]) => name.startsWith('VITE_'));
  return { ...ofFile, ...Object.fromEntries(ofEnvironment) };
}

/** Changes whenever a source or a build-time setting of an app does. */
export function sourceFingerprint() {
  const settings = Object.entries(clientSettings(process.env));
  const lines = SOURCES.flatMap((source) => describeFiles(join(ROOT, source)));
  return createHash('sha256')
    .update(JSON.stringify([lines, settings.sort()]))
    .digest('hex');
}

/** @param {string} fingerprint of the sources, taken before the build read them */
export function markBuilt(fingerprint) {
  writeFileSync(join(ROOT, STAMP_FILE), fingerprint);
}

function isBuilt() {
  if (![...OUTPUTS, STAMP_FILE].every((output) => existsSync(join(ROOT, output)))) return false;
  return readFileSync(join(ROOT, STAMP_FILE), 'utf8') === sourceFingerprint();
}

/** Builds apps and server unless what is built came from the sources as they are. */
export function ensureBuilt() {
  if (isBuilt()) return;
  // A test that needs a build says by its own environment that it is a test.
  if (!runTool(TOOLS.tsx, ['scripts/build.ts'], { env: { NODE_ENV: 'production' } })) {
    throw new ExpectedFailure('The build failed: the first error above says where.');
  }
}
