import { buildKit } from './lib/build-kit.ts';
import { runScript } from './lib/expected-failure.mjs';

await runScript(buildKit);
