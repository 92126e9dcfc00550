import { paths } from '@canada28/client/src/paths.ts';
import { startMock, type World } from '@canada28/mock-server/kit/testing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAGE_CONFIG, STAGE_SCENARIO } from '../../control/stage-base.ts';
import { doStep, type Hand, lastPlaceOf, type Memory, type Story } from '../hand.ts';
import { STORIES } from './all-stories.ts';

let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

function handOf(world: World): Hand {
  return {
    world: world.name,
    control: world.control,
    play: async (player, call, input) => (await world.logIn(player, 'demo2828')).call(call, input),
  };
}

/** Plays steps in order and holds the world to what each says is true; answers what the story remembers. */
async function tell(hand: Hand, { steps, player }: Pick<Story, 'steps' | 'player'>): Promise<Memory> {
  let memory: Memory = { player };
  for (const [index, step] of steps.entries()) {
    memory = await doStep(step, hand, memory);
    const facts = await step.holds(hand, memory);
    const wrong = Object.entries(facts).filter(([, isTrue]) => !isTrue);
    expect({ step: index + 1, wrong }).toEqual({ step: index + 1, wrong: [] });
    expect(Object.keys(facts).length).toBeGreaterThan(0);
  }
  return memory;
}

/** Its time stands still, as on the stage. */
async function stageWorld(): Promise<World> {
  const world = await mock.createWorld({ scenario: STAGE_SCENARIO, config: STAGE_CONFIG });
  await world.clock.freeze();
  return world;
}

describe.each(STORIES.map((story) => [story.id, story] as const))('the story "%s"', (_, story) => {
  test('is true from step to step, and its books hold', async () => {
    const world = await stageWorld();
    await tell(handOf(world), story);
    expect((await world.audit()).broken).toEqual([]);
  });

  test('leads the phone to screens that there are', () => {
    const known = new Set<string>(Object.values(paths));
    const memory = { player: story.player, orderId: '1', chaseId: '2', betId: '3' };
    for (const done of story.steps.keys()) {
      const { to } = lastPlaceOf(
        story,
        Array.from({ length: done + 2 }, () => memory),
      );
      expect(known).toContain(to.split('?')[0]);
      expect(to).not.toContain('undefined');
    }
  });
});

test('all stories can be told one after the other in one world, twice', async () => {
  const hand = handOf(await stageWorld());
  const names = [];
  for (const story of [...STORIES, ...STORIES]) names.push((await tell(hand, story)).player);
  expect(new Set(names).size).toBe(2 * STORIES.length);
});

test.each(STORIES)('a laptop that sleeps for half an hour before each step goes on: $id', async (story) => {
  const world = await stageWorld();
  const steps = story.steps.map((step) => ({
    ...step,
    does: async (hand: Hand, memory: Memory) => {
      await world.clock.advance('30m');
      return doStep(step, hand, memory);
    },
  }));
  await tell(handOf(world), { ...story, steps });
});
