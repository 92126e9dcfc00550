import { type BuildOptions, build } from 'esbuild';
import { ROOT } from './project.mjs';

/**
 * Loaded from node_modules at run time: compiled code (better-sqlite3), what only the documentation needs, its files
 * included (swagger), and worker threads started by file name (pino and what it streams to).
 */
export const NOT_BUNDLED = ['better-sqlite3', '@fastify/swagger', '@fastify/swagger-ui', 'pino'];

/** What CommonJS packages expect to find, inside a bundle that is an ES module. */
const COMMONJS_NAMES = [
  "import { createRequire as createRequireOfBundle } from 'node:module';",
  "import { fileURLToPath as pathOfBundle } from 'node:url';",
  'const require = createRequireOfBundle(import.meta.url);',
  'const __filename = pathOfBundle(import.meta.url);',
  "const __dirname = pathOfBundle(new URL('.', import.meta.url));",
].join('\n');

const FOR_NODE: BuildOptions = {
  absWorkingDir: ROOT,
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
};

/** Makes the server one file, which must lie two folders below the project's: it looks for migrations and client there. */
export async function bundleServer(outfile: string): Promise<void> {
  await build({ ...FOR_NODE, entryPoints: ['mock-server/src/main.ts'], outfile });
}

/** The server as a presenter starts it, as one file at the same depth; nobody reads its traces beside the source. */
export async function bundlePresenter(outfile: string): Promise<void> {
  await build({ ...FOR_NODE, entryPoints: ['mock-server/src/present.ts'], outfile, sourcemap: false });
}

/** Makes the test kit files that Node runs as they are, at the same depth; the server in them is read once it is started. */
export async function bundleKit(outdir: string): Promise<void> {
  await build({
    ...FOR_NODE,
    entryPoints: {
      testing: 'mock-server/src/kit/testing.ts',
      playwright: 'mock-server/src/kit/playwright.ts',
    },
    outdir,
    splitting: true,
    // Whoever debugs there has none of our source.
    sourcemap: false,
    chunkNames: 'kit-[hash]',
  });
}
