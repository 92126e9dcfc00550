import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { FETCH_ADAPTER, NO_FETCH } from './xhr-alone.ts';

const { resolve } = createRequire(import.meta.url);

it('axios asks nothing else of the file that is left out, and has another way before it', () => {
  const folder = resolve('axios/package.json').replace(/package\.json$/, 'lib');
  const adapters = readFileSync(`${folder}/adapters/adapters.js`, 'utf8');
  const asked = [...adapters.matchAll(/fetchAdapter\.(\w+)/g)].map(([, name]) => name);
  expect(asked).toEqual(['getFetch']);
  expect(NO_FETCH).toContain('export const getFetch');
  expect(readFileSync(`${folder}/defaults/index.js`, 'utf8')).toContain("adapter: ['xhr', 'http', 'fetch']");
  expect(`${folder}/adapters/fetch.js`).toMatch(FETCH_ADAPTER);
});
