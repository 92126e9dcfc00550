import { openImage } from '@canada28/db/database-image.ts';
import { SCENARIOS } from '@canada28/db/seeds/scenarios/index.ts';
import { SCENARIO_GROUPS, type Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import { expect, onTestFinished, test } from 'vitest';
import { WORLD_RULES } from '../../app/world-rules.ts';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { countsOf, numbersIn } from '../../testing/sentence-numbers.ts';
import { createTestControl } from '../../testing/test-server.ts';
import { pinnedClock } from '../../world/clock.ts';
import { openWorld } from '../../world/open-world.ts';
import type { World } from '../../world/world.ts';
import { resumeTime } from '../../world/world-time.ts';
import { makeOwn } from '../../worlds/begin-generation.ts';
import { untrueClaims } from './prove-scenario.ts';
import { scenarioWorld } from './scenario-world.ts';

const { templates } = createTestControl();

/** What stands in the place of a scenario's play, to see whether the play is what makes its sentence true. */
const NOTHING_PLAYED: Pick<Scenario, 'play'> = {
  play: (world) => {
    if (world.countPlayers() === 0) world.open();
  },
};

/** Scenarios that are made by their settings alone. */
const MADE_BY_SETTINGS = ['3-minute-issues', '5-minute-issues', 'token-about-to-rotate'];

/** Scenarios that a fresh world with an account is already, and why. */
const MADE_BY_NOTHING: Readonly<Record<string, string>> = {
  inactivity: 'what is particular is how long the phone was not touched (untouchedForMs)',
};

/** A world made from the template of a scenario, as createWorld makes one. */
async function worldOf(scenario: Scenario): Promise<World> {
  const db = openImage((await templates.templateOf(scenario)).image);
  onTestFinished(() => void db.close());
  makeOwn(db, { scenario: scenario.name });
  resumeTime(db, 0);
  return openWorld({
    name: 'new',
    db,
    rules: WORLD_RULES,
    wall: pinnedClock(0),
  });
}

/** The claims that are not true, or why they cannot even be asked. */
function whatIsUntrue(world: World, scenario: Scenario): readonly string[] {
  try {
    return untrueClaims(world, scenario);
  } catch (error) {
    return [String(error)];
  }
}

test.each(SCENARIOS)(
  '$name: its sentence is true in each new world of it, and its books are',
  async (scenario) => {
    const world = await worldOf(scenario);
    expect(untrueClaims(world, scenario)).toEqual([]);
    expect(auditDatabase(world.db).broken).toEqual([]);
  },
);

test.each(SCENARIOS)('$name: each number of its sentence is one that its world has', async (scenario) => {
  const counted = countsOf(scenarioWorld(await worldOf(scenario)), scenario);
  expect(counted).toEqual(numbersIn(scenario.sentence));
});

test.each(SCENARIOS)('$name: its sentence is not true without what makes it', async (scenario) => {
  const { settings, ...unsettled } = scenario;
  const isPlayed = scenario.play !== undefined && !MADE_BY_SETTINGS.includes(scenario.name);
  const without: Scenario = isPlayed ? scenario : { ...unsettled, begins: 'bare' };
  const nothing = { ...without, ...NOTHING_PLAYED, name: `not ${scenario.name}`, claims: () => ({}) };
  const world = await worldOf(nothing);
  const isTrue = whatIsUntrue(world, scenario).length === 0;
  expect(isTrue).toBe(scenario.name in MADE_BY_NOTHING);
});

test('scenarios are told apart by name and title, in the order of their groups, each in a sentence', () => {
  for (const field of ['name', 'title', 'sentence'] as const)
    expect(new Set(SCENARIOS.map((scenario) => scenario[field])).size).toBe(SCENARIOS.length);
  for (const { name, sentence } of SCENARIOS) {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(sentence).toMatch(/^[A-Z0-9].+\.$/);
  }
  const places = SCENARIOS.map(({ group }) => SCENARIO_GROUPS.indexOf(group));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
