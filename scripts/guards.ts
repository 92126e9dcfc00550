import { rmSync } from 'node:fs';
import { chooseGuards } from './guards/choose-guards.ts';
import { removeGuard } from './guards/remove-guard.ts';
import { writeSecurityPage } from './guards/security-page.ts';
import { copyProject } from './lib/changed-copy.ts';
import { runScript } from './lib/expected-failure.mjs';

/**
 * `npm run guards [-- PART]`: removes guard after guard in a copy of the project, sees that its test fails, and writes which
 * did into `docs/security.md`; PART of a heading, a name or a file chooses some.
 */
await runScript(() => {
  const chosen = chooseGuards(process.argv.slice(2));
  const copy = copyProject();
  try {
    const removed = new Map(chosen.map((guard) => [guard, told(removeGuard(copy, guard), guard.name)]));
    const missed = chosen.filter((guard) => removed.get(guard)?.length === 0);
    console.log(`${chosen.length - missed.length} of ${chosen.length} guards: without each, its test fails.`);
    if (missed.length > 0) process.exitCode = 1;
    else writeSecurityPage(removed);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/** Says at once what came of one. */
function told(failed: readonly string[], name: string): readonly string[] {
  console.log(`${failed.length > 0 ? '✓' : '✗'} ${name}`);
  for (const test of failed) console.log(`    ${test}`);
  return failed;
}
