import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { ALL_CONTROLS } from '@canada28/shared/control/all-controls.ts';
import { CONTROL_BASE, type ControlCall } from '@canada28/shared/control/control-call.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { controls } from './controls.ts';
import { type Mock, type Player, startMock, type World } from './testing.ts';

/** What a test is given to try a function of the kit. */
type Kit = { readonly mock: Mock; readonly world: World; readonly player: Player };

/** In the five languages of the product. */
const said = (text: string) => ({ zh: text, en: text, jp: text, kor: text, cht: text });

/**
 * The function of the kit that makes each control call. One that is new gets its function in `world-<group>.ts`, the file
 * of its group, and its line here.
 */
const FUNCTIONS: Readonly<Record<string, (kit: Kit) => Promise<unknown>>> = {
  'POST /access': ({ mock }) => mock.showToken('anything: none is needed here'),
  'GET /worlds': ({ mock }) => mock.worlds(),
  'POST /worlds': ({ mock }) => mock.createWorld({ scenario: 'empty-everything' }),
  'GET /worlds/:name': ({ world }) => world.read(),
  'DELETE /worlds/:name': ({ world }) => world.delete(),
  'POST /worlds/:name/reset': ({ world }) => world.reset(),
  // Not in a mock without files.
  'POST /worlds/:name/keep': ({ world }) => expect(world.keep()).rejects.toThrow('No world is kept'),
  'GET /open': async ({ world, player }) => {
    const page = await fetch(world.link({ as: player.userName, to: '/center' }));
    expect(page.status).toBe(200);
  },
  'POST /open': ({ world }) => world.player(),
  'POST /worlds/:name/invitation': ({ world }) => world.invitation.open(),
  'GET /worlds/:name/invitation': ({ world }) => world.invitation.joined(),
  'DELETE /worlds/:name/invitation': ({ world }) => world.invitation.end(),
  'GET /join': async ({ world }) => expect(await world.invitation.page()).toContain('<!doctype html>'),
  'POST /join': async ({ world }) => {
    const visitor = await world.invitation.join();
    expect(await visitor.call('user/getUserInfo', {})).toMatchObject({ userName: visitor.userName });
    const other = await world.invitation.joinByCode();
    const names = [visitor, other].map(({ userName }) => ({ userName }));
    expect(await world.invitation.joined()).toMatchObject(names);
  },
  'POST /share': ({ world }) => world.share.open(5),
  'GET /share': async ({ world }) => {
    const share = await world.share.open();
    expect(await world.share.list()).toEqual([share]);
  },
  'DELETE /share/:id': async ({ world }) => {
    const { id } = await world.share.open();
    expect(await world.share.end(id)).toEqual([]);
  },
  'GET /shared': async ({ world }) =>
    expect(await world.share.page(await world.share.open())).toContain('<!doctype html>'),
  'POST /shared': async ({ world }) =>
    expect(await world.share.enter(await world.share.open())).toMatchObject({ name: world.name }),
  'GET /history': async ({ world }) => expect(await world.history.list()).toMatchObject([{ id: 1 }]),
  'POST /history/:id/back': async ({ world, player }) => {
    await world.clock.freeze();
    await player.call('notifyMessage/updateAllNotifyMessageRead', {});
    const { undone, calls } = await world.history.back(2);
    expect(undone).toMatchObject([{ what: 'time frozen' }]);
    expect(calls).toMatchObject([
      { path: 'notifyMessage/updateAllNotifyMessageRead', player: player.userName },
    ]);
  },
  'POST /history/forward': async ({ world }) => {
    await world.clock.freeze();
    await world.history.back(2);
    expect((await world.history.forward()).redone).toMatchObject([{ what: 'time frozen' }]);
  },
  'POST /clock': ({ world }) => world.clock.freeze(),
  'GET /draws': async ({ world }) => {
    const { issues } = await world.draws.issues({ before: 0, after: 0 });
    expect(issues).toMatchObject([{ issueCode: (await world.currentIssue()).issueCode }]);
  },
  'POST /draws/script': ({ world }) => world.draws.next({ sum: 18 }),
  'GET /draws/script': ({ world }) => world.draws.list(),
  'DELETE /draws/script': async ({ world }) => {
    await world.draws.next({ sum: 18 });
    expect(await world.draws.clear()).toEqual([]);
  },
  'DELETE /draws/script/:id': async ({ world }) => {
    const [wanted] = await world.draws.next({ sum: 18 });
    expect(await world.draws.drop(wanted?.id ?? 0)).toEqual([]);
  },
  'GET /scenarios': ({ mock }) => mock.scenarios(),
  'POST /scenario': ({ world }) => world.scenario('fresh-install'),
  'GET /faults': ({ world }) => world.faults.list(),
  'POST /faults': ({ world }) => world.faults.add('**', { httpStatus: 500 }),
  'DELETE /faults': ({ world }) => world.faults.clear(),
  'DELETE /faults/:id': async ({ world }) => {
    const { id } = await world.faults.add({ file: '/assets/*.js' }, { httpStatus: 500 });
    expect(await world.faults.remove(id)).toMatchObject({ id });
  },
  'GET /faults/fields': async ({ world }) =>
    expect(await world.faults.fields('wallet/getMyWallet')).toContainEqual({
      path: 'data.moneyUsable',
      kinds: ['number'],
    }),
  'POST /reviews': async ({ world, player }) => {
    await world.configure({ reviewPolicy: 'manual' });
    const deposit = { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 500 } as const;
    await player.call('deposit/submitDepositOrder', deposit);
    const [order] = (await world.orders({ player: player.id })).list;
    await world.review(order?.id ?? '', 'success');
  },
  'GET /maintenance': async ({ world }) => {
    await world.maintenance(true);
    expect(await world.isInMaintenance()).toBe(true);
  },
  'POST /maintenance': ({ world }) => world.maintenance(true),
  'POST /messages': async ({ world, player }) => {
    expect(await world.message({ player: player.id, title: said('Hello'), text: said('There') })).toBe(1);
  },
  'POST /notices': ({ world }) => world.notice({ title: said('New'), content: said('A new look') }),
  'GET /config': async ({ world }) => expect(await world.settings()).toHaveProperty('drawIntervalSeconds'),
  'POST /config': async ({ world }) =>
    expect(await world.configure({ depositMin: 20 })).toMatchObject({ depositMin: 20 }),
  'GET /players': async ({ world, player }) => {
    const { list } = await world.players({ userName: player.userName });
    expect(list).toMatchObject([{ id: player.id }]);
  },
  'POST /players': ({ world }) => world.player(),
  'GET /players/:id': async ({ player }) => expect(await player.read()).toMatchObject({ addresses: [] }),
  'POST /players/:id': async ({ player }) => {
    expect(await player.forbid('trade')).toMatchObject({ status: PLAYER_STATUS.tradingForbidden });
    expect(await player.allow()).toMatchObject({ status: PLAYER_STATUS.normal });
    expect(await player.limit({ dailyLoss: 50 })).toMatchObject({ limits: { dailyLoss: 50 } });
    expect(await player.unlock()).toMatchObject({ isPayPasswordLocked: false });
    expect(await player.endSessions()).toMatchObject({ openSessions: 0 });
  },
  'POST /players/:id/credit': async ({ player }) => {
    const { moneyUsable } = await player.read();
    expect(await player.credit(-28)).toMatchObject({ moneyUsable: moneyUsable - 28 });
  },
  'GET /bets': async ({ world }) => expect(await world.bets()).toEqual({ list: [], total: 0 }),
  'GET /chases': async ({ world }) => expect(await world.chases()).toEqual({ list: [], total: 0 }),
  'GET /orders': async ({ world }) => expect(await world.orders()).toEqual({ list: [], total: 0 }),
  'GET /postings': async ({ world, player }) => {
    const { list } = await world.postings({ player: player.id });
    expect(list).toMatchObject([{ kind: 'demo-credit' }]);
  },
  'GET /audit': ({ world }) => world.audit(),
  'GET /drift': async ({ world, player }) => {
    await player.call('user/getUserInfo', {});
    expect(await world.drift()).toMatchObject({ source: { exchanges: 1 }, findings: [] });
  },
  'GET /drift/files/:file': async ({ world }) =>
    expect(await world.driftFile('drift.html')).toContain('Nothing new differs'),
  'POST /drift/accepted': async ({ world }) => {
    const finding = { id: 'wallet/getMyWallet#reply.vip#extra', reason: 'known' };
    expect(await world.acceptDrift({ accept: [finding] })).toEqual([finding]);
  },
  'GET /journal': ({ world }) => world.journal.list(),
  'GET /journal/stream': async ({ world, player }) => {
    const entries = world.journal.follow({ kind: 'call' });
    const next = entries.next();
    await expect.poll(() => player.call('user/getUserInfo', {}).then(() => isDone(next))).toBe(true);
    expect((await next).value).toMatchObject({ path: 'user/getUserInfo' });
    await entries.return();
  },
  'GET /journal/har': async ({ world, player }) => {
    await player.call('user/getUserInfo', {});
    expect((await world.journal.har({ last: 1 })).log.entries).toHaveLength(1);
  },
  'GET /journal/test': async ({ world, player }) => {
    await player.call('user/getUserInfo', {});
    expect(await world.journal.test({ polls: true })).toContain('user/getUserInfo');
  },
  'GET /journal/:id': async ({ world }) => expect(await world.journal.entry(1)).toMatchObject({ id: 1 }),
  'POST /journal/:id/mark': async ({ world }) =>
    expect(await world.journal.mark(1, 'look here')).toEqual([{ id: 1, note: 'look here' }]),
  'DELETE /journal/:id/mark': async ({ world }) => {
    await world.journal.mark(1);
    expect(await world.journal.unmark(1)).toEqual([]);
  },
  'GET /brand': async ({ world }) => expect(await world.brand.read()).toEqual({ isOwn: false }),
  'PUT /brand': async ({ world }) => {
    const logo = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const brand = { name: 'Northern Lights', colour: '#1f7a8c' };
    expect(await world.brand.change({ ...brand, logo })).toMatchObject({
      ...brand,
      logo: { type: 'image/svg+xml', bytes: logo.length },
      isOwn: true,
    });
  },
  'DELETE /brand': async ({ world }) => {
    await world.brand.change({ name: 'Northern Lights' });
    expect(await world.brand.drop()).toEqual({ isOwn: false });
  },
  'POST /bug': async ({ world }) => expect((await world.saveBug('A bug')).length).toBeGreaterThan(1000),
  'POST /worlds/recording': async ({ mock, world, player }) => {
    const messages = await player.call('notifyMessage/getNotifyMessage', {});
    const replayed = await mock.openRecording(await world.journal.har());
    const { body } = await replayed.request
      .post('/player-api/player/notifyMessage/getNotifyMessage')
      .send({});
    expect(body.data).toEqual(messages);
  },
  'POST /worlds/bug': async ({ mock, world }) => {
    expect(await mock.openBug(await world.saveBug('A bug'))).toMatchObject({ bug: { title: 'A bug' } });
  },
  'GET /snapshots': ({ world }) => world.snapshots.list(),
  'POST /snapshots': ({ world }) => world.snapshot('one'),
  'POST /snapshots/file': async ({ world }) => {
    await world.snapshot('one');
    await world.snapshots.upload('two', await world.snapshots.download('one'));
    expect((await world.snapshots.list()).map(({ name }) => name).sort()).toEqual(['one', 'two']);
  },
  'POST /snapshots/:name/restore': async ({ world }) => {
    await world.snapshot('one');
    await world.restore('one');
  },
  'GET /snapshots/:name/differences': async ({ world, player }) => {
    await world.snapshot('one');
    await player.credit(5);
    const { list } = await world.snapshots.compare('one');
    expect(list.map(({ id }) => id)).toContain(player.id);
    await world.snapshot('two');
    expect(await world.snapshots.compare('one', 'two')).toMatchObject({ list });
  },
  'DELETE /snapshots/:name': async ({ world }) => {
    await world.snapshot('one');
    await world.snapshots.delete('one');
    expect(await world.snapshots.list()).toEqual([]);
  },
  'GET /snapshots/:name/file': async ({ world }) => {
    await world.snapshot('one');
    const file = await world.snapshots.download('one');
    expect(new TextDecoder().decode(file.subarray(0, 15))).toBe('SQLite format 3');
  },
};

async function isDone(work: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    work.then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, 0, false)),
  ]);
}

let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
});

afterAll(() => mock.close());

const nameOf = ({ method, path }: ControlCall) => `${method} ${path}`;

/** The requests that are made from now on, as `GET /worlds/spring`. */
function watchRequests(): readonly string[] {
  const made: string[] = [];
  const send = globalThis.fetch;
  const watched = vi.spyOn(globalThis, 'fetch').mockImplementation((...wanted) => {
    const { method, url } = new Request(...wanted);
    made.push(`${method} ${new URL(url).pathname.slice(CONTROL_BASE.length)}`);
    return send(...wanted);
  });
  onTestFinished(() => watched.mockRestore());
  return made;
}

test.each(ALL_CONTROLS.map((call) => [nameOf(call), call] as const))(
  '%s has a function of the kit',
  async (name, { method, path }) => {
    const use = FUNCTIONS[name];
    if (use === undefined)
      throw new Error(`${name} has no function in mock-server/src/kit, or no line here.`);
    const world = await mock.createWorld({ scenario: 'empty-everything' });
    const player = await world.player();
    const made = watchRequests();
    await use({ mock, world, player });
    const wanted = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    expect(made).toContainEqual(expect.stringMatching(wanted));
  },
);

test('no function is for a control call that there is not', () => {
  expect(ALL_CONTROLS.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(FUNCTIONS)));
});

test('the definition of each control call can be imported', () => {
  const exported = new Set<unknown>(Object.values(controls).flatMap((group) => Object.values(group)));
  expect(ALL_CONTROLS.filter((call) => !exported.has(call)).map(nameOf)).toEqual([]);
});
