import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { buildApp } from '../app/build-app.ts';
import { createTestPlayer } from '../testing/test-player.ts';
import {
  createTestControl,
  createTestServer,
  createTestWorld,
  createTestWorlds,
} from '../testing/test-server.ts';
import { nextTurn } from '../world/in-turns.ts';

function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

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
  const silent = connect({ host: '127.0.0.1', port: portOf(app) });
  const silentEnds = new Promise((resolve) => silent.on('close', resolve));
  const answered = call('user/login', { uname: player.userName, password: player.password }).then();
  await isHashing;
  await app.close();
  expect((await answered).body).toMatchObject({ code: 200, data: { id: player.id } });
  await silentEnds;
});

test('a work that lasts is ended with a sentence when its server closes, and what it did until then holds', async () => {
  const { app, control, world } = await createTestServer();
  const beganMs = world.clock.nowMs();
  const answered = control('clock', { advance: '364d' }).then();
  while (world.clock.nowMs() === beganMs) await nextTurn();
  await app.close();
  const { status, body } = await answered;
  expect({ status, msg: body.msg }).toEqual({
    status: 409,
    msg: 'The server is closing: what was done until now holds, the rest was not begun.',
  });
  expect(world.clock.nowMs()).toBeGreaterThan(beganMs);
  expect(world.timetable.reachedMs).toBe(world.clock.nowMs());
});

test.each(['resets its connection', 'waits for the replies'])(
  '400 calls sent at once are none that a close waits for when their caller %s',
  async (way) => {
    const lines: string[] = [];
    let count = 0;
    let allCame: () => void = () => undefined;
    let goOn: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (allCame = resolve));
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const app = await buildApp({
      worlds: createTestWorlds(createTestWorld()),
      basePaths: { player: '/p', game: '/g' },
      control: createTestControl(),
      logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
      extend: async (instance) => {
        instance.addHook('preHandler', async () => {
          count += 1;
          if (count === 400) allCame();
          // The replies of the others wait behind this one's.
          if (count === 1) await held;
        });
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const connected = new Promise<Socket>((resolve) => app.server.once('connection', resolve));
    const caller = connect({ host: '127.0.0.1', port: portOf(app) });
    caller.write(post('/g/getOdds.do', '{"lotteryId":"1"}').repeat(400));
    const socket = await connected;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await all;
    if (way === 'resets its connection') caller.resetAndDestroy();
    else caller.resume();
    goOn();
    if (way === 'resets its connection') await closed;
    await app.close();
    expect(lines.filter((line) => line.includes('replies'))).toEqual([]);
  },
);

function post(path: string, body: string): string {
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}
