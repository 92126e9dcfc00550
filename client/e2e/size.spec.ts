import { expect, test } from '@playwright/test';
import { INITIAL_LIMIT_KB, initialBytes } from './support/client-bytes.ts';

test('the scripts that the page names weigh no more than they may', () => {
  expect(initialBytes() / 1000).toBeGreaterThan(0);
  expect(initialBytes() / 1000).toBeLessThanOrEqual(INITIAL_LIMIT_KB);
});
