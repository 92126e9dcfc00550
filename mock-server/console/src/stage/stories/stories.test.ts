import { type Words, wordsOf } from '@canada28/client/e2e/support/words.ts';
import { paths } from '@canada28/client/src/paths.ts';
import { startMock, type World } from '@canada28/mock-server/kit/testing.ts';
import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { listIssuesControl } from '@canada28/shared/control/draws.control.ts';
import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAGE_CONFIG, STAGE_SCENARIO } from '../../control/stage-base.ts';
import { doStep, falseFactsOf, type Hand, type Memory, openingAddressOf, type Story } from '../hand.ts';
import { STORIES } from './all-stories.ts';
import { textsOf } from './story-texts.ts';
import { nowOf } from './world-moves.ts';

let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

function handOf(world: World, language: LanguageCode = 'en'): Hand {
  return {
    world: world.name,
    language: () => language,
    control: world.control,
    play: async (player, call, input) => (await world.logIn(player, 'demo2828')).call(call, input),
  };
}

type Telling = Pick<Story, 'steps' | 'player'>;
/** What comes between two steps: it gets what the story remembers, and how many steps are done. */
type Between = (memory: Memory, done: number) => Promise<void>;

/** Plays steps in order and holds the world to what each says is true; answers what the story remembers. */
async function tell(hand: Hand, { steps, player }: Telling, between?: Between): Promise<Memory> {
  let memory: Memory = { player };
  for (const [index, step] of steps.entries()) {
    await between?.(memory, index);
    memory = await doStep(step, hand, memory);
    const wrong = await falseFactsOf(step, hand, { memory });
    expect({ step: index + 1, wrong }).toEqual({ step: index + 1, wrong: [] });
    expect(Object.keys(await step.holds(hand, memory)).length).toBeGreaterThan(0);
  }
  return memory;
}

/** Its time stands still, as on the stage. */
async function stageWorld(): Promise<World> {
  const world = await mock.createWorld({ scenario: STAGE_SCENARIO, config: STAGE_CONFIG });
  await world.clock.freeze();
  return world;
}

const MEMORY: Memory = {
  player: 'linmei',
  issueCode: '3184207',
  seedHash: 'a1b2',
  orderId: '1',
  chaseId: '2',
  betId: '3',
};

describe.each(STORIES.map((story) => [story.id, story] as const))('the story "%s"', (_, story) => {
  test('is true from step to step, and its books hold', async () => {
    const world = await stageWorld();
    await tell(handOf(world), story);
    expect((await world.audit()).broken).toEqual([]);
  });

  test('leads the phone to screens that there are', () => {
    const known = new Set<string>(Object.values(paths));
    for (const done of story.steps.keys()) {
      const to = openingAddressOf(
        story,
        Array.from({ length: done + 2 }, () => MEMORY),
      );
      expect(known).toContain(to.split('?')[0]);
      expect(to).not.toContain('undefined');
    }
  });

  test('waits for something on the phone at each step, in words that the phone has', () => {
    const t = wordsOf('en');
    for (const { shows, presses = [] } of story.steps) {
      const shown = shows(MEMORY);
      expect(shown.length).toBeGreaterThan(0);
      const keys = [...presses, ...shown.flatMap((one) => (typeof one === 'string' ? [] : [one.key]))];
      // Throws where there is no such text.
      for (const key of keys) expect(t(key as Parameters<Words>[0])).not.toBe('');
    }
  });

  test('says no sum of money that the phone has not shown by then', () => {
    const sumOf = (figure: string) => Math.abs(Number(figure.replaceAll(',', '')));
    const shown: number[] = [];
    for (const [index, { say }] of textsOf(story, 'en').steps.entries()) {
      const { shows } = story.steps[index] ?? {};
      const figures = (shows?.(MEMORY) ?? []).filter((one) => typeof one === 'string');
      shown.push(...figures.map(sumOf));
      const said = say.match(/\d[\d,]*\.\d{2}/g) ?? [];
      expect({ say, unseen: said.filter((sum) => !shown.includes(sumOf(sum))) }).toEqual({ say, unseen: [] });
    }
  });

  test('knows when time ran on, and goes on from where it was once the world is brought back', async () => {
    const world = await stageWorld();
    const hand = handOf(world);
    await tell(hand, story, async (memory, done) => {
      const last = story.steps[done - 1];
      if (last === undefined) return;
      await world.snapshot(`told-${done}`);
      await world.clock.advance('10m');
      if ((await falseFactsOf(last, hand, { memory })).length > 0) await world.restore(`told-${done}`);
      await world.clock.freeze();
    });
    expect((await world.audit()).broken).toEqual([]);
  });
});

test.each(LANGUAGE_CODES)('who the sentences speak of in %s is who the phone shows', async (language) => {
  const world = await stageWorld();
  for (const story of STORIES) {
    const begun = { ...story, steps: story.steps.slice(0, 1) };
    const memory = await tell(handOf(world, language), begun);
    const { list } = await world.control(listPlayersControl, { query: { userName: memory.player } });
    const { name } = textsOf(story, language);
    expect(list.map(({ nickName }) => nickName)).toEqual([name]);
    // Also where the stage speaks another language from then on.
    const told = LANGUAGE_CODES.flatMap((spoken) => textsOf(story, spoken, memory).steps);
    const named = told.flatMap(({ say }) =>
      NAMES.filter((known) => say.replaceAll('\u2060', '').includes(known)),
    );
    expect(named.filter((known) => known !== name)).toEqual([]);
  }
});

test.each(LANGUAGE_CODES)(
  'a visitor who has the names of the players in %s leaves them to the stories',
  async (language) => {
    const world = await stageWorld();
    for (const story of STORIES) {
      const { name } = textsOf(story, language);
      await world.player({ nickName: name });
      await world.player({ nickName: story.player });
      const { player } = await tell(handOf(world, language), { ...story, steps: story.steps.slice(0, 1) });
      const { list } = await world.control(listPlayersControl, { query: { userName: player } });
      expect(list.map(({ userName, nickName }) => [userName, nickName])).toEqual([[story.player, name]]);
    }
  },
);

/** The names of all players in all languages. */
const NAMES = STORIES.flatMap((story) => LANGUAGE_CODES.map((language) => textsOf(story, language).name));

test('the world begins shortly before its daily break: a press that moves it there answers soon', async () => {
  const hand = handOf(await stageWorld());
  const { break: pause } = await hand.control(listIssuesControl, { query: { before: 0, after: 0 } });
  const leadMs = (pause?.startMs ?? 0) - (await nowOf(hand));
  expect(leadMs).toBeGreaterThan(HOUR_MS);
  expect(leadMs).toBeLessThan(3 * HOUR_MS);
});

test('all stories can be told one after the other in one world, twice', async () => {
  const hand = handOf(await stageWorld());
  const names = [];
  for (const story of [...STORIES, ...STORIES]) names.push((await tell(hand, story)).player);
  expect(new Set(names).size).toBe(2 * STORIES.length);
});
