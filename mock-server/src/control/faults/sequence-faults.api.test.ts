import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import { expect, test } from 'vitest';
import {
  addTestFault,
  createFaultFixture,
  faultBody,
  listTestFaults,
  SIGN_PATH,
  sign,
} from '../../testing/test-faults.ts';
import { createTestServer } from '../../testing/test-server.ts';

const IN_TURN: FaultRequest['then'] = {
  sequence: [{ code: 600 }, null, { patch: [{ at: 'code', set: 201 }] }],
};

async function codesOf(
  count: number,
  call: () => PromiseLike<{ body: { code: number } }>,
): Promise<number[]> {
  const codes: number[] = [];
  for (let at = 0; at < count; at += 1) codes.push((await call()).body.code);
  return codes;
}

test('each call in turn gets its own, and after the last one nothing', async () => {
  const server = await createTestServer();
  const fault = await addTestFault(server, IN_TURN, { path: 'chat/list' });
  await server.call('common/getSystemNotice');
  expect(await codesOf(3, () => server.call('chat/list'))).toEqual([600, 200, 201]);
  expect(await listTestFaults(server)).toEqual([{ ...fault, hits: 2, isOver: true }]);
  expect(await codesOf(2, () => server.call('chat/list'))).toEqual([200, 200]);
});

test('so many times over', async () => {
  const server = await createTestServer();
  await addTestFault(server, IN_TURN, { path: 'chat/list', times: 2 });
  expect(await codesOf(8, () => server.call('chat/list'))).toEqual([600, 200, 201, 600, 200, 201, 200, 200]);
});

test('a restart goes on in the middle of it', async () => {
  const before = await createTestServer();
  await addTestFault(before, IN_TURN, { path: 'chat/list' });
  await before.call('chat/list');
  const after = await createTestServer({ db: before.world.db });
  expect(await codesOf(2, () => after.call('chat/list'))).toEqual([200, 201]);
});

test('a step that ends sessions waits for a caller who has one', async () => {
  const server = await createFaultFixture();
  await addTestFault(server, { sequence: [{ sessionExpired: true }, { code: 600 }] }, { path: SIGN_PATH });
  const asGuest = () => server.call(SIGN_PATH, { userSign: 'guest' });
  expect(await codesOf(1, asGuest)).toEqual([403]);
  expect((await listTestFaults(server))[0]?.hits).toBe(0);
  expect(await codesOf(2, () => sign(server))).toEqual([403, 600]);
});

test.each<[object, string]>([
  [
    faultBody(IN_TURN, { every: 2 }),
    'A sequence gives each call in turn its own: leave out every; null in it leaves a call unharmed.',
  ],
  [
    faultBody({ sequence: [null, { latencyMs: { min: 9, max: 3 } }] }),
    'The "min" of "latencyMs" may be at most its "max" 3, not 9.',
  ],
])('%j is refused in a sentence', async (body, msg) => {
  const { control } = await createTestServer();
  expect((await control('faults', body).expect(400)).body.msg).toBe(msg);
});
