import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { test as base } from '@canada28/client/e2e/support/test.ts';
import type { World } from '@canada28/mock-server/kit/testing.ts';

/** Another server: an ordinary world at an address of its own, which answers the notices with a field too many. */
async function serveOther(world: World, mockUrl: string) {
  const server = createServer(async (request, response) => {
    const reply = await fetch(mockUrl + request.url, {
      method: request.method ?? 'POST',
      headers: { ...passedOf(request), 'x-world': world.name },
      body: await text(request),
    });
    const body = await reply.text();
    const isPlanted = request.url?.endsWith('/getSystemNotice') === true;
    const newer = reply.headers.get('new-token');
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      'set-cookie': reply.headers.getSetCookie(),
      ...(newer !== null && { 'new-token': newer }),
    });
    response.end(isPlanted ? body.replace(/^\{/, '{"vip":1,') : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

function passedOf({ headers }: IncomingMessage): Record<string, string> {
  const names = ['content-type', 'lang', 'cookie', 'x-token', 'p-token'];
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/** Tests with another server, which closes with them. */
export const test = base.extend<{ readonly other: { readonly url: string } }>({
  other: async ({ world, mock }, use) => {
    await freezeInSale(world);
    const { url, close } = await serveOther(world, mock.url);
    await use({ url });
    close();
  },
});
