import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connectMock, startMock } from './testing.ts';

const TOKEN = 'not-to-be-guessed-28';

/** A proxy before a mock, which is known by another host name there; its callers come from afar. */
async function startProxy(mockUrl: string, host: string): Promise<string> {
  const proxy = createServer((incoming, reply) => {
    const headers = { ...incoming.headers, host };
    const outgoing = ask(
      new URL(incoming.url ?? '/', mockUrl),
      { method: incoming.method, headers },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test.each(['mock.intranet:2828', 'mock.example', 'default.mock.example'])(
  'a mock elsewhere, known as %s, is steered and played in by its token',
  async (host) => {
    const mock = await startMock({
      env: { MOCK_CONTROL_TOKEN: TOKEN, WORLD_HOST_SUFFIX: 'mock.example' },
    });
    onTestFinished(mock.close);
    const url = await startProxy(mock.url, host);
    const world = await connectMock(url, { token: TOKEN }).createWorld({ name: 'spring' });
    expect((await world.currentIssue()).issueCode).toMatch(/^\d{7}$/);
    const player = await world.player({ balance: 28 });
    expect(await player.call('wallet/getMyWallet', {})).toMatchObject({ moneyUsable: 28 });
    const path = '/player-api/player/wallet/getMyWallet';
    const asGuest = await world.request.post(path).send({});
    expect(asGuest.body.code).toBe(403);
    const asPlayer = await fetch(`${url}${path}`, { method: 'POST', headers: player.headers });
    expect(await asPlayer.json()).toMatchObject({ code: 200 });
    expect((await world.logIn('demo', 'demo2828')).profile.userName).toBe('demo');
    await expect(connectMock(url, { token: 'another-token-than-28' }).worlds()).rejects.toThrow(
      'Control calls are allowed for: loopback',
    );
  },
);
