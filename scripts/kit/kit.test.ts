import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Planted, type Reply, startForeignServer } from '../../client/e2e/foreign/foreign-server.ts';
import { ROOT } from '../lib/project.mjs';
import { kitPackage } from './kit-package.ts';
import { ensureKit } from './pack-kit.ts';
import { createStranger, type Stranger } from './stranger.ts';

/** The packed kit and the examples of docs/testing.md, in a project that has installed it and knows nothing of ours. */

const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2022',
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    types: ['node'],
    skipLibCheck: true,
  },
  include: ['*.ts'],
};

/** Calls of the kit that its types refuse: on its fourth and its fifth line. */
const WRONG = `import { connectMock } from '@canada28/mock-server/testing';
      const world = await connectMock('http://localhost:2828').world('default');
      const player = await world.logIn('demo');
      await player.call('game/gameBet.do', { lotteryId: '1' });
      await world.faults.add('**', { latencyMs: 'long' });`;

/** Starts a mock as a child, tells where, and ends as it is told to: never by closing the mock. */
const LEAVES = `import { startMock } from '@canada28/mock-server/testing';
const { url } = await startMock({ child: true });
console.log(url);
process.stdin.once('data', () => { throw new Error('not caught'); });`;

/** A refusal that nothing catches. */
const REFUSED = `import { startMock } from '@canada28/mock-server/testing';
const mock = await startMock();
await mock.createWorld({ scenario: 'fresh-instal' });`;

/** The archive, in bytes: it holds the server twice, and with it what sends calls on to others (decision 131). */
const MOST_BYTES = 4_500_000;

/** Brings a snapshot back as a file, which a thread of the server checks, wherever that runs. */
const UPLOADS = `
import { startMock } from '@canada28/mock-server/testing';
for (const child of [false, true]) {
  const mock = await startMock({ child });
  const at = (path) => mock.url + '/__mock/snapshots' + path;
  await fetch(at(''), { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"one"}' });
  const body = await (await fetch(at('/one/file'))).arrayBuffer();
  const headers = { 'content-type': 'application/octet-stream' };
  console.log((await fetch(at('/file?name=two'), { method: 'POST', headers, body })).status);
  await mock.close();
}`;

const VITEST = 'node_modules/vitest/vitest.mjs';
/** On a machine that other work loads a mock takes longer to start than the seconds that Vitest waits unless told. */
const PATIENT = ['--no-color', '--testTimeout=120000', '--hookTimeout=120000'] as const;

let stranger: Stranger;

/** Packs and installs: how long npm takes is not this project's to say. */
const INSTALL_TIMEOUT_MS = 600_000;

beforeAll(async () => {
  stranger = await createStranger({
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'wrong.ts': WRONG,
    'leaves.mjs': LEAVES,
    'refused.mjs': REFUSED,
    'uploads.mjs': UPLOADS,
  });
}, INSTALL_TIMEOUT_MS);

afterAll(() => stranger.remove());

const installed = () => join(stranger.folder, 'node_modules/@canada28/mock-server');

test('a plain script runs a mock of its own', async () => {
  const printed = await stranger.run('draws.mjs');
  const draws = printed.trim().split('\n');
  expect(draws.length).toBeGreaterThanOrEqual(16);
  for (const draw of draws) expect(draw).toMatch(/^\d{7} \d\+\d\+\d=\d+$/);
});

test('the settings of the shell hold for a mock that runs as a child, and the kit speaks to it by them', async () => {
  const shell = { MOCK_CONTROL: 'token', MOCK_CONTROL_TOKEN: 'not-to-be-guessed-28', PORT: '1' };
  expect(await stranger.with(shell).run('draws.mjs')).toMatch(/^\d{7} /);
});

test('a mock checks an uploaded snapshot, in the process of the test and as a child', async () => {
  expect(await stranger.run('uploads.mjs')).toBe('200\n200\n');
});

test('vitest and supertest bet in a world of their own', async () => {
  expect(await stranger.run(VITEST, 'run', 'bet', ...PATIENT)).toMatch(/Tests +1 passed/);
});

test('a test fails when something new differs on another server, and only then', async () => {
  const notice = { path: 'common/getSystemNotice' };
  const known = {
    ...notice,
    change: (reply: Reply) => {
      reply.body = { ...Object(reply.body), data: [{ ...Object(reply.body).data[0], vip: 1 }] };
    },
  };
  const fresh = {
    ...notice,
    change: (reply: Reply) => {
      reply.body = { ...Object(reply.body), traceId: 'abc' };
    },
  };
  const runAgainst = async (...planted: readonly Planted[]) => {
    const { origin, close } = await startForeignServer({ planted, admitsGuests: true });
    const printed = await stranger
      .with({ STAGING_URL: origin })
      .run(VITEST, 'run', 'drift', ...PATIENT)
      .catch(String);
    close();
    return printed;
  };
  expect(await runAgainst(known)).toMatch(/Tests +1 passed/);
  const failed = await runAgainst(known, fresh);
  expect(failed).toMatch(/Tests +1 failed/);
  expect(failed).toContain('common/getSystemNotice#reply.traceId#extra');
  expect(await runAgainst()).toContain('common/getSystemNotice#reply.data[].vip#extra');
});

test('the compiler finds the types of the kit, and what is wrong in a call', async () => {
  const printed = await stranger.run('node_modules/typescript/bin/tsc').catch(String);
  expect(printed.match(/^\S+\(\d+/gm)).toEqual(['wrong.ts(4', 'wrong.ts(5']);
});

test('the package holds what runs, its types and its licences, and nothing of the project beside', async () => {
  const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENCES.txt', 'mock-server/dist/main.cjs']));
  expect(files.filter((path) => /\.test\.|(?<!\.d)\.tsx?$|\.map$/.test(path))).toEqual([]);
  expect(statSync(await ensureKit()).size).toBeLessThan(MOST_BYTES);
});

test('the package depends on all that its types import, and on nothing that it does not use', () => {
  const folder = join(installed(), 'mock-server/dist');
  const texts = (ending: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .map((path) => readFileSync(join(folder, path), 'utf8'))
      .join('\n');
  const ofTypes = [...texts('.d.ts').matchAll(/(?:from |import\()["']([^."'][^"']*)["']/g)].map(
    ([, name]) => name,
  );
  const { dependencies, peerDependencies } = kitPackage();
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  expect(names).toEqual(expect.arrayContaining([...new Set(ofTypes)]));
  const used = `${texts('.js')}${ofTypes.map((name) => `"${name}" "@types/${name}"`).join('')}`;
  expect(names.filter((name) => !used.includes(`"${name}"`))).toEqual([]);
});

test('publint finds nothing about the package', async () => {
  const { messages } = await publint({ pkgDir: installed(), pack: false });
  expect(messages).toEqual([]);
});

test.each<[string, (child: ReturnType<typeof spawn>) => void]>([
  ['SIGKILL', (child) => child.kill('SIGKILL')],
  ['SIGTERM', (child) => child.kill('SIGTERM')],
  ['an error that nothing catches', (child) => child.stdin?.write('now\n')],
])('a mock that runs as a child ends with its test process: %s', async (_, end) => {
  const child = spawn(process.execPath, ['leaves.mjs'], {
    cwd: stranger.folder,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [url] = await once(createInterface(child.stdout), 'line');
  expect((await fetch(url)).status).toBe(200);
  const ended = once(child, 'exit');
  end(child);
  await ended;
  const isServed = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(isServed).toBe(false);
});

test('an error that nothing catches is told with lines that can be read', async () => {
  const printed = await stranger.run('refused.mjs').catch(String);
  expect(printed).toContain('There is no scenario "fresh-instal"; near it: fresh-install');
  expect(printed).toMatch(/at async .*createWorld/);
  expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThan(300);
});

test('the server is loaded by one import, and what sends calls on by a later one: Jest mixes up two at once', () => {
  const folder = join(installed(), 'mock-server/dist');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts.join('\n').match(/import\("\.\/[^"]+"\)/g)).toHaveLength(2);
});

test('the developers’ page shows the examples as they are', () => {
  const page = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8');
  for (const name of [
    'bet.test.ts',
    'drift.test.ts',
    'maintenance.spec.ts',
    'playwright.config.ts',
    'draws.mjs',
  ])
    expect(page).toContain(`\n${readFileSync(join(ROOT, 'examples', name), 'utf8')}\`\`\`\n`);
});
