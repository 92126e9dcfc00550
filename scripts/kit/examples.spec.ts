import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mockFixtures } from '@canada28/mock-server/kit/playwright.ts';
import { test as base, expect } from '@playwright/test';
import { launchOptions } from '../lib/browser.mjs';
import { createStranger, type Stranger } from './stranger.ts';

const test = base.extend(mockFixtures);

/** The example's configuration, with the browser that this machine has, and time for it on a busy one. */
const CONFIG = `import config from './playwright.config.ts';
export default { ...config, reporter: 'line', timeout: 240_000, expect: { timeout: 60_000 }, use: { launchOptions: ${JSON.stringify(launchOptions())} } };`;

/** A test that fails, against a mock that runs already. */
const FAILING = {
  'fails.config.ts': `export default { testMatch: 'fails.case.ts', reporter: [['line'], ['json', { outputFile: 'report.json' }]],
    use: { keepWorld: 'on-failure', mockUrl: process.env.TEST_MOCK_URL } };`,
  'fails.case.ts': `import { mockFixtures } from '@canada28/mock-server/testing/playwright';
import { test as base, expect } from '@playwright/test';
base.extend(mockFixtures)('fails', async ({ world }) => {
  const player = await world.player({ userName: 'linmei' });
  await player.call('user/updateUserInfo', { nickName: 'Maple' });
  expect(world.name).toBe('another');
});`,
};

/** It is packed and installed: how long npm takes is not this project's to say. */
const INSTALL_TIMEOUT_MS = 600_000;
const CLI = 'node_modules/@playwright/test/cli.js';

// One project for both.
test.describe.configure({ mode: 'default' });

let stranger: Stranger;

test.beforeAll(async () => {
  test.setTimeout(INSTALL_TIMEOUT_MS);
  stranger = await createStranger({ 'run.config.ts': CONFIG, ...FAILING });
});

test.afterAll(() => stranger.remove());

test('the example runs in a project that has installed the kit', async () => {
  test.setTimeout(INSTALL_TIMEOUT_MS);
  expect(await stranger.run(CLI, 'test', '--config', 'run.config.ts')).toContain('1 passed');
});

test('a failed test has what happened attached, and leaves its world where that is wanted', async ({
  mock,
}) => {
  const printed = await stranger
    .with({ TEST_MOCK_URL: mock.url })
    .run(CLI, 'test', '--config', 'fails.config.ts')
    .catch(String);
  const [, url = '', name = ''] =
    /(http:\/\/([\w-]+)\.localhost:\d+) is the world of "fails"/.exec(printed) ?? [];
  const world = await mock.world(name);
  expect(world.url).toBe(url);
  const { list } = await world.players({ userName: 'linmei' });
  expect(list).toMatchObject([{ nickName: 'Maple' }]);
  await world.delete();

  const attached = readAttachments(join(stranger.folder, 'report.json'));
  const textOf = (file: string) => String(attached.get(file));
  expect(JSON.parse(textOf('journal.json'))).toContainEqual(
    expect.objectContaining({ path: 'user/updateUserInfo', input: { nickName: 'Maple' } }),
  );
  expect(JSON.parse(textOf('calls.har'))).toMatchObject({ log: { version: '1.2' } });
  expect(textOf('copied.test.ts')).toContain('user/updateUserInfo');
  const opened = await mock.openBug(attached.get('bug.c28') ?? '');
  expect(opened.bug.title).toBe('fails');
  expect((await opened.players({ userName: 'linmei' })).list).toMatchObject([{ nickName: 'Maple' }]);
  await opened.delete();
});

type Report = {
  readonly suites: readonly {
    readonly specs: readonly {
      readonly tests: readonly {
        readonly results: readonly {
          readonly attachments: readonly { readonly name: string; readonly path?: string }[];
        }[];
      }[];
    }[];
  }[];
};

/** The files that the tests of a report have attached, by their names. */
function readAttachments(path: string): ReadonlyMap<string, Buffer> {
  // Playwright's own form.
  const { suites } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const results = suites.flatMap(({ specs }) =>
    specs.flatMap(({ tests }) => tests.flatMap((one) => one.results)),
  );
  const files = results.flatMap(({ attachments }) => attachments);
  return new Map(
    files.flatMap((file) => (file.path === undefined ? [] : [[file.name, readFileSync(file.path)]])),
  );
}
