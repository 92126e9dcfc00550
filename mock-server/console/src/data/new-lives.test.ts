import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { expect, test } from 'vitest';
import { lastNewLifeMs } from './new-lives.ts';

const MOVE = ['/clock', { to: 'draw' }] as const;
const BACK = ['/clock', { back: true }] as const;
const FREEZE = ['/clock', { freeze: true }] as const;
const SCENARIO = ['/scenario', { name: 'sealed' }] as const;
const RESTORE = ['/snapshots/before/restore', {}] as const;
const REVIEW = ['/reviews', { id: '1', outcome: 'approved' }] as const;
const END_SESSIONS = ['/players/100001', { endSessions: true }] as const;
const FORBID = ['/players/100001', { forbid: 'trade' }] as const;
const OPEN = ['/open', { as: 'demo' }] as const;
const RESET = ['/worlds/spring/reset', {}] as const;

/** Steps a second apart, the first at 1. */
function journalOf(...steps: readonly (readonly [string, object])[]): JournalEntry[] {
  return steps.map(([path, body], index) => ({
    id: index + 1,
    atMs: 0,
    wallMs: index + 1,
    kind: 'control',
    method: 'POST',
    url: `/__mock${path}`,
    // As the server keeps it (record-control.ts).
    input: { params: {}, query: {}, body },
    status: 200,
    durationMs: 1,
  }));
}

test.each([
  ['nothing happened', [], 0],
  ['the clock was moved, and moved back', [MOVE, BACK], 0],
  ['a phone was opened before the move that was taken back', [OPEN, MOVE, BACK], 0],
  ['a phone was opened after it: its session is gone', [MOVE, OPEN, BACK], 3],
  [
    'a scenario was taken back, a phone opened, and the move before it',
    [MOVE, SCENARIO, BACK, OPEN, BACK],
    5,
  ],
  ['the clock was stopped', [SCENARIO, FREEZE], 1],
  ['a scenario', [MOVE, SCENARIO], 2],
  ['a restore', [RESTORE], 1],
  ['a reset', [MOVE, RESET], 2],
  ['a scenario was taken back', [SCENARIO, BACK], 2],
  ['only the move after a scenario was taken back', [SCENARIO, MOVE, BACK], 1],
  ['a stop was taken back', [SCENARIO, MOVE, FREEZE, BACK], 1],
  ['both were taken back', [SCENARIO, MOVE, BACK, BACK], 4],
  ['a decision after a scenario was taken back', [SCENARIO, REVIEW, BACK], 1],
  ['ended sessions after a scenario came back', [SCENARIO, END_SESSIONS, BACK], 1],
  ['what was forbidden after a scenario was taken back', [SCENARIO, FORBID, BACK], 1],
  ['what was taken back is not known', [BACK], 1],
])('phones begin anew where the players are others: %s', (_case, steps, atMs) => {
  expect(lastNewLifeMs(journalOf(...steps))).toBe(atMs);
});

test('what was refused changes nothing', () => {
  const [entry] = journalOf(SCENARIO);
  expect(lastNewLifeMs(entry ? [{ ...entry, status: 400 } as JournalEntry] : [])).toBe(0);
});
