import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Fault, FaultRequest } from '@canada28/shared/control/faults.control.ts';
import supertest from 'supertest';
import { faultsOf } from '../control/faults/fault-list.ts';
import type { World } from '../world/world.ts';
import { createTestPlayer, type TestPlayer } from './test-player.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** The call that `sign` makes. */
export const SIGN_PATH = 'user/updateUserInfo';

/** What a fault of a test says beside what happens; by default it hits every call. */
type FaultMatch = Partial<FaultRequest['match']> & { readonly times?: number };

/** A fault as a tester sends it. */
export function faultBody(what: FaultRequest['then'], { times, ...match }: FaultMatch = {}): FaultRequest {
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); it is no function.
  return { match: { path: '**', ...match }, ...(times !== undefined && { times }), then: what };
}

/** Adds a fault to the world of a test's server. */
export async function addTestFault(
  { control }: TestServer,
  what: FaultRequest['then'],
  match: FaultMatch = {},
): Promise<Fault> {
  const reply = await control('faults', faultBody(what, match)).expect(200);
  return reply.body.data;
}

/** The faults of the world of a test's server, as its testers see them. */
export async function listTestFaults({ app }: TestServer): Promise<readonly Fault[]> {
  const reply = await supertest(app.server).get('/__mock/faults').expect(200);
  return reply.body.data;
}

/** Resolves in the very turn of the loop in which the first fault of a world has hit its first call. */
export async function firstHit(world: World): Promise<void> {
  while (faultsOf(world)[0]?.hits === 0) await nextTurn();
}

/** A server, with a player whose call leaves a trace when it is carried out. */
type Fixture = TestServer & { readonly player: TestPlayer };

/** A server of one test world, with that player. */
export async function createFaultFixture(): Promise<Fixture> {
  const server = await createTestServer();
  return { ...server, player: createTestPlayer(server.world) };
}

/** A call that leaves a trace when it is carried out. */
export function sign({ call, player }: Fixture) {
  return call(SIGN_PATH, { userSign: 'was here' }, { ...player.headers, lang: 'en' });
}

/** Whether that call was carried out. */
export async function isSigned({ call, player }: Fixture): Promise<boolean> {
  return (await call('user/getUserInfo', {}, player.headers)).body.data.userSign === 'was here';
}

/** The connection over which the same call is made, and no other after it. */
export function socketOfSign({ app, player }: Fixture, userAgent = 'test', options: object = {}): Socket {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port, ...options });
  const body = JSON.stringify({ userSign: 'was here' });
  socket.write(
    `POST /player-api/player/${SIGN_PATH} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nuser-agent: ${userAgent}\r\np-token: ${player.headers['P-Token']}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  return socket;
}

/** What comes over it, until it ends. */
export function wireOfSign(fixture: Fixture, userAgent?: string): Promise<string> {
  return text(socketOfSign(fixture, userAgent));
}
