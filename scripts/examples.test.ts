import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildKit } from './lib/build-kit.ts';
import { bundleServer } from './lib/bundle-server.ts';
import { ROOT } from './lib/project.mjs';
import { createStranger, type Stranger } from './lib/stranger.ts';

/** The examples of docs/testing.md, from a project that has the built package linked and knows nothing of ours. */

const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2022',
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    types: ['node'],
    skipLibCheck: true,
  },
  include: ['*.ts'],
};

/** Calls of the kit that its types refuse: on its fourth and its fifth line. */
const WRONG = `import { connectMock } from '@canada28/mock-server/testing';
      const world = await connectMock('http://localhost:2828').world('default');
      const player = await world.logIn('demo');
      await player.call('game/gameBet.do', { lotteryId: '1' });
      await world.faults.add('**', { latencyMs: 'long' });`;

let stranger: Stranger;

beforeAll(async () => {
  await Promise.all([buildKit(), bundleServer('mock-server/dist/main.js')]);
  stranger = createStranger({ 'tsconfig.json': JSON.stringify(TSCONFIG), 'wrong.ts': WRONG });
});

afterAll(() => stranger.remove());

test('a plain script runs a mock of its own', async () => {
  const printed = await stranger.run('draws.mjs');
  const draws = printed.trim().split('\n');
  expect(draws.length).toBeGreaterThanOrEqual(16);
  for (const draw of draws) expect(draw).toMatch(/^\d{7} \d\+\d\+\d=\d+$/);
});

test('vitest and supertest bet in a world of their own', async () => {
  expect(await stranger.run('node_modules/vitest/vitest.mjs', 'run', 'bet', '--no-color')).toMatch(
    /Tests +1 passed/,
  );
});

test('the compiler finds the types of the kit, and what is wrong in a call', async () => {
  const printed = await stranger.run('node_modules/typescript/bin/tsc').catch(String);
  expect(printed.match(/^\S+\(\d+/gm)).toEqual(['wrong.ts(4', 'wrong.ts(5']);
});

test('the developers’ page shows the examples as they are', () => {
  const page = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8');
  for (const name of ['bet.test.ts', 'maintenance.spec.ts', 'playwright.config.ts', 'draws.mjs'])
    expect(page).toContain(`\n${readFileSync(join(ROOT, 'examples', name), 'utf8')}\`\`\`\n`);
});
