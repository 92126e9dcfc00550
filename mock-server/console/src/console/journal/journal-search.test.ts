import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { expect, test } from 'vitest';
import { faultHit } from '../../testing/fault-hit.ts';
import { NO_SEARCH, type Search, searchMatcher } from './journal-search.ts';

const call = {
  method: 'POST',
  headers: { lang: 'en' },
  status: 200,
  durationMs: 1,
  differences: [],
  faults: [],
};
const ENTRIES: readonly JournalEntry[] = [
  {
    ...call,
    id: 1,
    // 10:41:00 in the world.
    atMs: Date.parse('2026-09-16T02:41:00Z'),
    wallMs: 0,
    why: '',
    kind: 'call',
    url: '/player-api/player/game/gameBet.do',
    path: 'game/gameBet.do',
    player: { id: 7, userName: 'demo' },
    input: { totalAmount: 123.45 },
    code: 6000,
    faults: [faultHit()],
  },
  {
    ...call,
    id: 2,
    atMs: 0,
    wallMs: 0,
    why: '',
    kind: 'call',
    url: '/player-api/player/user/login',
    path: 'user/login',
    code: 200,
  },
  { id: 3, atMs: 0, wallMs: 0, why: '', kind: 'happening', what: 'issue-drawn', detail: '3185206 8+7+7=22' },
  {
    id: 4,
    atMs: 0,
    wallMs: 0,
    why: '',
    kind: 'happening',
    what: 'withdrawal-reviewed',
    detail: '77 approved',
  },
  {
    id: 5,
    atMs: 0,
    wallMs: 0,
    why: '',
    kind: 'control',
    by: 'Mei',
    method: 'POST',
    url: '/__mock/draws/script',
    input: {},
    status: 200,
    durationMs: 1,
  },
];

const searches: readonly (readonly [string, Partial<Search>, readonly number[]])[] = [
  ['everything', {}, [1, 2, 3, 4, 5]],
  ['calls', { topic: 'calls' }, [1, 2]],
  ['draws, and what was set of them', { topic: 'draws' }, [3, 5]],
  ['money', { topic: 'money' }, [1, 4]],
  ['calls that a fault hit', { topic: 'faults' }, [1]],
  ['a player', { player: 'demo' }, [1]],
  ['guests', { player: 'guest' }, [2]],
  ['a glob', { path: 'user/*' }, [2]],
  ['a part of the name of a call', { path: 'gamebet' }, [1]],
  ['no number of the journal itself', { text: '17895' }, []],
  ['a code', { code: '6000' }, [1]],
  ['what was sent', { text: '123.45' }, [1]],
  ['a time of the world', { text: '10:41' }, [1]],
  ['what is marked', { kind: 'marked' }, [2]],
  ['two words at once', { text: 'gamebet demo' }, [1]],
];

test.each(searches)('finds %s', (_, search, ids) => {
  const isWanted = searchMatcher({ ...NO_SEARCH, ...search }, new Set([2]));
  expect(ENTRIES.filter(isWanted).map(({ id }) => id)).toEqual(ids);
});
