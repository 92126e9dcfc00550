import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { runCrowd } from '../../testing/crowd.ts';
import { createTestControl, createTestWorld, createTestWorlds } from '../../testing/test-server.ts';

test('200 worlds used at once by 200 clients: nobody sees a row of another', async () => {
  const world = createTestWorld();
  const worlds = createTestWorlds(world);
  const plane = { ...createTestControl('loopback', { mostWorlds: 300 }), worlds };
  const app = await buildApp({ worlds, basePaths: { player: '/p', game: '/g' }, control: plane });
  onTestFinished(async () => {
    await app.close();
    worlds.close();
    world.db.close();
  });
  let rounds = 0;
  const { calls, strays } = await runCrowd({ app, plane, count: 200, goesOn: () => rounds++ < 1000 });
  expect(calls).toBe(3000);
  expect(strays).toEqual([]);
});
