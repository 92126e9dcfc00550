import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRODUCT_VERSION } from './version.ts';

test('the product says the version of its package', () => {
  const packageText = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  expect(PRODUCT_VERSION).toBe(JSON.parse(packageText).version);
});
