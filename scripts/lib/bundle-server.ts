import { build } from 'esbuild';
import { ROOT } from './project.mjs';

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

/** Makes the server one file, which must lie two folders below the project's: it looks for migrations and client there. */
export async function bundleServer(outfile: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['mock-server/src/main.ts'],
    outfile,
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
