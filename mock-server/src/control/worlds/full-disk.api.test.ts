import { DatabaseFileError } from '@canada28/db/database-file-error.ts';
import { emptyImage } from '@canada28/db/database-image.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestControl, createTestServer } from '../../testing/test-server.ts';
import { memoryPlace, type WorldPlace } from '../../worlds/world-place.ts';
import { imageOfOrigin } from './world-image.ts';

const SPRING = { 'x-world': 'spring' };
const FULL = 'The disk is full: spring.sqlite cannot be written.';

/** A place on a disk that is full: what lies there can be used, and nothing be put over it. */
function fullPlace(image: Buffer): WorldPlace {
  const put = () => {
    throw new DatabaseFileError(FULL);
  };
  return { ...memoryPlace(image), put };
}

/** A world of a new player on a full disk, with a snapshot and a step to go back to. */
async function serveSpring() {
  const server = await createTestServer();
  const { worlds } = server.app;
  const plane = { ...createTestControl(), worlds };
  const bare = worlds.add('spring', memoryPlace(emptyImage(plane.migrations)));
  const { image } = await imageOfOrigin(plane, 'spring', { scenario: 'new-player', rate: 0 });
  worlds.remove(bare);
  const hosted = worlds.add('spring', fullPlace(image), { wasOff: false });
  const world = hosted.open();
  const player = createTestPlayer(world, { creditMicros: 50_000_000 });
  await server.control('snapshots', { name: 'start' }).set(SPRING).expect(200);
  await server.control('clock', { advance: '1s' }).set(SPRING).expect(200);
  return { server, hosted, world, headers: { ...player.headers, ...SPRING } };
}

test.each([
  ['a reset', 'worlds/spring/reset', {}],
  ['a scenario', 'scenario', { name: 'sealed' }],
  ['a restore', 'snapshots/start/restore', {}],
  ['going back', 'clock', { back: true }],
])('%s that the disk has no room for leaves the world as it is, and says so', async (_, path, body) => {
  const { server, hosted, world, headers } = await serveSpring();
  const { issueCode } = (await server.game(findCurrentIssueCall.path, { lotteryId: '1' }, headers)).body.data;
  const gameItem = [{ totalAmount: 10, numberRecord: '31' }];
  const bet = () =>
    server.game(
      placeBetCall.path,
      { issueCode, lotteryId: '1', totalAmount: 10, gameItem },
      { ...headers, 'Idempotency-Key': 'once' },
    );
  const first = await bet();
  expect(first.body.code).toBe(200);
  const promised = () => listRows(world.db, 'SELECT issue_code, seed_hash FROM issues');
  const [before, generation] = [promised(), hosted.generation];
  const reply = await server.control(path, body).set(SPRING).expect(409);
  expect(reply.body.msg).toBe(FULL);
  expect((await bet()).body).toEqual(first.body);
  const wallet = await server.call(getMyWalletCall.path, {}, headers);
  expect(wallet.body.data.moneyUsable).toBe(40);
  expect([hosted.open(), promised(), hosted.generation]).toEqual([world, before, generation]);
  // What could be gone back to still can be, and no step more.
  const again = await server.control('clock', { back: true }).set(SPRING).expect(409);
  expect(again.body.msg).toBe(FULL);
});
