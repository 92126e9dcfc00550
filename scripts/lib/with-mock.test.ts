import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './project.mjs';

test('without its browser a script says so and ends, with no mock left behind', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'scripts/pictures.ts')],
    {
      cwd: ROOT,
      env: { PATH: process.env.PATH, CANADA28_BROWSER: '/nowhere' },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  expect(stderr).toContain('CANADA28_BROWSER names a browser that is not there: /nowhere');
  expect(status).toBe(1);
});
