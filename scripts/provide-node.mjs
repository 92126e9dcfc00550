import { runScript } from './lib/expected-failure.mjs';
import { ensurePinnedNode } from './lib/node-version.mjs';

/** After an `npm ci` by hand. */
await runScript(ensurePinnedNode);
