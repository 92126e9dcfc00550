import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageOf } from '@canada28/db/database-image.ts';
import { saveBugControl } from '@canada28/shared/control/bug.control.ts';
import { CONTROL_BASE, type ControlCall } from '@canada28/shared/control/control-call.ts';
import { addFaultControl } from '@canada28/shared/control/faults.control.ts';
import type { ShareWire } from '@canada28/shared/control/share.control.ts';
import { saveSnapshotControl } from '@canada28/shared/control/snapshots.control.ts';
import { createWorldControl } from '@canada28/shared/control/worlds.control.ts';
import supertest from 'supertest';
import { onTestFinished } from 'vitest';
import { findIssueOfMoment } from '../features/draws/draws.repository.ts';
import { saveTestBug } from './test-bug.ts';
import { startTestChase } from './test-chase.ts';
import { withdrawNow } from './test-finance.ts';
import { createTestPlayer, type TestPlayer } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** What a control call is sent. */
export type Input = Pick<ControlCall['example'], 'params' | 'body'> & { readonly query?: unknown };

async function withOneFault({ control }: TestServer, example: Input): Promise<Input> {
  await control('faults', addFaultControl.example.body).expect(200);
  return example;
}

async function withOneFinding(server: TestServer, example: Input): Promise<Input> {
  const { headers } = createTestPlayer(server.world);
  const match = { path: 'wallet/getMyWallet' };
  const patch = [{ at: 'data.margin', type: 'string' }];
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5).
  await server.control('faults', { match, then: { patch } }).expect(200);
  await server.call('wallet/getMyWallet', {}, headers);
  return example;
}

async function withOneStep({ control }: TestServer, example: Input): Promise<Input> {
  await control('clock', { advance: '1h' }).set('x-tester', 'Mei').expect(200);
  return example;
}

async function placeTestBet(server: TestServer, { headers }: Pick<TestPlayer, 'headers'>): Promise<void> {
  const issueCode = findIssueOfMoment(server.world.db, server.world.clock.nowMs())?.issueCode ?? '';
  const gameItem = [{ totalAmount: 10, numberRecord: '31' }];
  await server.game('gameBet.do', { issueCode, lotteryId: '1', totalAmount: 10, gameItem }, headers);
}

async function withOnePlayer({ world }: TestServer, { body }: Input): Promise<Input> {
  return { params: { id: String(createTestPlayer(world).id) }, body };
}

async function withSevenEntries({ call }: TestServer, example: Input): Promise<Input> {
  const body = { uname: 'linmei', password: 'maple-leaf-28', code: '7K3P', type: '1' };
  const headers = { lang: 'en', 'x-token': '', 'x-user-id': '' };
  for (let times = 0; times < 7; times += 1) await call('user/login', body, headers);
  return example;
}

/** What has to be there before the example of a call can be sent, and whose id takes the place of its own. */
export const PREPARED: Readonly<Record<string, (server: TestServer, example: Input) => Promise<Input>>> = {
  '/reviews': async ({ world, control }, { params, body }) => {
    const player = createTestPlayer(world, { hasDeposited: true, hasPayPassword: true });
    const { id } = withdrawNow(world, player, 100);
    await control('reviews', { id, outcome: 'approved' }).expect(200);
    return { params, body: { ...asRecord(body), id } };
  },
  '/draws/script': async ({ control }, example) => {
    await control('draws/script', { issueCode: '3184209', void: true }).expect(200);
    return example;
  },
  '/draws/script/:id': async ({ control }, { body }) => {
    const { body: reply } = await control('draws/script', { sums: [18] }).expect(200);
    return { params: { id: String(reply.data[0].id) }, body };
  },
  '/faults': withOneFault,
  '/faults/:id': withOneFault,
  '/bets': async (server, example) => {
    await placeTestBet(server, createTestPlayer(server.world));
    await server.control('draws/script', { sums: [18] });
    await server.control('clock', { advance: 210_000 });
    return example;
  },
  '/chases': async ({ world }, example) => {
    startTestChase(world, createTestPlayer(world));
    return example;
  },
  '/orders': async ({ world, control }, example) => {
    const player = createTestPlayer(world, { hasDeposited: true, hasPayPassword: true });
    const { id } = withdrawNow(world, player, 100);
    for (const outcome of ['approved', 'success']) await control('reviews', { id, outcome }).expect(200);
    return example;
  },
  '/postings': async ({ world }, example) => {
    createTestPlayer(world);
    return example;
  },
  '/history': withOneStep,
  '/history/:id/back': async (server, example) => {
    const player = createTestPlayer(server.world);
    await withOneStep(server, example);
    await placeTestBet(server, player);
    return { params: { id: '1' }, body: { othersToo: true } };
  },
  '/history/forward': async (server, example) => {
    await withOneStep(server, example);
    await server.control('history/1/back', { othersToo: true }).expect(200);
    return { ...example, body: { othersToo: true } };
  },
  '/drift': withOneFinding,
  '/drift/files/:file': withOneFinding,
  '/journal': withSevenEntries,
  '/journal/:id': withSevenEntries,
  '/journal/:id/mark': withSevenEntries,
  '/journal/test': async ({ control }, example) => {
    await control('worlds/default/reset', {}).expect(200);
    return example;
  },
  'GET /worlds': async (server, example) => {
    await server.control('scenario', { name: 'fresh-install' }).expect(200);
    return withSpring(server, example);
  },
  '/worlds/:name': withSpring,
  '/worlds/:name/reset': withSpring,
  '/worlds/:name/keep': withFolder,
  '/worlds/:name/invitation': withSpring,
  'GET /worlds/:name/invitation': async (server, example) => {
    const link = await invitationInto(server);
    const { body } = await supertest(server.app.server).post(`${CONTROL_BASE}/join`).send(link).expect(200);
    const { token } = body.data.storage;
    await placeTestBet(server, { headers: { 'P-Token': token, 'x-world': 'spring' } });
    return example;
  },
  'GET /join': async (server, example) => ({ ...example, query: await invitationInto(server) }),
  'POST /join': async (server, example) => ({ ...example, body: await invitationInto(server) }),
  'GET /snapshots': withSnapshot,
  '/snapshots/file': async (server, example) => ({ ...example, body: imageOf(server.world.db) }),
  '/snapshots/:name': withSnapshot,
  '/snapshots/:name/restore': withSnapshot,
  '/snapshots/:name/file': withSnapshot,
  '/snapshots/:name/differences': async ({ control, world }, example) => {
    const { id } = createTestPlayer(world);
    await control('snapshots', saveSnapshotControl.example.body).expect(200);
    await control(`players/${id}/credit`, { amount: 5 }).expect(200);
    return example;
  },
  'GET /share': async ({ control }, example) => {
    await shareDefault({ control });
    return example;
  },
  '/share/:id': async ({ control }, { body }) => ({
    params: { id: (await shareDefault({ control })).id },
    body,
  }),
  'GET /shared': async (server, example) => ({
    ...example,
    query: linkOf((await shareDefault(server)).consoleUrl),
  }),
  'POST /shared': async (server, example) => ({
    ...example,
    body: linkOf((await shareDefault(server)).consoleUrl),
  }),
  '/bug': async ({ control }, example) => {
    await control('scenario', { name: 'fresh-install' }).expect(200);
    return example;
  },
  '/worlds/recording': async ({ app }, { params }) => {
    await supertest(app.server).post('/player-api/player/common/getSystemNotice').send({}).expect(200);
    const har = await supertest(app.server).get(`${CONTROL_BASE}/journal/har`).buffer(true);
    return { params, query: { name: 'evening' }, body: Buffer.from(har.text) };
  },
  '/worlds/bug': async (server, example) => {
    await server.control('scenario', { name: 'fresh-install' }).expect(200);
    return { ...example, body: await saveTestBug(server.app, saveBugControl.example.body) };
  },
  '/players': async ({ world }, example) => {
    createTestPlayer(world);
    return example;
  },
  'GET /players/:id': async ({ control, call }, { body }) => {
    const made = await control('players', { addresses: [{ protocol: 'TRC20' }] }).expect(200);
    const { id, userName: uname, password } = made.body.data;
    await call('user/login', { uname, password, code: '', type: '1' });
    return { params: { id: String(id) }, body };
  },
  '/players/:id': withOnePlayer,
  '/players/:id/credit': withOnePlayer,
};

/** The world that the examples are about, as the example that creates it makes it. */
async function withSpring({ control }: TestServer, example: Input): Promise<Input> {
  await control('worlds', createWorldControl.example.body).expect(200);
  return example;
}

/** The same where worlds can be kept in files. */
async function withFolder(server: TestServer, example: Input): Promise<Input> {
  const persistentFolder = mkdtempSync(join(tmpdir(), 'canada28-'));
  onTestFinished(() => rmSync(persistentFolder, { recursive: true }));
  Object.assign(server.app.controlPlane, { persistentFolder });
  return withSpring(server, example);
}

async function shareDefault({ control }: Pick<TestServer, 'control'>): Promise<ShareWire> {
  return (await control('share', { minutes: 60 }).expect(200)).body.data;
}

/** What a link says in its query. */
function linkOf(url: string): Record<string, string> {
  return Object.fromEntries(new URL(url).searchParams);
}

/** What the link of an invitation into that world says. */
async function invitationInto(server: TestServer): Promise<Record<string, string>> {
  await withSpring(server, { params: {}, body: {} });
  const { body } = await server.control('worlds/spring/invitation', {}).expect(200);
  return linkOf(body.data.url);
}

/** A snapshot of a world that tells where it comes from and who can log in. */
async function withSnapshot({ control }: TestServer, example: Input): Promise<Input> {
  await control('scenario', { name: 'fresh-install' }).expect(200);
  await control('snapshots', saveSnapshotControl.example.body).expect(200);
  return example;
}

/** The fields of a value. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
