import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import supertest from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestJournal, remember } from '../../testing/test-journal.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';
import { journalStream } from './journal-stream.ts';

/** A reader of the stream over real HTTP: what came so far, and whether it has ended. */
async function follow({ app }: TestServer, query = '', headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const url = `http://localhost:${port}/__mock/journal/stream${query}`;
  const response = await fetch(url, { headers, signal: leaving.signal });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const seen = { text: '', hasEnded: false };
  const ended = readInto(response, seen);
  return { seen, ended, leave: () => leaving.abort() };
}

async function readInto({ body }: Response, seen: { text: string; hasEnded: boolean }): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body ?? []) seen.text += decoder.decode(chunk, { stream: true });
    seen.hasEnded = true;
  } catch {
    // The reader left.
  }
}

/** The events of a stream: their ids, and what they tell. */
function eventsIn(text: string): { id: number; entry: JournalEntry }[] {
  return [...text.matchAll(/^id: \w+\.(\d+)\ndata: (.+)\n\n/gm)].map(([, id, data]) => ({
    id: Number(id),
    entry: JSON.parse(data ?? ''),
  }));
}

const urlsIn = (text: string) => eventsIn(text).map(({ entry }) => ('url' in entry ? entry.url : entry.what));
const statesIn = (text: string): unknown[] =>
  [...text.matchAll(/^event: journal\ndata: (.+)\n\n/gm)].map(([, data]) => JSON.parse(data ?? ''));
const lastIdIn = (text: string) =>
  text
    .match(/^id: .+$/gm)
    ?.at(-1)
    ?.slice(4) ?? '';
const idsIn = (text: string) => eventsIn(text).map(({ id }) => id);
const urlOf = (path: string) => `/player-api/player/${path}`;

test('a stream is not asked for its head alone: nothing would end it', async () => {
  const { app } = await createTestServer();
  await supertest(app.server).head('/__mock/journal/stream?tester=Mei').expect(400);
  const { body } = await supertest(app.server).get('/__mock/journal').expect(200);
  expect(body.data.testers).toEqual([]);
});

test('several readers hear of each call as it comes, each from where they began', async () => {
  const server = await createTestServer();
  for (const path of ['a', 'b', 'c']) await server.call(path);
  const [fresh, late, choosy] = [
    await follow(server),
    await follow(server, '?last=2'),
    await follow(server, '?last=9&path=**/c'),
  ];
  await server.call('d');
  await expect.poll(() => urlsIn(fresh.seen.text)).toEqual([urlOf('d')]);
  await expect.poll(() => urlsIn(late.seen.text)).toEqual(['b', 'c', 'd'].map(urlOf));
  expect(urlsIn(choosy.seen.text)).toEqual([urlOf('c')]);
  expect(choosy.seen.text).not.toContain('missed');
  const listed = await supertest(server.app.server).get('/__mock/journal').expect(200);
  expect(eventsIn(fresh.seen.text)[0]?.entry).toEqual(listed.body.data.list[0]);
});

test('the last entries are counted among those that are asked for', async () => {
  const server = await createTestServer();
  for (const path of ['a', 'b', 'c']) await server.call(path);
  for (const on of [true, false]) await server.control('maintenance', { on }).expect(200);
  const reader = await follow(server, '?last=2&kind=call');
  await server.call('d');
  await expect.poll(() => urlsIn(reader.seen.text)).toEqual(['b', 'c', 'd'].map(urlOf));
});

test('who comes back with the id of the last event misses nothing', async () => {
  const server = await createTestServer();
  for (const path of ['a', 'b']) await server.call(path);
  const first = await follow(server, '?last=1');
  await expect.poll(() => idsIn(first.seen.text)).toEqual([2]);
  first.leave();
  for (const path of ['c', 'd']) await server.call(path);
  const second = await follow(server, '?last=1', { 'Last-Event-ID': lastIdIn(first.seen.text) });
  await expect.poll(() => idsIn(second.seen.text)).toEqual([3, 4]);
  // A number of another run of the journal, or what is none, says nothing of this one: all there is comes.
  const [run] = lastIdIn(first.seen.text).split('.');
  const noIds = ['-Infinity', 'Infinity', '-1', '1e2', '99', ''].map((id) => `${run}.${id}`);
  for (const id of ['ab12.3', 'ab12.99', ...noIds]) {
    const third = await follow(server, '', { 'Last-Event-ID': id });
    await expect.poll(() => idsIn(third.seen.text)).toEqual([1, 2, 3, 4]);
    expect(third.seen.text).not.toContain('event: missed');
    third.leave();
  }
});

test('a reader of one world hears nothing of another', async () => {
  const server = await createTestServer();
  await server.control('worlds', { name: 'spring' }).expect(200);
  const ofSpring = await follow(server, '?kind=call', { 'x-world': 'spring' });
  const ofDefault = await follow(server, '?kind=call');
  await server.call('a');
  await server.call('b', {}, { 'x-world': 'spring' });
  await expect.poll(() => urlsIn(ofSpring.seen.text)).toEqual([urlOf('b')]);
  expect(urlsIn(ofDefault.seen.text)).toEqual([urlOf('a')]);
});

test('while a console follows a world, what is due in it happens at its moment', async () => {
  let wallMs = TEST_NOW_MS;
  const server = await createTestServer({ wall: { nowMs: () => wallMs } });
  const reader = await follow(server, '?kind=happening');
  await nextTurn();
  wallMs += 210_000;
  await expect.poll(() => urlsIn(reader.seen.text)).toContain('issue-drawn');
});

test('a stream goes on over a reset, and ends with its world', async () => {
  const server = await createTestServer();
  await server.control('worlds', { name: 'spring' }).expect(200);
  const reader = await follow(server, '', { 'x-world': 'spring' });
  await server.control('worlds/spring/reset', {}).expect(200);
  await server.call('a', {}, { 'x-world': 'spring' });
  await expect.poll(() => urlsIn(reader.seen.text)).toEqual(['/__mock/worlds/spring/reset', urlOf('a')]);
  await supertest(server.app.server).delete('/__mock/worlds/spring').expect(200);
  await reader.ended;
  expect(reader.seen.hasEnded).toBe(true);
});

test('a stream tells first which run of the journal it is of, as pages do: another world under the name has another', async () => {
  const server = await createTestServer();
  const read = async () =>
    (await supertest(server.app.server).get('/__mock/journal').set('x-world', 'spring').expect(200)).body
      .data;
  const runs: unknown[] = [];
  for (let made = 0; made < 2; made += 1) {
    await server.control('worlds', { name: 'spring' }).expect(200);
    const reader = await follow(server, '', { 'x-world': 'spring' });
    await expect.poll(() => statesIn(reader.seen.text)).toHaveLength(1);
    expect(reader.seen.text).toMatch(/^retry: 1000\n\nevent: journal\n/);
    const { run, sessionsEndedAtMs } = await read();
    expect(statesIn(reader.seen.text)).toEqual([{ run, sessionsEndedAtMs, marks: [] }]);
    runs.push(run);
    await supertest(server.app.server).delete('/__mock/worlds/spring').expect(200);
  }
  expect(new Set(runs).size).toBe(2);
});

test('a stream ends with the server, which does not wait for it', async () => {
  const server = await createTestServer();
  const reader = await follow(server);
  await server.app.close();
  await reader.ended;
  expect(reader.seen.hasEnded).toBe(true);
});

const WISH = {
  hosted: { sessionsEndedAtMs: 0 },
  sinceId: 0,
  isWanted: () => true,
  onEnd: () => undefined,
};

test('for a reader who takes nothing little is kept; later they hear how much they missed', async () => {
  const journal = createTestJournal(500);
  const stream = journalStream(journal, WISH);
  onTestFinished(() => void stream.destroy());
  remember(journal, ...Array(20_000).fill(''));
  await nextTurn();
  remember(journal, ...Array(20_000).fill(''));
  expect(stream.readableLength).toBeLessThan(50_000);
  let text = '';
  stream.on('data', (chunk) => {
    text += String(chunk);
  });
  await expect.poll(() => idsIn(text).at(-1)).toBe(40_000);
  const missed = [...text.matchAll(/^event: missed\ndata: \{"count":(\d+)\}\n\n/gm)].map(([, count]) =>
    Number(count),
  );
  expect(missed.length).toBeGreaterThan(0);
  expect(idsIn(text).length + missed.reduce((sum, count) => sum + count, 0)).toBe(40_000);
});

test('a quiet stream says now and then that it is still there, and what hangs on it ends with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const onEnd = vi.fn();
  const stream = journalStream(createTestJournal(5), { ...WISH, onEnd });
  let text = '';
  stream.on('data', (chunk) => {
    text += String(chunk);
  });
  await nextTurn();
  vi.advanceTimersByTime(30_000);
  await expect
    .poll(() => text)
    .toMatch(
      /^retry: 1000\n\nevent: journal\ndata: .+\n\nevent: testers\ndata: \[\]\n\n: still here\n\n: still here\n\n$/,
    );
  stream.destroy();
  await expect.poll(() => onEnd.mock.calls).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('of a reader who is far behind and wants little, few entries are looked at in one turn', async () => {
  const journal = createTestJournal(1000);
  remember(journal, ...Array.from({ length: 950 }, (_, index) => String(index)));
  let [looked, most] = [0, 0];
  const isWanted = ({ id }: { id: number }) => {
    if (looked === 0) setImmediate(() => (looked = 0));
    looked += 1;
    most = Math.max(most, looked);
    return id === 950;
  };
  const hosted = { sessionsEndedAtMs: 0 };
  const stream = journalStream(journal, { hosted, sinceId: 0, isWanted, onEnd: () => undefined });
  onTestFinished(() => void stream.destroy());
  let text = '';
  stream.on('data', (chunk) => (text += chunk));
  await expect.poll(() => idsIn(text)).toEqual([950]);
  expect(most).toBeLessThanOrEqual(100);
});
