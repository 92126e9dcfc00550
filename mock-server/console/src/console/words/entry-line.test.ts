import { ALL_CONTROLS } from '@canada28/shared/control/all-controls.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { describe, expect, test } from 'vitest';
import { faultHit } from '../../testing/fault-hit.ts';
import { lineOf } from './entry-line.ts';

const WHEN = { id: 1, atMs: 1_789_524_060_000, wallMs: 1_789_530_000_000, why: '' };

type Call = Extract<JournalEntry, { kind: 'call' }>;

function call(path: string, rest: Partial<Call> = {}): Call {
  return {
    ...WHEN,
    kind: 'call',
    method: 'POST',
    headers: {},
    url: `/player-api/player/${path}`,
    path,
    player: { id: 7, userName: 'demo' },
    input: {},
    status: 200,
    code: 200,
    reply: { code: 200, data: true, msg: '' },
    durationMs: 1.94,
    differences: [],
    faults: [],
    ...rest,
  };
}

function control(
  method: string,
  url: string,
  rest: { body?: unknown; params?: unknown; data?: unknown },
): JournalEntry {
  const { body = {}, params = {}, data = {} } = rest;
  const input = { params, query: {}, body };
  const reply = { code: 200, data, msg: '' };
  return {
    ...WHEN,
    kind: 'control',
    by: 'Mei',
    method,
    url: `/__mock${url}`,
    input,
    status: 200,
    code: 200,
    reply,
    durationMs: 3,
  };
}

describe('a row says in human words', () => {
  const bet = {
    issueCode: '3185207',
    gameItem: [
      { totalAmount: 50, numberRecord: '31' },
      { totalAmount: 20.5, numberRecord: 18 },
    ],
  };
  const refused = { code: 6000, reply: { code: 6000, data: null, msg: 'Issue 3185207 is sealed.' } };
  const sentences: readonly (readonly [string, JournalEntry, string, string])[] = [
    [
      'a bet',
      call('game/gameBet.do', { input: bet }),
      'game/gameBet.do',
      '50 on Big, 20.50 on 18 · issue 3185207',
    ],
    [
      'a refused bet',
      call('game/gameBet.do', { input: bet, ...refused }),
      'game/gameBet.do',
      '50 on Big, 20.50 on 18 · issue 3185207 · Issue 3185207 is sealed.',
    ],
    ['a log in', call('user/login', { input: { uname: 'demo' } }), 'user/login', 'demo'],
    [
      'a move of the clock',
      control('POST', '/clock', { body: { advance: '3m30s' }, data: { happened: [{}, {}], more: 0 } }),
      'time moved',
      '+ 3 min 30 s · 2 things happened',
    ],
    [
      'a jump',
      control('POST', '/clock', { body: { to: 'draw' }, data: { happened: [{}], more: 0 } }),
      'time moved',
      'to the draw · 1 thing happened',
    ],
    [
      'a draw that was set',
      control('POST', '/draws/script', { body: { issueCode: '3185207', sum: 18 } }),
      'draw set',
      'issue 3185207 · 18',
    ],
    [
      'the digits of one draw',
      control('POST', '/draws/script', { body: { issueCode: '3185207', digits: [7, 2, 9] } }),
      'draw set',
      'issue 3185207 · 7+2+9 = 18',
    ],
    [
      'several draws',
      control('POST', '/draws/script', {
        body: {
          digits: [
            [7, 2, 9],
            [0, 0, 1],
          ],
        },
      }),
      'draw set',
      'next · 7+2+9 = 18, 0+0+1 = 1',
    ],
    [
      'sums to come',
      control('POST', '/draws/script', { body: { sums: [18, 0] } }),
      'draw set',
      'next · 18, 0',
    ],
    [
      'a fault',
      control('POST', '/faults', { data: { sentence: 'Every call waits 2 s.' } }),
      'fault added',
      'Every call waits 2 s.',
    ],
    [
      'a draw',
      { ...WHEN, kind: 'happening', what: 'issue-drawn', detail: '3185206 8+7+7=22' },
      'issue drawn',
      'issue 3185206 · 8+7+7 = 22',
    ],
    [
      'a background player, whose event has a name that the cockpit has no room for',
      { ...WHEN, kind: 'happening', what: 'background-player-looked', detail: '100012 bet 10 USDT on Odd' },
      'player looked',
      '100012 · bet 10 USDT on Odd',
    ],
    [
      'a settlement',
      { ...WHEN, kind: 'happening', what: 'issue-settled', detail: '3185206 14 bets, 1 prizes' },
      'issue settled',
      'issue 3185206 · 14 bets, 1 prize',
    ],
  ];
  test.each(sentences)('%s', (_, entry, what, detail) => {
    expect(lineOf(entry)).toMatchObject({ what, detail });
  });
});

test('who did it: a player, a guest, a tester, the world itself', () => {
  const happening = { ...WHEN, kind: 'happening', what: 'issue-drawn', detail: '3185206 1+1+1=3' } as const;
  const { player: _, ...byGuest } = call('user/login');
  const entries = [call('user/getUserInfo'), byGuest, control('POST', '/scenario', {}), happening];
  expect(entries.map((entry) => lineOf(entry, (by) => (by === 'Mei' ? 'you' : by)).who)).toEqual([
    'demo',
    'guest',
    'you',
    'world',
  ]);
});

test('tags tell the faults that hit a call, a lost reply and what differs from the contract', () => {
  const difference = { path: 'data.list[0].x', expected: 'number', found: 'missing', isAssumed: false };
  const { status: _, ...lost } = call('message/list', {
    faults: [faultHit(), faultHit({ close: 'before' }, 2)],
    differences: [difference, difference],
  });
  expect(lineOf(lost).tags.map(({ text }) => text)).toEqual([
    'fault: latency 1,200 ms',
    'fault: closed before',
    'closed without a reply',
    'difference: data.list[0].x missing',
    '1 more',
  ]);
  const tagsOf = (closed: 'before' | 'after') =>
    lineOf({ ...lost, faults: [], differences: [], closed }).tags;
  expect(tagsOf('before')).toMatchObject([{ text: 'not carried out' }]);
  expect(tagsOf('after')).toMatchObject([{ text: 'carried out, no reply' }]);
});

test('each control call that changes something has words, but those that stand in no journal', () => {
  const lines = ALL_CONTROLS.filter(({ method }) => method !== 'GET').map(({ method, path }) =>
    lineOf(control(method, path.replaceAll(/:\w+/g, '7'), {})),
  );
  const wordless = lines.map(({ what }) => what).filter((what) => /^(POST|PUT|DELETE) /.test(what));
  expect(wordless.toSorted()).toEqual([
    'DELETE journal/7/mark',
    'DELETE worlds/7',
    'POST access',
    'POST journal/7/mark',
  ]);
});

test.each([
  ['recording', { name: 'evening' }, 'recording opened', 'evening'],
  ['bug', { world: { name: 'late-bet' } }, 'bug file opened', 'late-bet'],
])('opening a %s is called by a plain name', (file, data, what, detail) => {
  expect(lineOf(control('POST', `/worlds/${file}?name=x`, { data }))).toMatchObject({ what, detail });
});
