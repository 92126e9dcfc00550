import { readFileSync } from 'node:fs';
import { listRows } from '@canada28/db/prepared.ts';
import { createTestDatabase } from '@canada28/db/test-database.ts';
import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { drawNumbersFromSeed, issueSeed, seedHashOf } from '@canada28/shared/game/fairness.ts';
import { expect, test } from 'vitest';
import { queueDraws } from '../../control/draws/script-draws.ts';
import { moveClock } from '../../control/time/move-clock.ts';
import { createTestPlayer, playerContext } from '../../testing/test-player.ts';
import { testRandom } from '../../testing/test-random.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { placeBet } from '../betting/place-bet.ts';
import { insertNextNumbers, listDrawScripts } from './draw-scripts.repository.ts';
import { replayedDraws, scriptedOr, seededDraws } from './draw-source.ts';
import { findIssueOfMoment, ISSUES_SQL, type IssueRow } from './draws.repository.ts';
import { readRecordedDraws } from './read-recorded-draws.ts';
import { numbersForDigits, numbersForSum } from './script-draws.ts';

const SECRET = Buffer.from('the secret of a world');
const FIXTURE = new URL('../../../../shared/fixtures/draws.json', import.meta.url);

const issuesOf = (world: ReturnType<typeof createTestWorld>) =>
  listRows<IssueRow>(world.db, `${ISSUES_SQL} ORDER BY id`);

test('a seeded draw is the published algorithm: secret → seed → numbers, whose hash is known before', () => {
  const source = seededDraws(SECRET);
  for (const issueCode of ['3184207', '3184208', '0000000']) {
    const { numbers, seedHex, isForced } = source.draw(createTestDatabase(), issueCode);
    expect(seedHex).toBe(issueSeed({ secret: SECRET, issueCode }));
    expect(source.seedHash(issueCode)).toBe(seedHashOf(seedHex ?? ''));
    expect(numbers).toEqual(drawNumbersFromSeed({ seedHex: seedHex ?? '', issueCode, beacon: 'mock' }));
    expect(isForced).toBe(false);
  }
});

test('the hash of a seed is public from the creation of its issue, the seed from its draw on', () => {
  const world = createTestWorld();
  const before = issuesOf(world);
  expect(before.every((issue) => /^[0-9a-f]{64}$/.test(issue.seedHash ?? ''))).toBe(true);
  expect(before.filter((issue) => issue.sum === null).every((issue) => issue.seed === null)).toBe(true);
  // The issue that sells next exists already: its hash can be read a whole slot before the first bet on it.
  expect(before.at(-1)?.saleStartMs).toBeGreaterThan(world.clock.nowMs());

  moveClock(world, { advance: 420_000 });
  const after = issuesOf(world);
  before.forEach((issue, index) => {
    expect(after[index]?.seedHash).toBe(issue.seedHash);
  });
  for (const { sum, seed, seedHash } of after.filter((issue) => issue.sum !== null)) {
    expect(sum).not.toBeNull();
    expect(seedHashOf(seed ?? '')).toBe(seedHash);
  }
});

test('two worlds have two secrets, one world keeps its own over a restart', () => {
  const world = createTestWorld();
  const secretOf = ({ db }: typeof world) =>
    db.prepare(`SELECT value FROM world_facts WHERE name = 'secret'`).pluck().get();
  const secret = secretOf(world);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(secretOf(createTestWorld({ db: world.db }))).toBe(secret);
});

test('bets never bend a draw: the same world with and without them draws the same', () => {
  const [quiet, busy] = [createTestWorld(), createTestWorld()];
  const player = createTestPlayer(busy, { creditMicros: 900_000_000_000 });
  for (let count = 0; count < 20; count++) {
    const issueCode = findIssueOfMoment(busy.db, busy.clock.nowMs())?.issueCode ?? '';
    const gameItem = [{ totalAmount: 20_000, numberRecord: count % 2 === 0 ? '31' : '28' }];
    placeBet(playerContext(busy, player), { issueCode, lotteryId: '1', totalAmount: 20_000, gameItem });
    moveClock(busy, { advance: 210_000 });
    moveClock(quiet, { advance: 210_000 });
  }
  const draws = (world: typeof quiet) =>
    issuesOf(world).map(({ issueCode, numbers }) => [issueCode, numbers]);
  expect(draws(busy)).toEqual(draws(quiet));
  expect(draws(busy).filter(([, numbers]) => numbers !== null).length).toBe(25);
});

test('scripted draws come in order, are marked as forced and show no seed; then the seeded ones go on', () => {
  const world = createTestWorld();
  const set = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
  queueDraws(world, { sums: [0] });
  queueDraws(world, { digits: [[9, 8, 7]] });
  queueDraws(world, { numbers: [[...set].reverse()] });
  expect(listDrawScripts(world.db)).toHaveLength(3);
  moveClock(world, { advance: 4 * 210_000 });
  const drawn = issuesOf(world)
    .filter(({ sum }) => sum !== null)
    .slice(-4);
  expect(drawn.map(({ isForced }) => isForced)).toEqual([1, 1, 1, 0]);
  expect(drawn.map(({ seed }) => seed === null)).toEqual([true, true, true, false]);
  expect(drawn[0]?.sum).toBe(0);
  expect(drawn[1]?.digits).toBe('9,8,7');
  expect(drawn[2]).toMatchObject({ numbers: set.join(','), digits: '7,3,9', sum: 19 });
});

test('a scripted draw waits for its issue over a restart', () => {
  const world = createTestWorld();
  queueDraws(world, { sums: [27] });
  const later = createTestWorld({ db: world.db, nowMs: world.clock.nowMs() + 210_000 });
  expect(issuesOf(later).findLast(({ sum }) => sum !== null)).toMatchObject({ sum: 27, isForced: 1 });
});

test('every sum has number sets that truly give it, by whatever digits', () => {
  const random = testRandom('script');
  for (let sum = 0; sum <= 27; sum++) {
    for (let count = 0; count < 20; count++) expect(drawResult(numbersForSum(random, sum)).sum).toBe(sum);
  }
  const shapes = Array.from({ length: 50 }, () => drawResult(numbersForSum(random, 13)).digits.join());
  expect(new Set(shapes).size).toBeGreaterThan(25);
  for (const sum of [-1, 28]) expect(() => numbersForSum(random, sum)).toThrow(`no draw has the sum ${sum}`);
});

test('every digit triple has number sets that truly give it', () => {
  const random = testRandom('script');
  for (let triple = 0; triple < 1000; triple++) {
    const digits = [Math.floor(triple / 100), Math.floor(triple / 10) % 10, triple % 10];
    expect(drawResult(numbersForDigits(random, digits)).digits).toEqual(digits);
  }
});

test('a wanted result is built, not searched for: a hundred of the rarest take a few thousand random words', () => {
  const random = testRandom('script');
  let asked = 0;
  const bytes = (count: number) => {
    asked += 1;
    return random.bytes(count);
  };
  for (let count = 0; count < 100; count++) numbersForSum({ bytes }, 0);
  expect(asked).toBeLessThan(100 * 100);
});

test('the sets for one result are as mixed as draws are: every number comes up, none in every set', () => {
  const random = testRandom('script');
  const sets = Array.from({ length: 400 }, () => numbersForDigits(random, [1, 2, 3]));
  const counts = Array.from(
    { length: 80 },
    (_, index) => sets.filter((set) => set.includes(index + 1)).length,
  );
  // A quarter of 400 on the average; five standard deviations are 43.
  expect(Math.min(...counts)).toBeGreaterThan(57);
  expect(Math.max(...counts)).toBeLessThan(143);
});

test('two set searches for one sum find two sets', () => {
  const random = testRandom('script');
  expect(numbersForSum(random, 13)).not.toEqual(numbersForSum(random, 13));
});

test('recorded draws are repeated in order, across a restart, and from the start again at their end', () => {
  const recorded = readRecordedDraws(FIXTURE.pathname).slice(0, 4);
  const sums = recorded.map((numbers) => drawResult(numbers).sum);
  const options = { recordedDraws: recorded, pastDraws: 1 };
  let world = createTestWorld(options);
  moveClock(world, { advance: 210_000 });
  world = createTestWorld({ ...options, db: world.db });
  moveClock(world, { advance: 4 * 210_000 });
  const drawn = issuesOf(world).filter(({ sum }) => sum !== null);
  expect(drawn.map(({ sum }) => sum)).toEqual([...sums, ...sums].slice(0, 6));
  expect(
    drawn.every(({ seed, seedHash, isForced }) => seed === null && seedHash === null && isForced === 0),
  ).toBe(true);
});

test('recorded numbers are stored ascending, past and coming alike', () => {
  const descending = Array.from({ length: 20 }, (_, index) => 20 - index);
  const world = createTestWorld({ recordedDraws: [descending], pastDraws: 1 });
  moveClock(world, { advance: 210_000 });
  const drawn = issuesOf(world).filter(({ sum }) => sum !== null);
  expect(new Set(drawn.map(({ numbers }) => numbers))).toEqual(new Set([descending.toReversed().join(',')]));
});

test('a script goes before a replay', () => {
  const db = createTestDatabase();
  db.exec(
    `INSERT INTO issues (issue_code, sale_start_ms, sale_end_ms, draw_at_ms, slot_end_ms) VALUES ('0000001', 0, 1, 1, 2)`,
  );
  const source = scriptedOr(replayedDraws([[7]]));
  insertNextNumbers(db, [5]);
  expect(source.draw(db, '0000001')).toEqual({ numbers: [5], seedHex: undefined, isForced: true });
  expect(source.draw(db, '0000001')).toEqual({ numbers: [7], seedHex: undefined, isForced: false });
});

test('the published draws can be replayed: all come out', () => {
  const published: { numbers: number[]; sum: number }[] = JSON.parse(readFileSync(FIXTURE, 'utf8'));
  expect(readRecordedDraws(FIXTURE.pathname)).toEqual(published.map(({ numbers }) => numbers));
});
