import { expect, test } from 'vitest';
import { HistoryBudget } from './history-budget.ts';
import { MOST_STEPS, StepHistory } from './step-history.ts';

const PAGE_BYTES = 4096;
const PAGES = 10;

/** A world of ten pages, each filled with one number. */
function createHistory(budget = new HistoryBudget()) {
  const history = new StepHistory(budget);
  const world = Buffer.alloc(PAGES * PAGE_BYTES);
  const point = { generation: 1, lastId: 0, sessionsGeneration: 1 };
  const present = { bytes: world.length, point, takeImage: () => ({ atMs: 0, image: Buffer.from(world) }) };
  const change = (page: number, value: number) => {
    history.take({ what: `page ${page}`, sentence: `Page ${page} was changed.`, by: 'Mei' }, present)();
    world.fill(value, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
  };
  const pagesBefore = async (id: number) => pagesOf(await history.before(id)?.image());
  const goBack = async (id: number) => {
    const image = await history.before(id)?.image();
    history.takeBack(id, 'Mei', present)();
    image?.copy(world);
  };
  const goForward = async () => {
    const image = await history.forward?.image();
    history.noteForward();
    image?.copy(world);
  };
  return { history, world, change, pagesBefore, goBack, goForward };
}

/** The number in each page of an image. */
function pagesOf(image: Buffer | undefined): readonly number[] {
  return Array.from({ length: PAGES }, (_, page) => image?.[page * PAGE_BYTES] ?? -1);
}

test('the world as it was before each step is there, and pages that did not change take no memory again', async () => {
  const { history, change, pagesBefore } = createHistory();
  for (const page of [0, 1, 2]) change(page, page + 1);
  await history.counted;
  expect(await pagesBefore(1)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await pagesBefore(2)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await pagesBefore(3)).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(history.bytes).toBe((PAGES + 2) * PAGE_BYTES);
});

test('the last 200 steps are retained, and what only older ones had is free', async () => {
  const { history, change, pagesBefore } = createHistory();
  for (let step = 0; step < MOST_STEPS + 5; step += 1) change(0, step + 1);
  await history.counted;
  expect(history.steps.map(({ id }) => id)).toEqual(
    Array.from({ length: MOST_STEPS }, (_, index) => index + 6),
  );
  expect(history.before(5)).toBeUndefined();
  expect((await pagesBefore(6))[0]).toBe(5);
  expect(history.bytes).toBe((PAGES - 1 + MOST_STEPS) * PAGE_BYTES);
});

test('what was undone is there until something else is changed, and its memory as long', async () => {
  const { history, world, change, goBack, goForward } = createHistory();
  for (const page of [0, 1, 2, 3]) change(page, 7);
  await goBack(3);
  world.fill(9, 5 * PAGE_BYTES, 6 * PAGE_BYTES);
  await goBack(2);
  const ids = () => [history.steps, history.undone].map((steps) => steps.map(({ id }) => id));
  expect(ids()).toEqual([[1], [2, 3, 4]]);
  await goForward();
  expect(ids()).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(pagesOf(world)).toEqual([7, 7, 0, 0, 0, 9, 0, 0, 0, 0]);
  await goForward();
  expect(ids()).toEqual([[1, 2, 3, 4], []]);
  expect(pagesOf(world)).toEqual([7, 7, 7, 7, 0, 0, 0, 0, 0, 0]);
  await goBack(2);
  await history.counted;
  const before = history.bytes;
  change(9, 1);
  await history.counted;
  expect(ids()).toEqual([[1, 5], []]);
  expect(history.forward).toBeUndefined();
  expect(history.bytes).toBe((PAGES + 1) * PAGE_BYTES);
  expect(history.bytes).toBeLessThan(before);
});

test('beyond the budget of the process the largest history forgets its oldest steps', async () => {
  const budget = new HistoryBudget(3 * PAGES * PAGE_BYTES);
  const [small, large] = [createHistory(budget), createHistory(budget)];
  small.change(0, 1);
  for (let step = 0; step < 30; step += 1) large.change(step % PAGES, step + 1);
  await Promise.all([small.history.counted, large.history.counted]);
  expect(budget.bytes).toBe(small.history.bytes + large.history.bytes);
  expect(budget.bytes).toBeLessThanOrEqual(3 * PAGES * PAGE_BYTES);
  expect(small.history.count).toBe(1);
  expect(large.history.lastStep?.id).toBe(30);
  expect(large.history.count).toBeGreaterThan(5);
  expect(large.history.count).toBeLessThan(30);
});

test('where each world has one step the oldest goes, and a world that ends leaves nothing', async () => {
  const budget = new HistoryBudget(3 * PAGES * PAGE_BYTES);
  const histories = [1, 2, 3, 4].map(() => createHistory(budget));
  for (const { change, history } of histories) {
    change(0, 1);
    await history.counted;
  }
  expect(histories.map(({ history }) => history.count)).toEqual([0, 1, 1, 1]);
  for (const { history } of histories) history.dropAll();
  expect(budget.bytes).toBe(0);
});

test('a world that goes back from what is too large to be retained has nothing to go forward to', async () => {
  const { history, change, goBack } = createHistory();
  for (const page of [0, 1, 2]) change(page, 1);
  await goBack(3);
  const point = { generation: 1, lastId: 0, sessionsGeneration: 1 };
  const takeImage = () => ({ atMs: 0, image: Buffer.alloc(0) });
  history.takeBack(1, 'Mei', { bytes: 64 * 1024 * 1024, point, takeImage })();
  await history.counted;
  expect([history.count, history.undone, history.forward]).toEqual([0, [], undefined]);
  expect(history.bytes).toBe(0);
});
