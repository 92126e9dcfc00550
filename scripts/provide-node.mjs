import { runScript } from './lib/expected-failure.mjs';
import { ensurePinnedNode } from './lib/pinned-node.mjs';

/** After an `npm ci` by hand. */
await runScript(ensurePinnedNode);
