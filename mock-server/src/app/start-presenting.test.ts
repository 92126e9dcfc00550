import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { PRESENTER_WORDS } from './presenter-words.ts';
import { stagePageOf, startPresenting } from './start-presenting.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presenting '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

type Start = {
  readonly port?: number;
  readonly language?: LanguageCode;
  readonly page?: string;
  readonly patienceMs?: number;
};

async function present({ port = 0, language = 'en', page, patienceMs }: Start = {}) {
  const env = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', PAST_DRAWS: '0' };
  const config = readConfig(env, join(folder, 'data', 'canada28.sqlite'));
  const presentation = await startPresenting(config, { words: PRESENTER_WORDS[language], page, patienceMs });
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
  expect(said).toContain('This computer is in no network');
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

test.each([
  [['--story=first-win', 'a bug.c28'], '#/story/first-win'],
  [['--booth'], '#/booth'],
  [['--story=first-win', '--booth'], '#/booth/first-win'],
  [['a bug.c28'], ''],
])('a start file with %j opens the page "%s" of the stage', (words, page) => {
  expect(stagePageOf(words)).toBe(page);
});

test('a start that names a page opens the stage on it, also where it runs already', async () => {
  const first = await present({ page: '#/story/first-win' });
  expect(first.said).toContain('/__mock/stage#/story/first-win\n');
  expect((await present({ page: '#/booth/is-it-fair' })).stageUrl).toBe(
    `http://localhost:${first.server?.port}/__mock/stage#/booth/is-it-fair`,
  );
});

test('of two starts at once the one that comes later waits for the address of the other', async () => {
  const both = await Promise.all([present(), present()]);
  expect(both.filter(({ server }) => server !== undefined)).toHaveLength(1);
  expect(both[0].stageUrl).toBe(both[1].stageUrl);
});

test('one that was killed is not shown', async () => {
  await (await present()).server?.close();
  writeFileSync(join(folder, 'data', 'address.txt'), 'http://localhost:1');
  const { server } = await present();
  expect(noted()).toBe(`http://localhost:${server?.port}`);
});

test('the next port is taken where the usual one is in use, and it is said', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve(Number(Object(other.address()).port)));
  });
  onTestFinished(() => {
    other.close();
  });
  const { said, server } = await present({ port });
  expect(server?.port).toBeGreaterThan(port);
  expect(said).toContain(`Port ${port} is used by another program: Canada 28 takes ${server?.port}.\n`);
});

test('a folder that cannot be written is to be moved', async () => {
  writeFileSync(join(folder, 'data'), 'no folder');
  await expect(present()).rejects.toThrow(
    `Canada 28 cannot write to its folder ${folder}. Move this folder somewhere writable`,
  );
});

test('the presenter reads it in the language of the system, in columns', async () => {
  const { said } = await present({ language: 'kor' });
  expect(said).toMatch(/^ {2}스테이지 {2}http.*\n {2}콘솔 {6}http.*\n {2}앱 {8}http.*\n {2}데이터 {4}/m);
  expect(said).toContain('네트워크에 연결되어 있지 않아');
});

test('data that another server uses, which is no presentation, are refused', async () => {
  await present();
  rmSync(join(folder, 'data', 'address.txt'));
  await expect(present({ patienceMs: 100 })).rejects.toThrow('is used by another server');
});
