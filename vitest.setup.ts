import { afterEach, beforeEach, expect, vi } from 'vitest';

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
