import { basename, dirname } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { ROOT } from './project.mjs';

/** Loaded from node_modules at run time: compiled code (better-sqlite3), and what only the documentation needs, its files included (swagger). */
export const NOT_BUNDLED = ['better-sqlite3', '@fastify/swagger', '@fastify/swagger-ui'];

/** What CommonJS packages expect to find, inside a bundle that is an ES module. */
const COMMONJS_NAMES = [
  "import { createRequire as createRequireOfBundle } from 'node:module';",
  "import { fileURLToPath as pathOfBundle } from 'node:url';",
  'const require = createRequireOfBundle(import.meta.url);',
  'const __filename = pathOfBundle(import.meta.url);',
  "const __dirname = pathOfBundle(new URL('.', import.meta.url));",
].join('\n');

/** What our own modules expect to find, inside a bundle that is none. */
const MODULE_NAMES = "const urlOfBundle = require('node:url').pathToFileURL(__filename).href;";

const FOR_NODE: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  mainFields: ['module', 'main'],
  external: NOT_BUNDLED,
  // Half the text to read at every start; names stay, so that a stack still tells something.
  minifySyntax: true,
  minifyWhitespace: true,
  logLevel: 'silent',
};

/** For a program whose lines others meet in the stack of an error. */
const READABLE: BuildOptions = { minifySyntax: false, minifyWhitespace: false };

type Program = {
  readonly entryPoint: string;
  readonly outfile: string;
  readonly sourcemap: boolean;
  readonly options?: BuildOptions;
};

/** What the server starts as a thread, found by its name beside the program. */
const THREAD = 'mock-server/src/control/snapshots/check-image.thread.ts';

/** One CommonJS file, as V8 can keep the code of (decision 098), and beside it its thread and what starts it. */
async function bundleProgram({ entryPoint, outfile, sourcemap, options }: Program): Promise<void> {
  await Promise.all([
    build({
      ...FOR_NODE,
      ...options,
      format: 'cjs',
      entryPoints: { [basename(outfile, '.js')]: entryPoint, [basename(THREAD, '.ts')]: THREAD },
      outdir: dirname(outfile),
      outExtension: { '.js': '.cjs' },
      define: { 'import.meta.url': 'urlOfBundle' },
      banner: { js: MODULE_NAMES },
      supported: { 'dynamic-import': false },
      sourcemap,
      sourcesContent: false,
    }),
    build({ ...FOR_NODE, entryPoints: ['mock-server/src/launch.ts'], outfile }),
  ]);
}

/** Makes the server one program, which must lie two folders below the project's: it looks for migrations and client there. */
export async function bundleServer(outfile: string, sourcemap = true): Promise<void> {
  await bundleProgram({ entryPoint: 'mock-server/src/main.ts', outfile, sourcemap });
}

/** The server as a presenter starts it, at the same depth; its traces are not read beside the source. */
export async function bundlePresenter(outfile: string): Promise<void> {
  await bundleProgram({ entryPoint: 'mock-server/src/present.ts', outfile, sourcemap: false });
}

/** The test kit, as files that Node runs as they are, and the server that it starts as a child, at the same depth. */
export async function bundleKit(outdir: string): Promise<void> {
  await Promise.all([
    bundleProgram({
      entryPoint: 'mock-server/src/main.ts',
      outfile: `${outdir}/main.js`,
      sourcemap: false,
      options: READABLE,
    }),
    build({
      ...FOR_NODE,
      ...READABLE,
      banner: { js: COMMONJS_NAMES },
      entryPoints: {
        controls: 'mock-server/src/kit/controls.ts',
        testing: 'mock-server/src/kit/testing.ts',
        playwright: 'mock-server/src/kit/playwright.ts',
      },
      outdir,
      // The server is read once it is started.
      splitting: true,
      chunkNames: 'kit-[hash]',
    }),
  ]);
}
