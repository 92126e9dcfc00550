import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { startPresenting } from './start-presenting.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presenting '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

async function present(port = 0) {
  const env = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', PAST_DRAWS: '0' };
  const presentation = await startPresenting(readConfig(env, join(folder, 'data', 'canada28.sqlite')));
  onTestFinished(async () => presentation.server?.close());
  return presentation;
}

const noted = () => readFileSync(join(folder, 'data', 'address.txt'), 'utf8');

test('a presenter reads where stage, console, product and data are', async () => {
  const { said, stageUrl, server } = await present();
  const url = `http://localhost:${server?.port}`;
  expect(stageUrl).toBe(`${url}/__mock/stage`);
  for (const place of [stageUrl, `${url}/__mock`, url, join(folder, 'data')])
    expect(said).toMatch(new RegExp(` ${place}$`, 'm'));
  expect(said).toContain('This machine is in no network');
});

test('a second start shows the one that runs, until that has ended', async () => {
  const first = await present();
  const second = await present();
  expect(second.server).toBeUndefined();
  expect(second.stageUrl).toBe(first.stageUrl);
  expect(second.said).toBe(`Canada 28 runs already: ${first.stageUrl}\n`);

  await first.server?.close();
  expect(noted).toThrow('ENOENT');
  expect((await present()).server).toBeDefined();
});

test('one that was killed is not shown', async () => {
  await (await present()).server?.close();
  writeFileSync(join(folder, 'data', 'address.txt'), 'http://localhost:1');
  const { server } = await present();
  expect(noted()).toBe(`http://localhost:${server?.port}`);
});

test('another port is taken where the usual one is in use, and it is said', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve(Number(Object(other.address()).port)));
  });
  onTestFinished(() => {
    other.close();
  });
  const { said, server } = await present(port);
  expect(server?.port).not.toBe(port);
  expect(said).toContain(`Port ${port} is used by another program: Canada 28 takes ${server?.port}.\n`);
});

test('data that another server uses, which is no presentation, are refused', async () => {
  await present();
  rmSync(join(folder, 'data', 'address.txt'));
  await expect(present()).rejects.toThrow('is used by another server');
});
