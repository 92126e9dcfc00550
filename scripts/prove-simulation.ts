import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { ROOT } from './lib/project.mjs';
import { PLANTED_DEFECTS, type PlantedDefect } from './simulate/planted-defects.ts';
import { readStory } from './simulate/story-file.ts';

/** Each has to be found, and made so short, within this time (ms) and so many steps. */
const MOST_MS = 10 * 60_000;
const MOST_STEPS = 8;
/** So many days, a world after the other, until one differs. */
const DAYS = 2000;

const COPIED = [
  'shared/src',
  'shared/fixtures',
  'shared/package.json',
  'db',
  'mock-server/src',
  'mock-server/pages',
  'mock-server/package.json',
  'scripts',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
];

/** A copy of the project beside it, whose workspaces are its own and whose packages are those of the project. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const path of COPIED)
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (from) => !from.includes('node_modules'),
    });
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@canada28'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@canada28') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  for (const workspace of ['shared', 'db', 'mock-server'])
    symlinkSync(join(copy, workspace), join(packages, '@canada28', workspace));
  return copy;
}

/** What came of one defect, as a row of a table; undefined where it was not found. */
function findDefect(copy: string, { name, file, line, becomes }: PlantedDefect): string | undefined {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(line).length !== 2) throw new ExpectedFailure(`${file} does not have once: ${line}`);
  writeFileSync(
    path,
    sound.replace(line, () => becomes),
  );
  const found = join(copy, 'scripts/simulate/found');
  rmSync(found, { recursive: true, force: true });
  mkdirSync(found);
  const startMs = performance.now();
  const command = ['--import', 'tsx', 'scripts/simulate.ts', '--seed', '1', '--days', String(DAYS)];
  const run = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8', timeout: MOST_MS });
  const seconds = Math.round((performance.now() - startMs) / 1000);
  writeFileSync(path, sound);
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
  // A part of a name, or "1/3": every third one from the first on.
  const [wanted = ''] = process.argv.slice(2);
  const [first = 1, every = 1] = /^\d+\/\d+$/.test(wanted) ? wanted.split('/').map(Number) : [];
  const copy = copyProject();
  try {
    const chosen = PLANTED_DEFECTS.filter(({ name }, index) =>
      every > 1 ? index % every === first - 1 : name.includes(wanted),
    );
    const found = chosen.filter((planted) => findDefect(copy, planted) !== undefined);
    console.log(
      `${found.length} of ${chosen.length} planted defects were found, with ${MOST_STEPS} steps at most.`,
    );
    if (found.length < chosen.length) process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
