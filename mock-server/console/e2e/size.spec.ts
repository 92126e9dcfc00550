import { expect, test } from '@playwright/test';
import { CONSOLE_LIMIT_KB, consoleBytes } from './console-bytes.ts';

test('console and stage weigh no more than they may, all pages together', () => {
  expect(consoleBytes() / 1000).toBeLessThanOrEqual(CONSOLE_LIMIT_KB);
});
