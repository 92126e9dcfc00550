import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeCopy, copyProject } from './lib/changed-copy.ts';
import { runScript } from './lib/expected-failure.mjs';
import { chooseDefects } from './simulate/choose-defects.ts';
import type { PlantedDefect } from './simulate/planted-defects.ts';
import { readStory } from './simulate/story-file.ts';

/** Each has to be found, and made so short, within this time (ms) and so many steps. */
const MOST_MS = 10 * 60_000;
const MOST_STEPS = 8;
/** So many days, a world after the other, until one differs. */
const DAYS = 2000;

/** What came of one defect, as a row of a table; undefined where it was not found. */
function findDefect(copy: string, defect: PlantedDefect): string | undefined {
  const { name } = defect;
  const putBack = changeCopy(copy, defect);
  const found = join(copy, 'scripts/simulate/found');
  rmSync(found, { recursive: true, force: true });
  mkdirSync(found);
  const startMs = performance.now();
  const command = ['--import', 'tsx', 'scripts/simulate.ts', '--seed', '1', '--days', String(DAYS)];
  const run = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8', timeout: MOST_MS });
  const seconds = Math.round((performance.now() - startMs) / 1000);
  putBack();
  const [story] = readdirSync(found);
  if (story === undefined) {
    console.log(`✗ ${name}: not found in ${seconds} s\n${run.stdout.slice(-400)}${run.stderr.slice(-400)}`);
    return undefined;
  }
  const { seed, steps, differed } = readStory(join(found, story));
  console.log(
    `${steps.length <= MOST_STEPS ? '✓' : '✗'} | ${name} | ${seed} | ${seconds} s | ${steps.length} | ${differed[0]}`,
  );
  return steps.length <= MOST_STEPS ? name : undefined;
}

await runScript(() => {
  const chosen = chooseDefects(process.argv.slice(2));
  const copy = copyProject();
  try {
    const found = chosen.filter((planted) => findDefect(copy, planted) !== undefined);
    console.log(
      `${found.length} of ${chosen.length} planted defects were found, with ${MOST_STEPS} steps at most.`,
    );
    if (found.length < chosen.length) process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
