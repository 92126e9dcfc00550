import closeWithGrace from 'close-with-grace';
import { ensureBuilt } from './lib/build-state.mjs';
import { NOTHING_WAS_TRIED, runScript } from './lib/expected-failure.mjs';
import { withFileTrouble } from './lib/file-trouble.ts';
import { checkDatabaseNode } from './lib/node-version.mjs';
import { runProxy } from './proxy/run-proxy.ts';

/** `npm run proxy`: the mock in front of another server, or of a recording of one, until Ctrl-C. */
async function proxy(): Promise<void> {
  checkDatabaseNode();
  const folder = process.env.INIT_CWD ?? process.cwd();
  const { text, end } = await runProxy(process.argv.slice(2), {
    env: process.env,
    folder,
    build: ensureBuilt,
  });
  console.log(text);
  closeWithGrace({ delay: 10_000 }, async () => {
    const ended = await end();
    console.log(ended.text);
    process.exit(ended.exitCode);
  });
}

await runScript(() => withFileTrouble(proxy), NOTHING_WAS_TRIED);
