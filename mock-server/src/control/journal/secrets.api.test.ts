import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { SECRET_MARK } from '@canada28/shared/control/journal.control.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { faultBody } from '../../testing/test-faults.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const CALLS: readonly Call[] = ALL_CALLS;

/** Every secret that was sent or received so far. */
type Secrets = Set<string>;

/** The example of a call with secrets that nothing else says. */
function inputWithSecrets(call: Call, secrets: Secrets): object {
  const entries = Object.entries(call.example.input ?? {}).map(([name, value]) => {
    if (!/password|pwd/i.test(name)) return [name, value];
    const secret = /^\d{4}$/.test(String(value)) ? '7351' : `secret-${secrets.size}-of-${name}`;
    secrets.add(secret);
    return [name, secret];
  });
  return Object.fromEntries(entries);
}

/** Logs in for real; answers the headers of the session, whose token is a secret. */
async function logIn({ call }: TestServer, uname: string, secrets: Secrets) {
  const input = { uname, password: DEMO_LOGIN_PASSWORD, code: '', type: '1' };
  const { body, headers } = await call('user/login', input);
  secrets.add(body.data.tokenValue);
  expect(headers['set-cookie']?.[0]).toContain(body.data.tokenValue);
  return { 'P-Token': body.data.tokenValue, cookie: `P-Token=${body.data.tokenValue}` };
}

async function walkAllCalls(server: TestServer, secrets: Secrets): Promise<void> {
  const { userName } = createTestPlayer(server.world, { hasPayPassword: true });
  for (const call of CALLS) {
    const path = call.base === 'game' ? `game/${call.path}` : call.path;
    const input = inputWithSecrets(call, secrets);
    await server.call(path, input, await logIn(server, userName, secrets));
    await server.call(path, input);
    await server.call(path, { ...input, password: [DEMO_LOGIN_PASSWORD], token: 735_173_51 });
  }
}

/** Four digits may be a part of any number: of these only the whole text counts, in JSON or in JSON within JSON. */
function tells(text: string, secret: string): boolean {
  return text.includes(/^\d{4}$/.test(secret) ? `"${secret}"` : secret) || text.includes(`"${secret}\\"`);
}

test('no secret that was sent or received is in the journal after a walk through all calls', async () => {
  const server = await createTestServer();
  const secrets: Secrets = new Set([DEMO_LOGIN_PASSWORD, '73517351']);
  await walkAllCalls(server, secrets);
  const { userName } = createTestPlayer(server.world);
  await server.control('faults', faultBody({ newToken: true }, { times: 1 }));
  const rotated = await server.call('user/getUserInfo', {}, await logIn(server, userName, secrets));
  secrets.add(String(rotated.headers['new-token']));
  await server.control('faults', faultBody({ malformedJson: true }, { times: 1 }));
  await server
    .call('user/login', { uname: userName, password: DEMO_LOGIN_PASSWORD, code: '', type: '1' })
    .catch(() => 0);
  await server.call('user/nothing?token=secret-of-a-query', { Password: 'secret-of-nothing' });
  await server.control('players', { password: 'secret-of-control', payPassword: '8462' });
  for (const secret of ['secret-of-a-query', 'secret-of-nothing', 'secret-of-control', '8462'])
    secrets.add(secret);

  const reply = await supertest(server.app.server).get('/__mock/journal?pageSize=1000').expect(200);
  const hosted = server.app.worlds.hosted('default');
  const kept = JSON.stringify(hosted?.journal?.since(0));
  expect(reply.body.data.total).toBeGreaterThan(4 * CALLS.length);
  for (const text of [reply.text, kept]) {
    expect(text).toContain(SECRET_MARK);
    for (const secret of secrets) expect(tells(text, secret), `${secret} is in the journal`).toBe(false);
  }
});
