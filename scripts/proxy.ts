import closeWithGrace from 'close-with-grace';
import { ensureBuilt } from './lib/build-state.mjs';
import { runScript } from './lib/expected-failure.mjs';
import { checkDatabaseNode } from './lib/node-version.mjs';
import { runProxy } from './proxy/run-proxy.ts';

const COULD_NOT_BE_TRIED = 2;

/** `npm run proxy`: the mock in front of another server, or of a recording of one, until Ctrl-C. */
await runScript(async () => {
  checkDatabaseNode();
  ensureBuilt();
  const folder = process.env.INIT_CWD ?? process.cwd();
  const { text, end } = await runProxy(process.argv.slice(2), { env: process.env, folder });
  console.log(text);
  closeWithGrace({ delay: 10_000 }, async () => {
    const ended = await end();
    console.log(ended.text);
    process.exit(ended.exitCode);
  });
}, COULD_NOT_BE_TRIED);
