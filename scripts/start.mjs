import { ensureBuilt } from './lib/build-state.mjs';
import { runScript, WrongUsage } from './lib/expected-failure.mjs';
import { checkDatabaseNode } from './lib/node-version.mjs';

const USAGE = `npm start                  settings are environment variables: docs/settings.md
npm start -- FILE.c28      opens a saved bug in it`;

await runScript(async () => {
  const [word, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new WrongUsage(`One file at a time.\n\n${USAGE}`);
  if (word?.startsWith('-')) throw new WrongUsage(`There is no option ${word}.\n\n${USAGE}`);
  checkDatabaseNode();
  ensureBuilt();
  // In this very process: Ctrl-C reaches the server, and none is left behind without its starter.
  await import(new URL('../mock-server/dist/main.js', import.meta.url).href);
});
