import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';
import { secretMark } from './mask-secrets.ts';

async function read({ app }: TestServer, query: object): Promise<readonly JournalEntry[]> {
  const reply = await supertest(app.server).get('/__mock/journal').query(query).expect(200);
  return reply.body.data.list;
}

/** Those of the connection alone are in no entry. */
function headersOfReply({ connection, 'keep-alive': _, ...headers }: Readonly<Record<string, string>>) {
  expect(connection).toBe('close');
  return headers;
}

test('a reply is told with the headers that its caller got, secrets marked, and no search finds them', async () => {
  const server = await createTestServer();
  await server.control('clock', { freeze: true }).expect(200);
  const { userName } = createTestPlayer(server.world);
  const input = { uname: userName, password: DEMO_LOGIN_PASSWORD, code: '', type: '1' };
  const { headers, body } = await server.call('user/login', input);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  expect(headers['x-demo-clock']).toBe(`${TEST_NOW_MS};rate=0`);
  const [entry] = await read(server, { kind: 'call' });
  if (entry?.kind !== 'call') throw new Error('the log in is not in the journal');
  const { date, ...told } = entry.replyHeaders ?? {};
  const { date: sentDate, ...sent } = headersOfReply(headers);
  expect(told).toEqual({
    ...sent,
    'set-cookie': cookie.replace(body.data.tokenValue, secretMark(body.data.tokenValue)),
  });
  expect(Math.abs(Date.parse(date ?? '') - Date.parse(sentDate ?? ''))).toBeLessThan(2000);
  expect(await read(server, { text: 'x-demo-clock' })).toEqual([]);
});
