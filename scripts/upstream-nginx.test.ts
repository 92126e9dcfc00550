import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { echo, passTo, serveOther, UPSTREAM_WORLD } from '@canada28/mock-server/testing/test-upstream.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from './lib/free-port.ts';
import { NGINX, NO_NGINX, runNginx } from './lib/nginx.ts';

const NOTICES = '/player-api/player/common/getSystemNotice';
const ANYTHING = '/player-api/player/anything';
const ENVELOPE = '{"code":200,"data":[],"msg":""}';
const JSON_TYPE = { 'content-type': 'application/json' };

/** As such a server is deployed: TLS ends here, replies are packed, an old address leads to the new one. */
const serversOf = (port: number, behind: string) => `
map $http_upgrade $connection_wanted { default upgrade; '' ''; }
server {
  listen 127.0.0.1:${port} ssl;
  ssl_certificate cert.pem;
  ssl_certificate_key key.pem;
  gzip on;
  gzip_types application/json;
  gzip_min_length 1;
  rewrite ^/player-api/old/(.*)$ /player-api/player/$1 redirect;
  location /player-api/ {
    proxy_pass ${behind};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_wanted;
    proxy_buffering off;
    proxy_request_buffering off;
  }
}`;

type Behind = { readonly url: string; readonly nginx: ChildProcess };

/** A server behind a real nginx with a certificate of its own. */
async function serveBehindNginx(
  answer: RequestListener,
): Promise<Behind & Awaited<ReturnType<typeof serveOther>>> {
  const other = await serveOther(answer);
  const { url, nginx } = await startNginxBefore(other.url);
  return { ...other, url, nginx };
}

async function startNginxBefore(behind: string): Promise<Behind> {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const of = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...of], { stdio: 'ignore' });
  const port = await freePort();
  const nginx = await runNginx(folder, serversOf(port, behind), port);
  onTestFinished(() => end(nginx));
  return { url: `https://127.0.0.1:${port}`, nginx };
}

async function end(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null || nginx.signalCode !== null) return;
  const exit = once(nginx, 'exit');
  nginx.kill();
  await exit;
}

/** The mock with a world that the server behind nginx answers for, whose certificate is believed. */
async function passToNginx(answer: RequestListener) {
  const behind = await serveBehindNginx(answer);
  const passing = await passTo(behind.url, { insecure: true });
  const { port } = Object(passing.mock.app.server.address());
  /** A request whose parts go and come one by one. */
  const stream = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      ...init,
      headers: { 'x-world': UPSTREAM_WORLD, ...init.headers },
    });
  return { ...behind, ...passing, port, stream };
}

describe.skipIf(NGINX === undefined)(
  `a world of a server behind a real nginx${NGINX === undefined ? `: ${NO_NGINX}` : ''}`,
  () => {
    test('over TLS a reply that nginx packs passes packed; journal and report read it', async () => {
      const { request, entries, url } = await passToNginx((_request, response) =>
        response.writeHead(200, JSON_TYPE).end('{"code":200,"data":[{"id":"1"}],"msg":""}'),
      );
      const reply = await request('POST', NOTICES, { 'accept-encoding': 'gzip' }).send({}).expect(200);
      expect(reply.headers).toMatchObject({
        'content-encoding': 'gzip',
        server: expect.stringMatching('nginx'),
      });
      expect(reply.body.data).toEqual([{ id: '1' }]);
      await expect
        .poll(entries)
        .toMatchObject([{ reply: reply.body, differences: expect.arrayContaining([expect.anything()]) }]);
      const { body } = await request('GET', '/__mock/drift').expect(200);
      expect(body.data.source).toEqual({ kind: 'upstream', name: url, exchanges: 1 });
      expect(body.data.findings).toContainEqual(
        expect.objectContaining({ id: 'common/getSystemNotice#reply.data[].id#type' }),
      );
    });

    test('a reply that is packed with brotli passes packed, and is read', async () => {
      const { stream, entries } = await passToNginx((_request, response) =>
        response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'br' }).end(brotliCompressSync(ENVELOPE)),
      );
      const reply = await stream(NOTICES, { headers: { 'accept-encoding': 'br' } });
      expect(reply.headers.get('content-encoding')).toBe('br');
      expect(await reply.text()).toBe(ENVELOPE);
      await expect.poll(entries).toMatchObject([{ reply: JSON.parse(ENVELOPE), differences: [] }]);
    });

    test('a certificate of its own is told in a sentence, and believed only where the world says so', async () => {
      let asked = 0;
      const { url } = await serveBehindNginx((_request, response) => {
        asked += 1;
        response.writeHead(200, JSON_TYPE).end(ENVELOPE);
      });
      const { request } = await passTo(url);
      const { body } = await request('POST', NOTICES, { lang: 'en' }).send({}).expect(200);
      expect(body.code).toBe(500);
      expect(body.msg).toContain(`The certificate of ${url} is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)`);
      expect(asked).toBe(0);
    });

    test('a redirect of nginx leads to the same call on this host, and is not followed here', async () => {
      const { request } = await passToNginx((_request, response) => response.end(ENVELOPE));
      const { status, headers } = await request('POST', '/player-api/old/common/getSystemNotice?a=1', {
        host: 'up.localhost:2828',
      }).send({});
      expect(status).toBe(302);
      expect(headers.location).toBe(`http://up.localhost:2828${NOTICES}?a=1`);
    });

    test('cookies lose Domain and Secure, which no browser would take from this host', async () => {
      const { request } = await passToNginx((_request, response) =>
        response
          .writeHead(200, {
            ...JSON_TYPE,
            'set-cookie': [
              'P-Token=abc; Domain=127.0.0.1; Path=/; Secure; HttpOnly; SameSite=None',
              'theirs=1; Path=/; SameSite=Lax',
            ],
          })
          .end(ENVELOPE),
      );
      const { headers } = await request('POST', NOTICES).send({}).expect(200);
      expect(headers['set-cookie']).toEqual([
        'P-Token=abc; Path=/; HttpOnly',
        'theirs=1; Path=/; SameSite=Lax',
      ]);
    });

    test('a chunked body that comes slowly is sent on, and its reply comes while it is made', async () => {
      const { stream } = await passToNginx(async (request, response) => {
        response.writeHead(200, { 'content-type': 'text/plain' });
        for await (const part of request) response.write(`<${part}>`);
        response.end();
      });
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const send = (part: string) => writer.write(new TextEncoder().encode(part));
      const call = stream(ANYTHING, { body: readable, duplex: 'half' } as RequestInit);
      await send('one');
      const reply = await call;
      expect(reply.headers.get('transfer-encoding')).toBe('chunked');
      const parts: string[] = [];
      for await (const part of reply.body ?? []) {
        parts.push(Buffer.from(part).toString());
        if (parts.length === 1) await send('two');
        else if (parts.length === 2) await writer.close();
      }
      expect(parts).toEqual(['<one>', '<two>']);
    });

    test('a WebSocket passes both ways', async () => {
      const { server, port, entries } = await passToNginx((_request, response) => response.end(ENVELOPE));
      server.on('upgrade', echo);
      const socket = new WebSocket(`ws://127.0.0.1:${port}/player-api/live`, {
        headers: { 'x-world': UPSTREAM_WORLD },
      } as never); // of Node; browsers have no second input of this kind
      await once(socket, 'open');
      for (const said of ['one', '二']) {
        socket.send(said);
        const [message] = await once(socket, 'message');
        expect(message.data).toBe(said);
      }
      const closed = once(socket, 'close');
      socket.close();
      await closed;
      expect(await entries()).toMatchObject([{ url: '/player-api/live', status: 101 }]);
    });

    test('a server that dies in the middle of its reply breaks off for the caller, and the journal says where', async () => {
      const { request, entries } = await passToNginx((_request, response) => {
        response.writeHead(200, { ...JSON_TYPE, 'content-length': '100' }).write('{"code":2');
        setTimeout(() => response.destroy(), 20);
      });
      await expect(request('POST', NOTICES, { 'accept-encoding': 'identity' }).send({})).rejects.toThrow(
        'aborted',
      );
      await expect
        .poll(entries)
        .toMatchObject([
          { reply: '{"code":2', why: expect.stringMatching(/^The reply broke off after 9 bytes: /) },
        ]);
    });

    test('nginx that is ended in the middle of a reply, and then no longer there', async () => {
      const { stream, nginx, request, entries, url } = await passToNginx((_request, response) => {
        response.writeHead(200, JSON_TYPE).write('{"code":2');
      });
      const reply = await stream(NOTICES, { headers: { 'accept-encoding': 'identity' } });
      const body = text(reply.body as never);
      body.catch(() => undefined);
      await end(nginx);
      await expect(body).rejects.toThrow();
      const { body: told } = await request('POST', NOTICES, { lang: 'en' }).send({}).expect(200);
      expect(told.msg).toBe(`The server ${url} cannot be reached (ECONNREFUSED)`);
      await expect
        .poll(entries)
        .toMatchObject([
          { code: 5000 },
          { why: expect.stringMatching(/^The reply broke off after 9 bytes: /) },
        ]);
    });

    test('what is not this API is told in a sentence: a page of nginx, and its 502 where the server behind is down', async () => {
      const { server, request, url } = await passToNginx((_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
      );
      const said = async () => (await request('POST', NOTICES, { lang: 'en' }).send({})).body.msg;
      expect(await said()).toBe(
        `What runs at ${url} is not this API: ${NOTICES} was answered with HTTP 200 text/html`,
      );
      server.closeAllConnections();
      server.close();
      await expect
        .poll(said)
        .toBe(`What runs at ${url} is not this API: ${NOTICES} was answered with HTTP 502 text/html`);
    });
  },
);
