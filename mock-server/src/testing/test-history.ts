import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import supertest from 'supertest';
import { createTestServer, type TestServer } from './test-server.ts';

/** A step of a history as it is told. */
export type ToldStep = {
  readonly id: number;
  readonly what: string;
  readonly undone: boolean;
  readonly next?: true;
};

/** A clock that stands still but for what the test does with it; that it was stopped is the only step. */
export async function serveFrozen(): Promise<TestServer> {
  const server = await createTestServer();
  await server.control('clock', { freeze: true }).expect(200);
  return server;
}

/** What a control call that only reads answers. */
export async function read({ app }: TestServer, path: string): Promise<unknown> {
  return (await supertest(app.server).get(`/__mock/${path}`).expect(200)).body.data;
}

/** The steps of the world, newest first. */
export async function history(server: TestServer): Promise<readonly ToldStep[]> {
  return (await read(server, 'history')) as readonly ToldStep[];
}

/** Bets 10 USDT on the issue on sale. */
export async function bet({ game }: TestServer, headers: Readonly<Record<string, string>>) {
  const issue = await game(findCurrentIssueCall.path, { lotteryId: '1' });
  const { issueCode } = issue.body.data;
  const gameItem = [{ totalAmount: 10, numberRecord: '18' }];
  return game(placeBetCall.path, { issueCode, lotteryId: '1', totalAmount: 10, gameItem }, headers);
}
