import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected `console.error` or `console.warn` fails the test that caused it, and only that one. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});

/** What a file puts in the place of a global goes with it: the next one in its worker has the platform's own. */
afterAll(() => {
  vi.unstubAllGlobals();
});
