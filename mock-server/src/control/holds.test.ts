import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStatement } from '@canada28/db/prepared.ts';
import type { ScenarioWorld } from '@canada28/db/seeds/scenarios/scenario-world.ts';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_RULES, WORLD_RULES } from '../app/world-rules.ts';
import { createTestControl, createTestWorlds, TEST_NOW_MS } from '../testing/test-server.ts';
import { turnsDuring } from '../testing/turns-during.ts';
import { pinnedClock } from '../world/clock.ts';
import { nextTurn } from '../world/in-turns.ts';
import { worldConfig } from '../world/world-config.ts';
import type { HostedWorld } from '../worlds/hosted-world.ts';
import type { ControlPlane } from './control-plane.ts';
import { goBack } from './history/go-back.ts';
import { getScenario } from './scenarios/find-scenario.ts';
import { Templates } from './scenarios/templates.ts';
import { readSnapshot, saveSnapshot } from './snapshots/snapshots.ts';
import { createWorld } from './worlds/create-world.ts';
import { applyScenario, restoreSnapshot } from './worlds/replace-world.ts';
import { resetWorld } from './worlds/reset-world.ts';

const A_CHANGE = { what: 'a change', sentence: 'Something was changed.', by: 'Mei' };

const BACK = { far: { last: undefined }, by: 'Mei' };

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
  await saveSnapshot(plane, hosted, { ...hosted.image(), name: 'start', by: 'Mei' });
  hosted.history.take(A_CHANGE, hosted.present)();
  return { plane, hosted };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

type Work = (prepared: Prepared) => Promise<unknown>;

/** Long works, and how many turns of the event loop others get at least while each is done. */
const WORKS: readonly [string, number, Work][] = [
  ['the play of a short scenario', 3, ({ plane }) => createWorld(plane, { scenario: 'sealed' })],
  ['the play of a long scenario', 5, ({ plane }) => createWorld(plane, { scenario: 'a-week-of-history' })],
  ['a world of a snapshot', 3, ({ plane }) => createWorld(plane, { snapshot: 'start' }, 'spring')],
  [
    'a scenario in a world',
    6,
    ({ plane, hosted }) => applyScenario(plane, hosted, { scenario: 'sealed', by: 'Mei' }),
  ],
  [
    'a restore',
    6,
    async ({ plane, hosted }) =>
      restoreSnapshot(plane, hosted, { ...(await readSnapshot(plane, hosted, 'start')), by: 'Mei' }),
  ],
  ['going back', 6, ({ plane, hosted }) => goBack(plane, hosted, BACK)],
  ['a reset', 6, ({ plane, hosted }) => resetWorld(plane, hosted)],
];

const FILLER_MEGABYTES = 60;

/** As large as a world of which undo steps are still recorded. */
function fill({ hosted }: Prepared): void {
  const { db } = hosted.open();
  const text = 'x'.repeat(1024 * 1024);
  for (let count = 0; count < FILLER_MEGABYTES; count += 1)
    runStatement(db, 'INSERT INTO world_facts (name, value) VALUES (:name, :text)', {
      name: `filler ${count}`,
      text: JSON.stringify(text),
    });
}

// Turns are counted, and not how long one takes: that says more of the machine.
test.for(WORKS)(
  '%s is done in steps, with turns for other calls between',
  async ([, least, work], context) => {
    const prepared = await prepare(false);
    expect(await turnsDuring(() => work(prepared), context)).toBeGreaterThanOrEqual(least);
  },
);

test('a persistent world is made in steps, with turns for other calls between', async (context) => {
  const { plane } = await prepare(true);
  const make = () => createWorld(plane, { snapshot: 'start', keep: true }, 'spring');
  expect(await turnsDuring(make, context)).toBeGreaterThanOrEqual(10);
});

// In memory a snapshot is the copy that was taken: no step follows.
test.for([
  ['in memory', false, 0],
  ['in a file', true, 10],
] as const)('a world of 60 MB %s is saved and restored in steps', async ([, isInFile, least], context) => {
  const prepared = await prepare(isInFile);
  fill(prepared);
  const { plane, hosted } = prepared;
  const save = () => saveSnapshot(plane, hosted, { ...hosted.image(), name: 'large', by: 'Mei' });
  expect(await turnsDuring(save, context)).toBeGreaterThanOrEqual(least);
  const restore = async () =>
    restoreSnapshot(plane, hosted, { ...(await readSnapshot(plane, hosted, 'large')), by: 'Mei' });
  expect(await turnsDuring(restore, context)).toBeGreaterThanOrEqual(6);
});

test('a scenario that several ask for at the same time is played once', async () => {
  const { plane } = await prepare(false);
  const scenario = getScenario('sealed');
  let plays = 0;
  const play = (world: ScenarioWorld) => {
    plays += 1;
    return scenario.play?.(world);
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
  const back = goBack(plane, hosted, BACK);
  await nextTurn();
  hosted.history.take({ ...A_CHANGE, what: 'another change' }, hosted.present)();
  await expect(back).rejects.toThrow('the last step of this world is "another change" by now');
  expect((await goBack(plane, hosted, BACK)).steps).toMatchObject([{ what: 'another change' }]);
});
