import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildClient } from 'vite';
import { markBuilt, sourceFingerprint } from './lib/build-state.mjs';
import { bundleServer } from './lib/bundle-server.ts';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { precompress } from './lib/precompress.ts';
import { ROOT } from './lib/project.mjs';

const CLIENT_OUTPUT = 'client/dist';
const SERVER_OUTPUT = 'mock-server/dist/main.js';

async function buildWholeClient(): Promise<void> {
  await buildClient({ root: join(ROOT, 'client'), logLevel: 'warn' });
  await precompress(join(ROOT, CLIENT_OUTPUT));
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
  await Promise.all([buildWholeClient(), bundleServer(SERVER_OUTPUT)]);
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
