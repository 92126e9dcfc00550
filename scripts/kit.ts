import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureKit } from './kit/pack-kit.ts';
import { readArgs, refusalWith } from './lib/command-line.ts';
import { runScript } from './lib/expected-failure.mjs';
import { ROOT } from './lib/project.mjs';

/** `npm run kit`: writes the test kit as an archive that other projects install. */
await runScript(async () => {
  readArgs(process.argv.slice(2), {}, refusalWith('npm run kit    writes the test kit as an archive'));
  const archive = await ensureKit();
  const path = relative(ROOT, archive);
  console.log(`${path}: ${(statSync(archive).size / 1e6).toFixed(1)} MB; npm install --save-dev ${archive}`);
});
