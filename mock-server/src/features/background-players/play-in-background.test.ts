import { listRows } from '@canada28/db/prepared.ts';
import { BACKGROUND_PLAYERS } from '@canada28/db/seeds/background-players.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { scenarioWorld } from '../../control/scenarios/scenario-world.ts';
import { moveClock } from '../../control/time/move-clock.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { updatePlayerStatus } from '../auth/auth.repository.ts';
import { listNewestLines } from '../chat/chat.repository.ts';
import { chatLineOfRow } from '../chat/chat-model.ts';
import { maskedName, playInBackgroundTask } from './play-in-background.ts';

/** A world with all background players, so much money each. */
function createLivelyWorld(usdt: number, nowMs?: number): World {
  const world = createTestWorld(nowMs === undefined ? {} : { nowMs });
  for (const player of BACKGROUND_PLAYERS) scenarioWorld(world).openBackground(player, usdt);
  return world;
}

const looksOf = (world: World, ms: number) =>
  moveClock(world, { advance: ms }).happened.filter(({ what }) => what === playInBackgroundTask.name);

const betsOf = (world: World) =>
  listRows(world.db, 'SELECT player_id, issue_code, play_code, amount_micros, placed_at_ms FROM bets');

const linesOf = (world: World, language: 'en' | 'kor') =>
  listNewestLines(world.db, 100).map((row) => chatLineOfRow(row, language));

test('background players bet and talk by themselves, and the same in a world of the same seed', () => {
  const [one, other] = [createLivelyWorld(1000), createLivelyWorld(1000)];
  const happened = looksOf(one, HOUR_MS);
  const bets = happened.filter(({ detail }) =>
    / bet \d+ USDT on (?:[A-Z][a-z]+(?:[ -][A-Za-z]+)?|1[2-5])$/.test(detail),
  );
  expect(bets.length).toBeGreaterThan(100);
  expect(happened.filter(({ detail }) => / said: /.test(detail)).length).toBeGreaterThan(20);
  looksOf(other, HOUR_MS);
  expect(betsOf(other)).toEqual(betsOf(one));
});

test('the room tells of their bets under masked names, in the language of the reader', () => {
  const world = createLivelyWorld(1000);
  looksOf(world, HOUR_MS / 2);
  const told = linesOf(world, 'en').filter(({ text }) => text.includes(' USDT on '));
  expect(told.length).toBeGreaterThan(20);
  for (const { kind, text } of told) {
    expect(kind).toBe('system');
    expect(text).toMatch(/^.\*\*\*.? bet \d+ USDT on (?:[A-Z][a-z]+(?:[ -][A-Za-z]+)?|1[2-5])$/u);
  }
  const [first] = told;
  const korean = linesOf(world, 'kor').find(({ id }) => id === first?.id);
  expect(korean?.text).toMatch(/^.\*\*\*.? 님이 .+에 \d+ USDT를 베팅했습니다$/u);
});

test('a name is masked but for its ends, and tells nothing of its length', () => {
  expect(['Jonas', '小雨', '민준', 'はるか', 'X'].map(maskedName)).toEqual([
    'J***s',
    '小***',
    '민***',
    'は***か',
    'X***',
  ]);
});

test('a player who is refused, for want of money or by the operator, just comes back later', () => {
  const world = createLivelyWorld(0);
  for (const { id } of listRows<{ id: number }>(world.db, 'SELECT id FROM players LIMIT 3'))
    updatePlayerStatus(world.db, id, PLAYER_STATUS.tradingForbidden);
  looksOf(world, HOUR_MS);
  expect(betsOf(world)).toEqual([]);
  expect(linesOf(world, 'en').some(({ kind }) => kind === 'player')).toBe(true);
});

test('they rest through the break and are back with the first sale', () => {
  // A Wednesday, 18:58 in Shanghai.
  const world = createLivelyWorld(1000, Date.UTC(2026, 8, 16, 10, 58, 0));
  looksOf(world, 3 * 60_000);
  const resting = looksOf(world, HOUR_MS - 2 * 60_000);
  expect(resting).toEqual([]);
  expect(looksOf(world, 4 * 60_000).length).toBeGreaterThan(5);
});

test('a world without them never waits for one', () => {
  const world = createTestWorld();
  expect(listRows(world.db, playInBackgroundTask.dueSql)).toEqual([]);
});
