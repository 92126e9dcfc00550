// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPointer } from './pointer-hold.ts';
import { queryClient, readAgainSoon } from './query-client.ts';

const KEY = ['what is on the screen'];

/** Whether something that happened just now is read at once. */
function isReadAtOnce(): boolean {
  queryClient.setQueryData(KEY, 'known');
  readAgainSoon();
  return isRead();
}

function isRead(): boolean {
  return queryClient.getQueryState(KEY)?.isInvalidated ?? false;
}

function moveOver(name: string): void {
  document.querySelector(name)?.dispatchEvent(new Event('pointermove', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>Approve <b>it</b></button><p>a row</p>';
});

afterEach(() => {
  vi.useRealTimers();
});

followPointer(document);

test('what happens is read at once, and while the pointer moves over no control', async () => {
  expect(isReadAtOnce()).toBe(true);
  // The next one waits for the read that is under way.
  await vi.runAllTimersAsync();
  moveOver('p');
  expect(isReadAtOnce()).toBe(true);
});

test('a pointer over a control finds no other row below it: what happened is read once the press is painted', () => {
  moveOver('b');
  expect(isReadAtOnce()).toBe(false);
  document.querySelector('button')?.click();
  expect(isRead()).toBe(false);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(isRead()).toBe(true);
});

test('or when the pointer rests; nothing is read where nothing happened', () => {
  moveOver('button');
  expect(isReadAtOnce()).toBe(false);
  vi.runAllTimers();
  expect(isRead()).toBe(true);
  queryClient.setQueryData(KEY, 'known');
  moveOver('button');
  vi.runAllTimers();
  expect(isRead()).toBe(false);
});
