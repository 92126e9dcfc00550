import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { balanceOf, bet, profileOf, serveRoom } from '../../testing/test-room.ts';

test.each(['fresh-install', 'sales-evening', 'empty-everything', 'a-week-of-history'])(
  'over a story begun again a phone keeps its name and its session, with a new account behind it: %s',
  async (name) => {
    const { control, join, messagesOf } = await serveRoom();
    const [one, other] = [await join(), await join()];
    await bet(one);
    await control('POST', '/scenario', { name });
    for (const [phone, userName] of [
      [one, 'visitor1'],
      [other, 'visitor2'],
    ] as const) {
      expect(await profileOf(phone)).toMatchObject({ id: phone.userInfo.id, userName });
      expect(await balanceOf(phone)).toBe(1000);
      expect(await messagesOf(phone)).toEqual(['Your account is a new one', 'Your demo credit has arrived']);
    }
    expect(await control('GET', '/worlds/spring/invitation')).toHaveLength(2);
    expect((await control('GET', '/audit')).broken).toEqual([]);
    // Two scenarios on, it is still theirs.
    await control('POST', '/scenario', { name: 'ready-to-bet' });
    expect(await profileOf(one)).toMatchObject({ id: one.userInfo.id, userName: 'visitor1' });
  },
);

test('a session lasts as long as it would have, whatever the time of the world that comes next', async () => {
  const { control, join } = await serveRoom();
  const phone = await join();
  await control('POST', '/clock', { advance: '20d' });
  await control('POST', '/scenario', { name: 'new-years-midnight' });
  await control('POST', '/clock', { advance: 10 * DAY_MS - 60_000 });
  expect(await profileOf(phone)).toMatchObject({ userName: 'visitor1' });
  await control('POST', '/clock', { advance: 120_000 });
  expect(await profileOf(phone)).toBeNull();
});

test('after a step back the account of that moment is theirs again, and they are told that bets are gone', async () => {
  const { control, join, messagesOf } = await serveRoom();
  const phone = await join();
  await bet(phone, 40);
  await control('POST', '/clock', { freeze: true });
  await bet(phone, 60);
  expect(await balanceOf(phone)).toBe(900);
  await control('POST', '/clock', { back: true });
  expect(await balanceOf(phone)).toBe(960);
  expect(await messagesOf(phone)).toEqual(['The demo went back', 'Your demo credit has arrived']);
  await control('POST', '/history/forward', {});
  expect(await balanceOf(phone)).toBe(900);
  expect(await messagesOf(phone)).toEqual(['Your demo credit has arrived']);
});

test('a step back that takes nothing of theirs tells them nothing', async () => {
  const { control, join, messagesOf } = await serveRoom();
  const phone = await join();
  await control('POST', '/clock', { freeze: true });
  await control('POST', '/clock', { back: true });
  expect(await messagesOf(phone)).toEqual(['Your demo credit has arrived']);
});

test('a phone stays logged in after the restore of a snapshot that is older than its session', async () => {
  const { control, join } = await serveRoom();
  const first = await join();
  await control('POST', '/snapshots', { name: 'before' });
  const [late, again] = [await join(), await join({ cookie: first.cookie })];
  expect(again.userInfo).toMatchObject({ id: first.userInfo.id, userName: 'visitor1' });
  await control('POST', '/snapshots/before/restore', {});
  for (const phone of [first, again]) expect(await profileOf(phone)).toMatchObject({ userName: 'visitor1' });
  expect(await profileOf(late)).toMatchObject({ id: late.userInfo.id, userName: 'visitor2' });
  expect((await control('GET', '/audit')).broken).toEqual([]);
});

test('an account that has the name of a visitor in other letters is theirs after a restore and a step back', async () => {
  const { control, join } = await serveRoom();
  await control('POST', '/players', { userName: 'Visitor1', nickName: 'Vi' });
  await control('POST', '/snapshots', { name: 'before' });
  await control('POST', '/clock', { back: true });
  const phone = await join();
  expect(phone.userInfo.userName).toBe('visitor1');
  await control('POST', '/snapshots/before/restore', {});
  const again = await join({ cookie: phone.cookie });
  expect(again.userInfo.userName).toBe('Visitor1');
  await bet(again);
  const board = () => control('GET', '/worlds/spring/invitation');
  expect(await board()).toMatchObject([{ userName: 'visitor1', nickName: 'Vi', bets: 1 }]);
  await control('POST', '/clock', { back: true });
  expect(await profileOf(phone)).toMatchObject({ userName: 'visitor1' });
  await control('POST', '/history/forward', {});
  expect(await profileOf(again)).toMatchObject({ userName: 'Visitor1' });
  expect(await board()).toMatchObject([{ userName: 'visitor1', nickName: 'Vi', bets: 1 }]);
});

test('a phone that logged out stays logged out, and has its name when it scans again', async () => {
  const { control, join } = await serveRoom();
  const phone = await join();
  await phone.call('/p/user/logout');
  await control('POST', '/scenario', { name: 'fresh-install' });
  expect(await profileOf(phone)).toBeNull();
  const again = await join({ cookie: phone.cookie });
  expect(again.userInfo).toMatchObject({ id: phone.userInfo.id, userName: 'visitor1' });
});

test('an account that may not log in may not in the next story either', async () => {
  const { control, join } = await serveRoom();
  const phone = await join();
  await control('POST', `/players/${phone.userInfo.id}`, { forbid: 'login' });
  await control('POST', '/scenario', { name: 'fresh-install' });
  expect(await profileOf(phone)).toBeNull();
});

test('a nickname that a visitor chose goes with them', async () => {
  const { control, join } = await serveRoom();
  const phone = await join();
  expect(await phone.call('/p/user/updateUserInfo', { nickName: 'Mei of table 4' })).toMatchObject({
    code: 200,
  });
  await control('POST', '/scenario', { name: 'fresh-install' });
  expect(await profileOf(phone)).toMatchObject({ userName: 'visitor1', nickName: 'Mei of table 4' });
});

test.each([
  ['DELETE', '/worlds/spring/invitation'],
  ['POST', '/worlds/spring/reset'],
] as const)('after %s %s no story has an account for them', async (method, path) => {
  const { control, join } = await serveRoom();
  await join();
  await control(method, path, method === 'POST' ? {} : undefined);
  await control('POST', '/scenario', { name: 'fresh-install' });
  expect((await control('GET', '/players?userName=visitor1')).total).toBe(0);
});

test('a world that repeats its tokens gives none twice: who logs in after a step back is not the visitor', async () => {
  const { control, join } = await serveRoom();
  await control('POST', '/clock', { freeze: true });
  const phone = await join();
  await control('POST', '/clock', { back: true });
  const next = await join();
  expect(next.userInfo.token).not.toBe(phone.userInfo.token);
  expect(await profileOf(phone)).toMatchObject({ userName: 'visitor1' });
  expect(await profileOf(next)).toMatchObject({ userName: 'visitor2' });
});

test('no token of a visitor stands in the next world, only its hash', async () => {
  const { worlds, control, join } = await serveRoom();
  const { userInfo } = await join();
  await control('POST', '/scenario', { name: 'fresh-install' });
  const image = worlds.hosted('spring')?.image().image ?? Buffer.alloc(0);
  expect(userInfo.token).toMatch(/^[0-9a-f]{32}$/);
  expect(image.includes(userInfo.token)).toBe(false);
});
