import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The root folder of the project, with a separator at its end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Resolves packages of the project; usable only after the installation. */
export const requireFromRoot = createRequire(new URL('../../package.json', import.meta.url));

/** The project's own tools as files for Node, so that no shell and no npm process stands between. */
export const TOOLS = {
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vitest: 'node_modules/vitest/vitest.mjs',
};
