import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SteppedServer } from '@canada28/mock-server/testing/stepped-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standsOnce } from '../lib/changed-copy.ts';
import { ROOT } from '../lib/project.mjs';
import { PLANTED_DEFECTS } from './planted-defects.ts';
import { replay } from './run.ts';
import { readStory } from './story-file.ts';

const FOUND = join(ROOT, 'scripts/simulate/found');

let server: SteppedServer;
beforeAll(async () => {
  server = await SteppedServer.start();
});
afterAll(() => server.close());

describe('what a simulation found once is right by now', () => {
  test.each(readdirSync(FOUND))('%s', async (file) => {
    const story = readStory(join(FOUND, file));
    const { differences, steps } = await replay(server, story);
    expect(differences).toEqual([]);
    expect(steps).toBe(story.steps.length);
  });
});

test('each line that a defect is planted in stands in its file, once', () => {
  const wrong = PLANTED_DEFECTS.filter(
    ({ file, line }) => !standsOnce(readFileSync(join(ROOT, file), 'utf8'), line),
  );
  expect(wrong).toEqual([]);
});
