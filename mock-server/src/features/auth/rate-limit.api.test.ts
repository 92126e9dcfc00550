import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { expect, test } from 'vitest';
import {
  createTestControl,
  createTestServer,
  createTestWorld,
  serveTestWorlds,
} from '../../testing/test-server.ts';

const LOG_IN = {
  method: 'POST',
  url: '/player-api/player/user/login',
  payload: { uname: 'nobody', password: 'guess-after-guess' },
} as const;

test('after 30 log ins in a minute an address of another machine has to wait', async () => {
  const { app } = await createTestServer();
  const codes: number[] = [];
  for (let count = 0; count < 32; count++) {
    const reply = await app.inject({ ...LOG_IN, remoteAddress: '203.0.113.7' });
    expect(reply.statusCode).toBe(200);
    codes.push(reply.json().code);
  }
  expect(codes.slice(0, 30)).toEqual(Array(30).fill(ERROR_CODES.userNotFound));
  expect(codes.slice(30)).toEqual([ERROR_CODES.busy, ERROR_CODES.busy]);
  const another = await app.inject({ ...LOG_IN, remoteAddress: '203.0.113.8' });
  expect(another.json().code).toBe(ERROR_CODES.userNotFound);
});

test('a caller on this machine is never held up', async () => {
  const { app } = await createTestServer();
  for (let count = 0; count < 40; count++) {
    const reply = await app.inject({ ...LOG_IN, remoteAddress: '127.0.0.1' });
    expect(reply.json().code).toBe(ERROR_CODES.userNotFound);
  }
});

test('who has to wait in one world does not in another, nor in what takes the place of that one', async () => {
  const named = ['default', 'spring'].map((name) => ({ ...createTestWorld(), name }));
  const { app } = await serveTestWorlds(createTestControl('anyone'), named);
  const logIn = async (world: string): Promise<number> => {
    const headers = { 'x-world': world };
    return (
      await app.inject({ ...LOG_IN, url: '/p/user/login', headers, remoteAddress: '203.0.113.7' })
    ).json().code;
  };
  for (let count = 0; count < 30; count++) await logIn('spring');
  expect([await logIn('spring'), await logIn('default')]).toEqual([
    ERROR_CODES.busy,
    ERROR_CODES.userNotFound,
  ]);
  const another = { method: 'POST', url: '/__mock/scenario', payload: { name: 'ready-to-bet' } } as const;
  await app.inject({ ...another, headers: { 'x-world': 'spring' } });
  expect(await logIn('spring')).toBe(ERROR_CODES.userNotFound);
});
