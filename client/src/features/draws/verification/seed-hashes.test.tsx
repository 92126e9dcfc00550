import { ISSUE_STATUS, type Issue } from '@canada28/shared/contract/issue.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteWorld, noteWorldChange } from '../../../lib/world.store.ts';
import { findSeenHash, rememberSeedHash } from './seed-hashes.ts';

const ON_SALE: Issue = {
  id: 1,
  issueCode: '3184207',
  lastIssueCode: undefined,
  saleStartMs: 0,
  saleEndMs: 1,
  drawAtMs: 2,
  status: ISSUE_STATUS.selling,
  seedHash: 'ab'.repeat(32),
  result: undefined,
  serverTimeMs: undefined,
};
const { issueCode, seedHash } = ON_SALE;
const OTHER_HASH = 'cd'.repeat(32);
const DAY_MS = 86_400_000;

/** The app as another page of it begins, behind which a world of this name is. */
async function reload(world: string | undefined) {
  vi.resetModules();
  const { noteWorld: note } = await import('../../../lib/world.store.ts');
  if (world !== undefined) note(world, 0);
  return import('./seed-hashes.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  noteWorldChange();
});

describe('the hash that was seen before a draw', () => {
  it('is still known after a reload', async () => {
    rememberSeedHash(ON_SALE);
    expect((await reload(undefined)).findSeenHash(issueCode)).toBe(seedHash);
  });

  it('is not known in a world of another name', async () => {
    noteWorld('spring', 0);
    rememberSeedHash(ON_SALE);
    expect((await reload('autumn')).findSeenHash(issueCode)).toBe(undefined);
    // What was seen in the other one is gone for good.
    expect((await reload('spring')).findSeenHash(issueCode)).toBe(undefined);
  });

  it('is not known in a world that was set back meanwhile, nor once its time has come again', async () => {
    // Of a fresh page: what other tests of this worker heard of a server's time would count.
    const { rememberSeedHash: remember } = await reload(undefined);
    remember(ON_SALE);
    vi.setSystemTime(Date.now() - DAY_MS);
    const { findSeenHash: find } = await reload(undefined);
    expect(find(issueCode)).toBe(undefined);
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    expect(find(issueCode)).toBe(undefined);
  });

  it('is forgotten when the world behind the page is another one', async () => {
    rememberSeedHash(ON_SALE);
    noteWorldChange();
    expect(findSeenHash(issueCode)).toBe(undefined);
    expect((await reload(undefined)).findSeenHash(issueCode)).toBe(undefined);
  });

  it('is that of the new world where a mock, which changes none, tells another one', () => {
    noteWorld('stage', 0);
    rememberSeedHash({ ...ON_SALE, issueCode: '3184206' });
    rememberSeedHash(ON_SALE);
    rememberSeedHash({ ...ON_SALE, seedHash: OTHER_HASH });
    expect([findSeenHash(issueCode), findSeenHash('3184206')]).toEqual([OTHER_HASH, undefined]);
  });

  it('is remembered of the last hundred issues', async () => {
    const codes = Array.from({ length: 101 }, (_, index) => String(3_184_207 + index));
    for (const code of codes) rememberSeedHash({ ...ON_SALE, issueCode: code });
    const { findSeenHash: find } = await reload(undefined);
    expect(codes.filter((code) => find(code) === undefined)).toEqual([issueCode]);
  });

  it('is not what a spoilt storage holds', async () => {
    for (const stored of ['7', '{}', '{"atMs":1,"hashes":[7]}', '{"atMs":1,"hashes":"x"}']) {
      localStorage.setItem('seenHashes', stored);
      expect((await reload(undefined)).findSeenHash(issueCode)).toBe(undefined);
    }
  });
});
