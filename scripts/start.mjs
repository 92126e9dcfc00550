import { ensureBuilt } from './lib/build-state.mjs';
import { runScript } from './lib/expected-failure.mjs';
import { checkDatabaseNode } from './lib/node-version.mjs';

await runScript(async () => {
  checkDatabaseNode();
  ensureBuilt();
  // In this very process: Ctrl-C reaches the server, and none is left behind without its starter.
  await import(new URL('../mock-server/dist/main.js', import.meta.url).href);
});
