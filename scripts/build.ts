import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundleServer } from 'esbuild';
import { build as buildClient } from 'vite';
import { markBuilt, sourceFingerprint } from './lib/build-state.mjs';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { precompress } from './lib/precompress.ts';
import { ROOT } from './lib/project.mjs';

const CLIENT_OUTPUT = 'client/dist';

/**
 * Loaded from node_modules at run time: compiled code (better-sqlite3), what only the documentation needs, its files
 * included (swagger), and worker threads started by file name (pino and what it streams to).
 */
const NOT_BUNDLED = ['better-sqlite3', '@fastify/swagger', '@fastify/swagger-ui', 'pino'];

/** What CommonJS packages expect to find, inside a bundle that is an ES module. */
const COMMONJS_NAMES = [
  "import { createRequire as createRequireOfBundle } from 'node:module';",
  "import { fileURLToPath as pathOfBundle } from 'node:url';",
  'const require = createRequireOfBundle(import.meta.url);',
  'const __filename = pathOfBundle(import.meta.url);',
  "const __dirname = pathOfBundle(new URL('.', import.meta.url));",
].join('\n');

async function buildWholeClient(): Promise<void> {
  await buildClient({ root: join(ROOT, 'client'), logLevel: 'warn' });
  await precompress(join(ROOT, CLIENT_OUTPUT));
}

async function buildServer(): Promise<void> {
  await bundleServer({
    absWorkingDir: ROOT,
    entryPoints: ['mock-server/src/main.ts'],
    outfile: 'mock-server/dist/main.js',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    external: NOT_BUNDLED,
    banner: { js: COMMONJS_NAMES },
    // Half the text to read at every start; names stay, so that a stack still tells something.
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'silent',
  });
}

function kilobytesOf(folder: string, ending: string): number {
  const bytes = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .reduce((sum, path) => sum + statSync(join(ROOT, folder, path)).size, 0);
  return Math.round(bytes / 1000);
}

async function buildAll(): Promise<void> {
  const startedMs = performance.now();
  const fingerprint = sourceFingerprint();
  await Promise.all([buildWholeClient(), buildServer()]);
  markBuilt(fingerprint);

  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const client = `client ${kilobytesOf(CLIENT_OUTPUT, '.js')} kB JS (${kilobytesOf(CLIENT_OUTPUT, '.js.br')} sent), ${kilobytesOf(CLIENT_OUTPUT, '.css')} kB CSS`;
  console.log(`Built in ${seconds} s: ${client}; server ${kilobytesOf('mock-server/dist', '.js')} kB`);
}

await runScript(() =>
  buildAll().catch((error: unknown) => {
    // Both bundlers put file, line and cause into the message; their own stack helps nobody.
    throw new ExpectedFailure(error instanceof Error ? error.message : String(error), { cause: error });
  }),
);
