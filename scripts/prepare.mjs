import { runScript } from './lib/expected-failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { ensurePinnedNode } from './lib/pinned-node.mjs';

/** Before `npm start` and `npm test`: what those need to run at all. */
await runScript(() => {
  checkNodeVersion();
  ensureInstalled();
  ensurePinnedNode();
});
