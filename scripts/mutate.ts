import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './lib/changed-copy.ts';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { runNpmCi } from './lib/npm.mjs';
import { ROOT } from './lib/project.mjs';
import { runVisibly } from './lib/run.mjs';
import { readOptions } from './mutate/options.ts';
import { describe, type Files, foundPerCent, LEAST_PER_CENT, withoutEquivalent } from './mutate/report.ts';

/** Its packages are its own: few who work here need them (decision 133). */
const PACKAGES = 'scripts/mutate/node_modules';
const STRYKER = join(ROOT, PACKAGES, '@stryker-mutator/core/bin/stryker.js');
const CONFIG = 'stryker.json';
const REPORT = 'mutants.json';

/** `npm run mutate -- PATH`: changes the source in small ways in a copy of the project, and tells what no test notices. */
await runScript(() => {
  const { mutate, tests } = readOptions(process.argv.slice(2));
  if (!existsSync(STRYKER) && !runNpmCi(join(ROOT, 'scripts/mutate'), ['--legacy-peer-deps']))
    throw new ExpectedFailure('StrykerJS could not be installed: npm says above why.');
  const copy = copyProject();
  try {
    symlinkSync(join(ROOT, PACKAGES), join(copy, PACKAGES));
    writeFileSync(join(copy, CONFIG), JSON.stringify(configOf(mutate)));
    const env = { MUTATE_TESTS: tests.join(',') };
    if (!runVisibly(process.execPath, [STRYKER, 'run', CONFIG], { folder: copy, env }))
      throw new ExpectedFailure('StrykerJS did not end well: it says above why.');
    const report = JSON.parse(readFileSync(join(copy, REPORT), 'utf8')) as { readonly files: Files };
    const files = withoutEquivalent(report.files);
    console.log(`\n${describe(files)}`);
    if (foundPerCent(files) < LEAST_PER_CENT) process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

function configOf(mutate: readonly string[]) {
  return {
    mutate,
    // The copy is thrown away, and its workspaces are links to its own folders.
    inPlace: true,
    testRunner: 'vitest',
    plugins: [join(ROOT, PACKAGES, '@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // What stands in a module beside its functions is done once, when it is loaded.
    ignoreStatic: true,
    timeoutMS: 20_000,
    reporters: ['json', 'progress'],
    logLevel: 'warn',
    jsonReporter: { fileName: REPORT },
    allowEmpty: true,
  };
}
