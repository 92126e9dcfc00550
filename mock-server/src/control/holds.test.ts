import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stage } from '@canada28/db/seeds/scenarios/stage.ts';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_RULES, WORLD_RULES } from '../app/world-rules.ts';
import { createTestControl, createTestWorlds, TEST_NOW_MS } from '../testing/test-server.ts';
import { pinnedClock } from '../world/clock.ts';
import { nextTurn } from '../world/in-turns.ts';
import { worldConfig } from '../world/world-config.ts';
import type { HostedWorld } from '../worlds/hosted-world.ts';
import type { ControlPlane } from './control-plane.ts';
import { getScenario } from './scenarios/find-scenario.ts';
import { Templates } from './scenarios/templates.ts';
import { readSnapshot, saveSnapshot } from './snapshots/snapshots.ts';
import { goBack } from './time/go-back.ts';
import { createWorld } from './worlds/create-world.ts';
import { applyScenario, restoreSnapshot } from './worlds/replace-world.ts';
import { resetWorld } from './worlds/reset-world.ts';

/** A world with a snapshot and an undo step, and scenarios that were not played yet. */
async function prepare(isInFile: boolean): Promise<{ plane: ControlPlane; hosted: HostedWorld }> {
  const persistentFolder = isInFile ? mkdtempSync(join(tmpdir(), 'canada28-')) : undefined;
  const worlds = createTestWorlds();
  onTestFinished(() => {
    worlds.close();
    if (persistentFolder !== undefined) rmSync(persistentFolder, { recursive: true });
  });
  const { migrations, ...control } = createTestControl('loopback', { persistentFolder });
  const rules = { demo: DEMO_RULES, bare: WORLD_RULES };
  const wall = pinnedClock(TEST_NOW_MS);
  const templates = new Templates({ migrations, rules, config: worldConfig(), wall });
  const plane = { ...control, migrations, templates, worlds };
  const hosted = await createWorld(plane, { name: 'spring', scenario: 'new-player', keep: isInFile });
  await saveSnapshot(plane, hosted, { ...hosted.image(), name: 'start' });
  hosted.takeUndoStep('a change')();
  return { plane, hosted };
}

type Work = (prepared: Awaited<ReturnType<typeof prepare>>) => Promise<unknown>;

/** Long works, and how many turns of the event loop others get at least while each is done. */
const WORKS: readonly [string, number, Work][] = [
  ['the play of a short scenario', 3, ({ plane }) => createWorld(plane, { scenario: 'sealed' })],
  ['the play of a long scenario', 5, ({ plane }) => createWorld(plane, { scenario: 'a-week-of-history' })],
  ['a world of a snapshot', 3, ({ plane }) => createWorld(plane, { snapshot: 'start' }, 'spring')],
  ['a scenario in a world', 6, ({ plane, hosted }) => applyScenario(plane, hosted, 'sealed')],
  [
    'a restore',
    6,
    async ({ plane, hosted }) => restoreSnapshot(plane, hosted, await readSnapshot(plane, hosted, 'start')),
  ],
  ['going back', 6, ({ plane, hosted }) => goBack(plane, hosted)],
  ['a reset', 6, ({ plane, hosted }) => resetWorld(plane, hosted)],
];

async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return turns;
}

// Turns are counted, and not how long one takes: that says more of the machine.
test.each(WORKS)('%s is done in steps, with turns for other calls between', async (_what, least, work) => {
  const prepared = await prepare(false);
  expect(await turnsDuring(() => work(prepared))).toBeGreaterThanOrEqual(least);
});

test('a persistent world is made in steps, with turns for other calls between', async () => {
  const { plane } = await prepare(true);
  const make = () => createWorld(plane, { snapshot: 'start', keep: true }, 'spring');
  expect(await turnsDuring(make)).toBeGreaterThanOrEqual(10);
});

test('a scenario that several ask for at the same time is played once', async () => {
  const { plane } = await prepare(false);
  const scenario = getScenario('sealed');
  let plays = 0;
  const play = (stage: Stage) => {
    plays += 1;
    return scenario.play?.(stage);
  };
  const counted = { ...scenario, play };
  const [one, other] = await Promise.all(
    [counted, counted].map((asked) => plane.templates.templateOf(asked)),
  );
  expect(plays).toBe(1);
  expect(other?.image).toBe(one?.image);
});

test('two worlds of one name that are made at the same time: one is there, the other is refused', async () => {
  for (const keep of [false, true]) {
    const { plane } = await prepare(true);
    const make = () => createWorld(plane, { name: 'twin', scenario: 'sealed', keep });
    const made = await Promise.allSettled([make(), make()]);
    const refusals = made.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refusals).toEqual([expect.stringContaining('There is already a world "twin"')]);
    expect(plane.worlds.hosted('twin')?.open().db.open).toBe(true);
  }
});

test('a change that is made while its world goes back is not undone unseen', async () => {
  const { plane, hosted } = await prepare(false);
  const back = goBack(plane, hosted);
  await nextTurn();
  hosted.takeUndoStep('another change')();
  await expect(back).rejects.toThrow('the last step of this world is "another change" by now');
  expect((await goBack(plane, hosted)).undone.what).toBe('another change');
});
