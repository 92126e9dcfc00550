import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from '@canada28/mock-server/http/precompress.ts';
import { build } from 'vite';
import { markBuilt, sourceFingerprint } from './lib/build-state.mjs';
import { bundleServer } from './lib/bundle-server.ts';
import { readArgs, refusalWith } from './lib/command-line.ts';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { ROOT } from './lib/project.mjs';
import { replaceFolder } from './lib/replace-folder.ts';

const CLIENT_OUTPUT = 'client/dist';
const CONSOLE_OUTPUT = 'mock-server/console/dist';
const SERVER_OUTPUT = 'mock-server/dist/main.js';

/** Builds an app of the browser, with the copies of its files that are sent compressed. */
function buildApp(folder: string, output: string): Promise<void> {
  return replaceFolder(join(ROOT, output), async (outDir) => {
    await build({
      root: join(ROOT, folder),
      configFile: join(ROOT, folder, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    });
    await precompress(outDir);
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
  await Promise.all([
    buildApp('client', CLIENT_OUTPUT),
    buildApp('mock-server/console', CONSOLE_OUTPUT),
    bundleServer(SERVER_OUTPUT),
  ]);
  markBuilt(fingerprint);

  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const sizeOf = (output: string) =>
    `${kilobytesOf(output, '.js')} kB JS (${kilobytesOf(output, '.js.br')} sent), ${kilobytesOf(output, '.css')} kB CSS`;
  const apps = `client ${sizeOf(CLIENT_OUTPUT)}; console ${sizeOf(CONSOLE_OUTPUT)}`;
  console.log(`Built in ${seconds} s: ${apps}; server ${kilobytesOf('mock-server/dist', '.cjs')} kB`);
}

await runScript(() => {
  readArgs(process.argv.slice(2), {}, refusalWith('npm run build    builds client, console and server'));
  return buildAll().catch((error: unknown) => {
    // Both bundlers put file, line and cause into the message; their own stack tells nothing more.
    throw new ExpectedFailure(error instanceof Error ? error.message : String(error), { cause: error });
  });
});
