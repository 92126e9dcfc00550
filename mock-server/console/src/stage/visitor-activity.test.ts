import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { expect, test } from 'vitest';
import { activityOf } from './visitor-activity.ts';

function callOf(path: string, { code = 200, userName = 'visitor1', input = {} } = {}): JournalEntry {
  return {
    id: 1,
    atMs: 0,
    wallMs: 0,
    why: '',
    kind: 'call',
    method: 'POST',
    url: `/player-api/player/${path}`,
    headers: {},
    path,
    player: { id: 100_011, userName },
    input,
    status: 200,
    code,
    durationMs: 1,
    differences: [],
    faults: [],
  };
}

const slip = (...codes: string[]) => ({
  totalAmount: 40 * codes.length,
  gameItem: codes.map((numberRecord) => ({ numberRecord, totalAmount: 40 })),
});
const bet = (input: object, code = 200) => callOf('game/gameBet.do', { input, code });

test.each<[string, readonly JournalEntry[]]>([
  ['has joined', []],
  ['40 on Big', [bet(slip('31'))]],
  ['40 on Sum 18', [callOf('game/getOdds.do'), bet(slip('18'))]],
  ['80 on 2 choices', [bet(slip('31', '18')), callOf('user/getUserInfo')]],
  ['looks at the odds', [bet(slip('31')), callOf('game/getOdds.do')]],
  ['has joined', [bet(slip('31'), 6000)]],
  ['has joined', [callOf('chat/send', { userName: 'visitor2' })]],
])('a visitor is said to do what their last telling call says: %s', (words, entries) => {
  expect(activityOf(entries, 'visitor1')).toBe(words);
});

test('results that home and room ask for by themselves are nothing that a visitor does', () => {
  const history = (pageSize: number) => callOf('game/findHistoryIssue.do', { input: { pageSize } });
  expect(activityOf([history(10)], 'visitor1')).toBe('has joined');
  expect(activityOf([bet(slip('31')), history(10)], 'visitor1')).toBe('40 on Big');
  expect(activityOf([history(150)], 'visitor1')).toBe('looks at past draws');
});
