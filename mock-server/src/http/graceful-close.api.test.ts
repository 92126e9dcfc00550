import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../testing/test-player.ts';
import { createTestServer } from '../testing/test-server.ts';

test('a call that is being carried out is answered before the server closes, a silent connection is not waited for', async () => {
  let hashing: () => void = () => undefined;
  const isHashing = new Promise<void>((resolve) => (hashing = resolve));
  const { app, call, world } = await createTestServer({
    extend: (instance) => {
      // By the next turn of the loop the handler has begun, and with it the hashing.
      instance.addHook('preHandler', async () => void setImmediate(hashing));
    },
  });
  const player = createTestPlayer(world);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const silent = connect({ host: '127.0.0.1', port });
  const silentEnds = new Promise((resolve) => silent.on('close', resolve));
  const answered = call('user/login', { uname: player.userName, password: player.password }).then();
  await isHashing;
  await app.close();
  expect((await answered).body).toMatchObject({ code: 200, data: { id: player.id } });
  await silentEnds;
});
