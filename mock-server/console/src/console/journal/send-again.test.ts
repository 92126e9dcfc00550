import { expect, test, vi } from 'vitest';
import type { CallEntry } from '../words/call-words.ts';
import { curlOf } from './curl.ts';

vi.stubGlobal('document', { getElementById: () => null });
vi.stubGlobal('location', new URL('http://localhost:2828/__mock'));
vi.stubGlobal('localStorage', { getItem: () => null });
const { whyNotAgain } = await import('./send-again.ts');

const PATH = 'wallet/getMyWallet';

function sent(query: string, input: object = {}): CallEntry {
  return {
    ...{ id: 1, atMs: 0, wallMs: 0, why: '', kind: 'call', method: 'POST', headers: {}, path: PATH },
    ...{ url: `/player-api/player/${PATH}${query}`, input, durationMs: 1, differences: [], faults: [] },
  };
}

test.each(['', '?x=100%', '?x=%E4%A8'])('a call to an address that ends in %j can be made again', (query) => {
  expect(whyNotAgain(sent(query))).toBeUndefined();
  const { text, note } = curlOf(sent(query), 'http://localhost:2828');
  expect(text).toContain(`getMyWallet${query}'`);
  expect(note).toBe('It is complete.');
});

test.each([
  ['address', sent('?password=***%2012ab34cd&x=100%')],
  ['input', sent('', { password: '*** 12ab34cd' })],
])('a secret that is masked in the %s is asked for', (_where, entry) => {
  expect(whyNotAgain(entry)).toMatch(/^There is a password in it/);
  expect(curlOf(entry, 'http://localhost:2828').note).toMatch(/^Put the secrets in the place of \*\*\*/);
});
