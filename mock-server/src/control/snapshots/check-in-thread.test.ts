import { getEventListeners, once } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkInThread, makePortable } from './check-in-thread.ts';

type Options = {
  readonly workerData: object;
  readonly transferList: readonly unknown[];
  readonly execArgv: unknown;
};

/** Threads that do what a test lets them do. */
const { Thread, threads, started } = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const begun = new EventEmitter();
  const all: FakeThread[] = [];
  class FakeThread extends EventEmitter {
    readonly options: Options;
    ends = 0;

    constructor(_program: URL, options: Options) {
      super();
      this.options = options;
      all.push(this);
      begun.emit('thread', this);
    }

    terminate(): void {
      this.ends += 1;
      this.emit('exit');
    }
  }
  return { Thread: FakeThread, threads: all, started: begun };
});

vi.mock('node:worker_threads', async (original) => ({ ...(await original<object>()), Worker: Thread }));

const CHECKS = { migrations: [] };
const ANSWER = { atMs: 5, broken: [], image: new Uint8Array([1, 2, 3]) };

beforeEach(() => {
  threads.length = 0;
});

const nextThread = async (): Promise<InstanceType<typeof Thread>> => (await once(started, 'thread'))[0];

test('what the thread answers is answered; what it takes is handed over where it can be', async () => {
  const own = Buffer.from(new Uint8Array([9, 9]).buffer);
  const [answer, thread] = [checkInThread(CHECKS, own), await nextThread()];
  expect(thread.options).toMatchObject({
    workerData: { file: own, checks: CHECKS },
    transferList: [own.buffer],
  });
  thread.emit('message', 'has begun');
  thread.emit('message', ANSWER);
  expect(await answer).toEqual({ atMs: 5, broken: [], image: Buffer.from([1, 2, 3]) });
  for (const kept of [Buffer.from(new SharedArrayBuffer(2)), Buffer.from('of the pool')]) {
    const [portable, other] = [makePortable(kept), await nextThread()];
    expect(other.options).toMatchObject({ workerData: { file: kept, checks: undefined }, transferList: [] });
    other.emit('message', ANSWER);
    await portable;
  }
});

test('a refusal is told in its sentence, a defect as it is, and a thread that ends without a word as that', async () => {
  for (const [event, sent, told] of [
    ['message', { refusal: 'The file is damaged.' }, 'The file is damaged.'],
    ['error', new Error('out of memory'), 'out of memory'],
    ['exit', undefined, 'the check of an image ended early'],
  ] as const) {
    const [answer, thread] = [checkInThread(CHECKS, Buffer.alloc(1)), await nextThread()];
    setImmediate(() => thread.emit(event, sent));
    await expect(answer).rejects.toThrow(told);
  }
});

test('one image is checked at a time, and the next one after a failure, too', async () => {
  const [first, second] = [checkInThread(CHECKS, Buffer.alloc(1)), checkInThread(CHECKS, Buffer.alloc(2))];
  const one = await nextThread();
  await new Promise((resolve) => setImmediate(resolve));
  expect(threads).toHaveLength(1);
  setImmediate(() => one.emit('error', new Error('it failed')));
  await expect(first).rejects.toThrow('it failed');
  if (threads.length === 1) await nextThread();
  threads[1]?.emit('message', ANSWER);
  expect((await second).atMs).toBe(5);
});

test('once the server closes no check begins, and one that goes on is ended as soon as it can be', async () => {
  const closed = AbortSignal.abort(new Error('the server closes'));
  await expect(checkInThread(CHECKS, Buffer.alloc(1), closed)).rejects.toThrow('the server closes');
  expect(threads).toEqual([]);
  for (const isLate of [false, true]) {
    const closing = new AbortController();
    const [answer, thread] = [checkInThread(CHECKS, Buffer.alloc(1), closing.signal), await nextThread()];
    if (isLate) thread.emit('message', 'has begun');
    setImmediate(() => {
      closing.abort(new Error('the server closes'));
      // A thread that loads the database is left alone until it has.
      expect(thread.ends).toBe(isLate ? 1 : 0);
      if (!isLate) thread.emit('message', 'has begun');
    });
    await expect(answer).rejects.toThrow('the server closes');
    expect(thread.ends).toBe(1);
    expect(getEventListeners(closing.signal, 'abort')).toEqual([]);
  }
});

test('a check that has ended is not ended once more', async () => {
  const closing = new AbortController();
  const [answer, thread] = [checkInThread(CHECKS, Buffer.alloc(1), closing.signal), await nextThread()];
  thread.emit('message', 'has begun');
  expect(thread.ends).toBe(0);
  thread.emit('message', ANSWER);
  await answer;
  closing.abort();
  expect(thread.ends).toBe(0);
});
