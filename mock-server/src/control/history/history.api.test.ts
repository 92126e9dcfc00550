import supertest from 'supertest';
import { expect, test, vi } from 'vitest';
import { history, read, serveFrozen, type ToldStep } from '../../testing/test-history.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';

const idsOf = (steps: readonly ToldStep[]) => steps.map(({ id, undone }) => (undone ? -id : id));

const EVERY_CALL = { path: '**' };

test('a world tells who changed what in it, newest first', async () => {
  const server = await serveFrozen();
  await server.control('clock', { advance: '1h' }).set('x-tester', 'Mei').expect(200);
  await server
    .control('config', { demoCredit: 5 })
    .set('x-tester', encodeURIComponent(' 王 芳 '))
    .expect(200);
  const real = { realMs: expect.any(Number), undone: false };
  expect(await history(server)).toEqual([
    {
      id: 3,
      what: 'settings demoCredit',
      sentence: 'Settings were changed: demoCredit to 5.',
      by: '王 芳',
      atMs: TEST_NOW_MS + 3_600_000,
      ...real,
    },
    { id: 2, what: '+ 1 h', sentence: 'The time went 1 h ahead.', by: 'Mei', atMs: TEST_NOW_MS, ...real },
    {
      id: 1,
      what: 'time frozen',
      sentence: 'The time was frozen.',
      by: 'script',
      atMs: TEST_NOW_MS,
      ...real,
    },
  ]);
});

test.each(['x'.repeat(41), 'Mei%0AAdmin', 'Mei%07', '%E2%80%AEiem'])(
  'a tester who is called %j is refused, and nothing is changed',
  async (name) => {
    const server = await createTestServer();
    const reply = await server.control('clock', { advance: '1h' }).set('x-tester', name).expect(400);
    expect(reply.body.msg).toMatch(/^The header x-tester must be a name of at most 40 letters/);
    expect(await history(server)).toEqual([]);
  },
);

test.each([
  ['100% Mei', '100% Mei'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['  Mei  ', 'Mei'],
  ['', 'script'],
])('a tester who is called %j changes as %j', async (sent, told) => {
  const server = await createTestServer();
  await server.control('clock', { advance: '1h' }).set('x-tester', sent).expect(200);
  expect(await history(server)).toMatchObject([{ by: told }]);
});

test.each<[string, 'post' | 'delete', string, object]>([
  ['there is no fault', 'delete', 'faults', {}],
  ['no draw is scripted', 'delete', 'draws/script', {}],
  ['a setting is set to what it was set to', 'post', 'config', { demoCredit: 5 }],
  ['draws come as often already', 'post', 'config', { drawIntervalSeconds: 300 }],
  ['maintenance is off already', 'post', 'maintenance', { on: false }],
  ['an account may do everything already', 'post', 'players/ID', { allow: true }],
  ['no password is locked', 'post', 'players/ID', { unlock: true }],
  ['no session is open', 'post', 'players/ID', { endSessions: true }],
  ['limits are what they were', 'post', 'players/ID', { limits: { dailyLoss: 5, dailyDeposit: null } }],
])('where %s a call is no step, and what was undone can be brought back', async (_, method, path, body) => {
  const server = await serveFrozen();
  const player = `players/${createTestPlayer(server.world).id}`;
  await server.control('config', { demoCredit: 5, drawIntervalSeconds: 300 }).expect(200);
  await server.control(player, { limits: { dailyLoss: 5 } }).expect(200);
  await server.control(player, { endSessions: true }).expect(200);
  await server.control('clock', { advance: '1h' }).expect(200);
  const [moved] = await history(server);
  await server.control(`history/${moved?.id}/back`, {}).expect(200);
  const before = await history(server);
  await supertest(server.app.server)
    [method](`/__mock/${path.replace('players/ID', player)}`)
    .send(body)
    .expect(200);
  expect(await history(server)).toEqual(before);
  await server.control('history/forward', {}).expect(200);
});

test('the journal tells who made a control call', async () => {
  const server = await serveFrozen();
  await server.control('clock', { advance: '1h' }).set('x-tester', 'Mei').expect(200);
  await server.control('clock', { advance: '1h' }).set('x-tester', '%07').expect(400);
  const { list } = (await read(server, 'journal?kind=control')) as { readonly list: readonly object[] };
  expect(list).toMatchObject([
    { by: 'script', status: 400 },
    { by: 'Mei', status: 200 },
    { by: 'script', status: 200 },
  ]);
});

test('any step can be gone back to: what came after it is undone, too, and can be brought back', async () => {
  const server = await serveFrozen();
  await server.control('config', { demoCredit: 5 }).expect(200);
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5).
  await server.control('faults', { match: EVERY_CALL, then: { latencyMs: 5 } }).expect(200);
  await server.control('draws/script', { sums: [18] }).expect(200);
  await server.control('clock', { advance: '1h' }).expect(200);
  const all = async () => [
    await read(server, 'config'),
    await read(server, 'faults'),
    await read(server, 'draws/script'),
  ];
  const before = await all();
  const gone = await server.control('history/2/back', {}).expect(200);
  expect(gone.body.data).toMatchObject({ nowMs: TEST_NOW_MS, rate: 0, calls: [], moreCalls: 0 });
  expect(gone.body.data.undone.map(({ id }: ToldStep) => id)).toEqual([5, 4, 3, 2]);
  expect(idsOf(await history(server))).toEqual([-5, -4, -3, -2, 1]);
  expect(await all()).toMatchObject([{ demoCredit: 1000 }, [], []]);
  expect(await read(server, 'worlds/default')).toMatchObject({ lastStep: { id: 1 } });
  const forward = await server.control('history/forward', {}).expect(200);
  expect(forward.body.data).toMatchObject({ nowMs: TEST_NOW_MS + 3_600_000, rate: 0, calls: [] });
  expect(forward.body.data.redone.map(({ id }: ToldStep) => id)).toEqual([2, 3, 4, 5]);
  expect(idsOf(await history(server))).toEqual([5, 4, 3, 2, 1]);
  expect(await all()).toEqual(before);
});

test('going back twice is taken back twice, the last first', async () => {
  const server = await serveFrozen();
  for (const hours of [1, 2, 3]) await server.control('clock', { advance: `${hours}h` }).expect(200);
  const at = async (path: string) =>
    (await server.control(path, {}).expect(200)).body.data.nowMs - TEST_NOW_MS;
  expect([await at('history/4/back'), await at('history/2/back')]).toEqual([10_800_000, 0]);
  const undone = await history(server);
  expect(idsOf(undone)).toEqual([-4, -3, -2, 1]);
  expect(undone.filter(({ next }) => next).map(({ id }) => id)).toEqual([3, 2]);
  expect([await at('history/forward'), await at('history/forward')]).toEqual([10_800_000, 21_600_000]);
});

const NOTHING_FORWARD =
  'There is nothing to go forward to: going forward takes the last going back back, until something else is changed.';

test('once something else is changed what was undone is gone', async () => {
  const server = await serveFrozen();
  expect((await server.control('history/forward', {}).expect(409)).body.msg).toBe(NOTHING_FORWARD);
  await server.control('clock', { advance: '1h' }).expect(200);
  await server.control('clock', { back: true }).expect(200);
  await server.control('clock', { advance: '2h' }).expect(200);
  expect((await server.control('history/forward', {}).expect(409)).body.msg).toBe(NOTHING_FORWARD);
  expect(idsOf(await history(server))).toEqual([3, 1]);
});

test('going back names what it cannot reach', async () => {
  const server = await serveFrozen();
  await server.control('clock', { advance: '1h' }).expect(200);
  const missing = await server.control('history/9/back', {}).expect(404);
  expect(missing.body.msg).toBe(
    'There is no step 9: GET /__mock/history lists all that can be gone back to, from 1 to 2.',
  );
  await server.control('history/2/back', {}).expect(200);
  const undone = await server.control('history/2/back', {}).expect(409);
  expect(undone.body.msg).toBe(
    'The step "+ 1 h" is undone already: POST /__mock/history/forward brings it back.',
  );
});

test('what another tester did is undone only by who knows of it', async () => {
  const server = await serveFrozen();
  const by = (name: string, path: string, body: object) => server.control(path, body).set('x-tester', name);
  await by('Ben', 'clock', { rate: 10 }).expect(200);
  await by('Mei', 'clock', { freeze: true }).expect(200);
  const refused = await by('Mei', 'history/1/back', {}).expect(409);
  expect(refused.body.msg).toBe(
    'Nothing was changed: this would undo "speed ×10" by Ben, "time frozen" by script. Send {"othersToo": true} to undo what other testers did, too.',
  );
  await by('Ben', 'clock', { back: true }).expect(409);
  expect(await history(server)).toHaveLength(3);
  await by('Mei', 'clock', { back: true }).expect(200);
  await by('Ben', 'clock', { back: true, step: 2 }).expect(200);
  expect((await by('Mei', 'history/forward', {}).expect(409)).body.msg).toContain('"going back" by Ben');
  await by('Mei', 'history/forward', { othersToo: true }).expect(200);
  await by('Mei', 'clock', { back: true, othersToo: true }).expect(200);
  expect(idsOf(await history(server))).toEqual([-3, -2, 1]);
});

test('where nothing was changed there is nothing to go back to, whichever step is named', async () => {
  const server = await createTestServer();
  for (const [path, body] of [
    ['history/1/back', {}],
    ['clock', { back: true, step: 1 }],
    ['clock', { back: true }],
  ] as const)
    expect((await server.control(path, body).expect(409)).body.msg).toMatch(
      /^There is nothing to go back to/,
    );
});

test('of many steps of other testers the first five are named', async () => {
  const server = await serveFrozen();
  for (let hours = 1; hours <= 7; hours += 1)
    await server
      .control('clock', { advance: `${hours}h` })
      .set('x-tester', 'Ben')
      .expect(200);
  const refused = await server.control('history/2/back', {}).set('x-tester', 'Mei').expect(409);
  expect(refused.body.msg).toBe(
    'Nothing was changed: this would undo "+ 7 h" by Ben, "+ 6 h" by Ben, "+ 5 h" by Ben, "+ 4 h" by Ben, "+ 3 h" by Ben and 2 more. Send {"othersToo": true} to undo what other testers did, too.',
  );
});

test('of several steps that are undone the one that is named is told', async () => {
  const server = await serveFrozen();
  await server.control('clock', { advance: '1h' }).expect(200);
  await server.control('clock', { advance: '2h' }).expect(200);
  await server.control('history/2/back', {}).expect(200);
  for (const [id, what] of [
    [2, '+ 1 h'],
    [3, '+ 2 h'],
  ] as const)
    expect((await server.control(`history/${id}/back`, {}).expect(409)).body.msg).toContain(`"${what}"`);
});

/** Lets a tester change a setting while the image of the world before is made ready. */
function changeMeanwhile(server: TestServer): void {
  const { worlds } = server.app;
  const begin = worlds.begin.bind(worlds);
  vi.spyOn(worlds, 'begin').mockImplementationOnce(async (...args) => {
    await server.control('config', { demoCredit: 5 }).expect(200);
    return begin(...args);
  });
}

test.each<[string, object]>([
  ['clock', { back: true }],
  ['history/2/back', {}],
])('a step that is made while %s goes back is not undone unseen', async (path, body) => {
  const server = await serveFrozen();
  await server.control('clock', { advance: '1h' }).expect(200);
  changeMeanwhile(server);
  expect((await server.control(path, body).expect(409)).body.msg).toBe(
    'Nothing was undone: the last step of this world is "settings demoCredit" by now. Go back again to undo that.',
  );
  expect(idsOf(await history(server))).toEqual([3, 2, 1]);
  expect(await read(server, 'config')).toMatchObject({ demoCredit: 5 });
});

test('a step that is made while the world goes forward leaves nothing to go forward to', async () => {
  const server = await serveFrozen();
  await server.control('clock', { advance: '1h' }).expect(200);
  await server.control('clock', { back: true }).expect(200);
  changeMeanwhile(server);
  expect((await server.control('history/forward', {}).expect(409)).body.msg).toBe(NOTHING_FORWARD);
});

test('an invitation outlives a going back', async () => {
  const server = await serveFrozen();
  const { body } = await server.control('worlds/default/invitation', {}).expect(200);
  await server.control('clock', { advance: '1h' }).expect(200);
  await server.control('clock', { back: true }).expect(200);
  const again = await server.control('worlds/default/invitation', {}).expect(200);
  expect(again.body.data.url).toBe(body.data.url);
});
