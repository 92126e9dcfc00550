import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { PresentTesters } from './present-testers.ts';

/** Follows the journal until it leaves; what the stream told of testers so far. */
async function follow({ app }: TestServer, query = '', headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const url = `http://localhost:${port}/__mock/journal/stream${query}`;
  const response = await fetch(url, { headers, signal: leaving.signal });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  const ended = read().catch(() => undefined);
  const told = (): unknown[] =>
    [...text.matchAll(/^event: testers\ndata: (.+)\n\n/gm)].map(([, data]) => JSON.parse(data ?? ''));
  const leave = () => {
    leaving.abort();
    return ended;
  };
  return { told, status: response.status, leave };
}

test('the stream tells who follows this world, first and when it changes', async () => {
  const server = await createTestServer();
  const mei = await follow(server, `?tester=${encodeURIComponent(encodeURIComponent('王 芳'))}`);
  await expect.poll(mei.told).toEqual([['王 芳']]);
  const ben = await follow(server, '', { 'x-tester': 'Ben' });
  const again = await follow(server, '?tester=Ben');
  const silent = await follow(server);
  await expect.poll(mei.told).toEqual([['王 芳'], ['Ben', '王 芳']]);
  await expect.poll(silent.told).toEqual([['Ben', '王 芳']]);
  await ben.leave();
  await silent.leave();
  expect(mei.told()).toHaveLength(2);
  await again.leave();
  await expect.poll(mei.told).toEqual([['王 芳'], ['Ben', '王 芳'], ['王 芳']]);
});

test('a console that asks again and again is there, too', async () => {
  const server = await createTestServer();
  const mei = await follow(server, '?tester=Mei');
  const ask = () => supertest(server.app.server).get('/__mock/journal').set('x-tester', 'Ben').expect(200);
  expect((await ask()).body.data.testers).toEqual(['Ben', 'Mei']);
  await ask();
  await expect.poll(mei.told).toEqual([['Mei'], ['Ben', 'Mei']]);
  const unnamed = await supertest(server.app.server).get('/__mock/journal').expect(200);
  expect(unnamed.body.data.testers).toEqual(['Ben', 'Mei']);
});

test('who has not asked for ten seconds is there no more', () => {
  let nowMs = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  onTestFinished(() => clock.mockRestore());
  const testers = new PresentTesters(() => undefined);
  testers.noteAsked('Ben');
  testers.follow('Mei');
  nowMs += 9999;
  expect(testers.names).toEqual(['Ben', 'Mei']);
  nowMs += 1;
  expect(testers.names).toEqual(['Mei']);
});

test('a hidden page, which asks once a minute, is there from its second time on', () => {
  let nowMs = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  onTestFinished(() => clock.mockRestore());
  const onChanged = vi.fn();
  const testers = new PresentTesters(onChanged);
  testers.noteAsked('Ben');
  for (const names of [[], ['Ben'], ['Ben']]) {
    nowMs += 59_000;
    expect(testers.names).toEqual(names);
    nowMs += 1000;
    testers.noteAsked('Ben');
  }
  expect(onChanged).toHaveBeenCalledTimes(2);
  nowMs += 1000;
  testers.noteAsked('Ben');
  nowMs += 10_000;
  expect(testers.names).toEqual([]);
});

test('a name that cannot be shown follows nothing', async () => {
  const server = await createTestServer();
  expect((await follow(server, `?tester=${'x'.repeat(41)}`)).status).toBe(400);
});
