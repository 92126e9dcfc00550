import { expect, test } from '@playwright/test';
import { launchOptions } from '../lib/browser.mjs';
import { createStranger } from './stranger.ts';

/** The example's configuration, with the browser that this machine has, and time for it on a busy one. */
const CONFIG = `import config from './playwright.config.ts';
export default { ...config, reporter: 'line', timeout: 240_000, expect: { timeout: 60_000 }, use: { launchOptions: ${JSON.stringify(launchOptions())} } };`;

test('the example runs in a project that has installed the kit', async () => {
  // It is packed and installed: how long npm takes is not this project's to say.
  test.setTimeout(600_000);
  const stranger = await createStranger({ 'run.config.ts': CONFIG });
  const cli = 'node_modules/@playwright/test/cli.js';
  expect(await stranger.run(cli, 'test', '--config', 'run.config.ts')).toContain('1 passed');
  stranger.remove();
});
