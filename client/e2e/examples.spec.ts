import { launchOptions } from '../../scripts/lib/browser.mjs';
import { bundleKit } from '../../scripts/lib/bundle-server.ts';
import { createStranger } from '../../scripts/lib/stranger.ts';
import { expect, test } from './support/test.ts';

/** The example's configuration, with the browser that this machine has. */
const CONFIG = `import config from './playwright.config.ts';
export default { ...config, reporter: 'line', use: { launchOptions: ${JSON.stringify(launchOptions())} } };`;

test('the example runs in a project that has the built kit linked', async () => {
  await bundleKit('mock-server/dist');
  const stranger = createStranger({ 'run.config.ts': CONFIG });
  const cli = 'node_modules/@playwright/test/cli.js';
  expect(await stranger.run(cli, 'test', '--config', 'run.config.ts')).toContain('1 passed');
  stranger.remove();
});
