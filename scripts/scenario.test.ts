import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestServer } from '@canada28/mock-server/testing/test-server.ts';
import { expect, test } from 'vitest';
import { ROOT } from './lib/project.mjs';

type Outcome = { readonly code?: number; readonly stdout: string; readonly stderr: string };

/** `npm run scenario` against a server on that port. */
const run = (port: number, ...args: string[]) => runWith({ PORT: String(port) }, ...args);

async function runWith(settings: Readonly<Record<string, string>>, ...args: string[]): Promise<Outcome> {
  const command = ['--import', 'tsx', join(ROOT, 'scripts/scenario.ts'), ...args];
  const env = { PATH: process.env.PATH, ...settings };
  // One that fails rejects with what it wrote.
  return promisify(execFile)(process.execPath, command, { cwd: ROOT, env }).catch((error: Outcome) => error);
}

async function serve() {
  const server = await createTestServer();
  const address = server.app.server.address();
  return { ...server, port: typeof address === 'object' ? (address?.port ?? 0) : 0 };
}

test('without a name it lists all scenarios by group', async () => {
  const { port } = await serve();
  const { stdout, stderr } = await run(port);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^accounts\n {2}fresh-install +What npm start shows/);
  expect(stdout).toMatch(/\n\nchase\n {2}chase-running +Demo chases big/);
});

test('with a name the world becomes that scenario', async () => {
  const { port, control } = await serve();
  await control('worlds', { name: 'spring' }).expect(200);
  const { stdout } = await run(port, 'sealed', '--world', 'spring');
  expect(stdout).toMatch(
    /^World spring is sealed now: http:\/\/localhost:\d+\/__mock\/open\?world=spring&as=demo/,
  );
  expect(stdout).toContain('\n  demo, password demo2828\n');
});

test('an unknown scenario, or another word too many, is told in a sentence', async () => {
  const { port } = await serve();
  const unknown = await run(port, 'seald');
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).toMatch(/^\nThere is no scenario "seald"; near it: sealed, /);
  expect((await run(port, 'sealed', 'bonus')).stderr).toContain('One scenario at a time.');
});

test('where no server runs it says so', async () => {
  const { app, port } = await serve();
  app.server.close();
  app.server.closeAllConnections();
  expect((await run(port)).stderr).toBe(
    `\nNothing answers at http://localhost:${port}: start the mock with npm start, or name its PORT.\n`,
  );
});

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc", but must be a whole number from 0 to 65535.'],
  [
    { PORT: '1', MOCK_CONTROL_TOKEN: 'ключ-ключ-ключ-ключ' },
    'MOCK_CONTROL_TOKEN must be 16 to 200 ASCII letters, digits and signs, without a blank.',
  ],
])('%j is refused with what is allowed', async (settings, sentence) => {
  expect((await runWith(settings)).stderr).toBe(`\n${sentence}\n`);
});
