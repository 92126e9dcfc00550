import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPlaySince, notePlaySince, readPlaySince, reminderDueMs } from './session-length.ts';

const PLAYER = 7;

afterEach(() => void vi.unstubAllGlobals());

describe('how long a player has been playing', () => {
  it('counts from the first look', () => {
    expect(readPlaySince(PLAYER, 1000)).toBe(1000);
    expect(readPlaySince(PLAYER, 9000)).toBe(1000);
  });

  it('counts again for another player, after a log out, and after a reminder', () => {
    readPlaySince(PLAYER, 1000);
    expect(readPlaySince(8, 2000)).toBe(2000);
    expect(readPlaySince(PLAYER, 3000)).toBe(3000);
    forgetPlaySince();
    expect(readPlaySince(PLAYER, 4000)).toBe(4000);
    notePlaySince(PLAYER, 5000);
    expect(readPlaySince(PLAYER, 6000)).toBe(5000);
  });

  it('counts again when the device was set back or its storage holds something else', () => {
    notePlaySince(PLAYER, 5000);
    expect(readPlaySince(PLAYER, 4000)).toBe(4000);
    localStorage.setItem('playSince', '{"playerId":7,"sinceMs":null}');
    expect(readPlaySince(PLAYER, 6000)).toBe(6000);
  });

  it('counts on where the browser forbids storage, until a log out', () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
    expect(readPlaySince(PLAYER, 1000)).toBe(1000);
    expect(readPlaySince(PLAYER, 9000)).toBe(1000);
    expect(readPlaySince(8, 9000)).toBe(9000);
    forgetPlaySince();
    expect(readPlaySince(8, 10_000)).toBe(10_000);
  });
});

it('the reminder is due when the chosen minutes are over, and stays due', () => {
  expect(reminderDueMs(0, 15, 0)).toBe(15 * MINUTE_MS);
  expect(reminderDueMs(0, 15, 14 * MINUTE_MS)).toBe(MINUTE_MS);
  expect(reminderDueMs(0, 15, 15 * MINUTE_MS)).toBe(0);
  expect(reminderDueMs(0, 15, 99 * MINUTE_MS)).toBe(0);
});
