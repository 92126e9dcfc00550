import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { outcomeOf } from './thread-outcome.ts';

const OUTCOME = { atMs: 7, image: new Uint8Array(3), broken: [] };

/** A thread that says what a test has it say, and counts how often it is ended; its end comes when the test says so. */
class SaidThread extends EventEmitter {
  ends = 0;

  async terminate(): Promise<number> {
    this.ends += 1;
    return 1;
  }
}

function begin() {
  const thread = new SaidThread();
  const server = new AbortController();
  return { thread, server, outcome: outcomeOf(thread, server.signal) };
}

test('what it answers after it has begun is its outcome', async () => {
  const { thread, server, outcome } = begin();
  thread.emit('message', 'has begun');
  thread.emit('message', OUTCOME);
  expect(await outcome).toBe(OUTCOME);
  // A thread that has answered ends by itself.
  server.abort();
  expect(thread.ends).toBe(0);
});

test('no server needs to be there that could close', async () => {
  const thread = new SaidThread();
  const outcome = outcomeOf(thread, undefined);
  thread.emit('message', 'has begun');
  thread.emit('message', OUTCOME);
  expect(await outcome).toBe(OUTCOME);
});

test('a defect in it is told as it is', async () => {
  const { thread, outcome } = begin();
  thread.emit('error', new Error('no memory is left'));
  await expect(outcome).rejects.toThrow('no memory is left');
});

test('one that ends without a word is told as that', async () => {
  const { thread, outcome } = begin();
  thread.emit('message', 'has begun');
  thread.emit('exit', 0);
  await expect(outcome).rejects.toThrow('the check of an image ended early');
});

test('once the server closes it is ended, and the outcome is the reason of the server', async () => {
  const { thread, server, outcome } = begin();
  thread.emit('message', 'has begun');
  expect(thread.ends).toBe(0);
  server.abort(new Error('the server is closing'));
  expect(thread.ends).toBe(1);
  thread.emit('exit', 1);
  await expect(outcome).rejects.toThrow('the server is closing');
});

test('one that still loads the database when the server closes is ended when it has', async () => {
  const { thread, server, outcome } = begin();
  server.abort(new Error('the server is closing'));
  expect(thread.ends).toBe(0);
  thread.emit('message', 'has begun');
  expect(thread.ends).toBe(1);
  thread.emit('exit', 1);
  await expect(outcome).rejects.toThrow('the server is closing');
});
