import { expect, test } from 'vitest';
import { runCrowd } from '../../testing/crowd.ts';
import { createTestControl, serveTestWorlds } from '../../testing/test-server.ts';

test('200 worlds used at once by 200 clients: none sees a row of another', async () => {
  const control = createTestControl('loopback', { mostWorlds: 300 });
  const { app, worlds } = await serveTestWorlds(control);
  const plane = { ...control, worlds };
  let rounds = 0;
  const { calls, strays } = await runCrowd({ app, plane, count: 200, goesOn: () => rounds++ < 1000 });
  expect(calls).toBe(3000);
  expect(strays).toEqual([]);
});
