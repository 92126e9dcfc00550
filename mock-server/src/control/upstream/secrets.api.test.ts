import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { passTo, serveOther } from '../../testing/test-upstream.ts';

/** One that no other text has, by the number of its place. */
const secret = (place: number) => `planted-${place}-${'x'.repeat(8)}`;

const PLACES = 30;

/** In headers, cookies and texts of a reply. */
const REPLY_HEADERS = {
  'set-cookie': [`P-Token=${secret(1)}; Path=/`, `SESSION=${secret(2)}; HttpOnly`],
  'new-token': secret(3),
  authorization: `Bearer ${secret(4)}`,
  'x-api-key': secret(5),
  location: `/next?token=${secret(6)}`,
  msg: encodeURIComponent(`the token ${secret(3)} has ended`),
};

const REPLY_BODY = {
  code: 200,
  msg: `session ${secret(7)} of ${secret(20)} opened with ${secret(14)}`,
  data: {
    id: 7,
    userName: 'demo',
    tokenName: 'P-Token',
    tokenValue: secret(7),
    token: secret(8),
    nested: [
      { accessToken: secret(9), refresh_token: secret(10), 'api-key': secret(11), clientSecret: secret(12) },
    ],
    echo: `Cookie: JSESSIONID=${secret(18)}`,
    stack: `at login(password=${secret(13)})`,
  },
};

const REQUEST_BODY = {
  uname: 'demo',
  password: secret(13),
  payPassword: secret(14),
  oldPwd: secret(15),
  code: secret(16),
  deep: { secret: secret(17) },
};

const REQUEST_HEADERS = {
  cookie: `JSESSIONID=${secret(18)}; theirs=${secret(19)}`,
  'x-token': secret(20),
  'P-Token': secret(21),
  authorization: `Basic ${secret(22)}`,
  'x-auth-token': secret(23),
  'x-api-key': secret(24),
  'proxy-authorization': `Bearer ${secret(25)}`,
  referer: `http://up.localhost/x?token=${secret(26)}`,
};

const QUERY = `token=${secret(27)}&password=${secret(28)}&pass%77ord=${secret(29)}&api_key=${secret(30)}`;

test('secrets in thirty places are in no journal, HAR or stream, and what reaches the other server is whole', async () => {
  let came: IncomingMessage | undefined;
  const { url } = await serveOther((request, response) => {
    came = request;
    const isError = request.url?.includes('again') === true;
    const body = isError
      ? { code: 500, data: null, msg: `no session ${secret(20)}, ${secret(27)}` }
      : REPLY_BODY;
    response
      .writeHead(200, { 'content-type': 'application/json', ...REPLY_HEADERS })
      .end(JSON.stringify(body));
  });
  const { request, entries, mock } = await passTo(url);
  const login = '/player-api/player/user/login';
  const reply = await request('POST', `${login}?${QUERY}`, REQUEST_HEADERS).send(REQUEST_BODY).expect(200);
  await request('POST', `${login}?again`, REQUEST_HEADERS).send(REQUEST_BODY).expect(200);
  await expect.poll(entries).toHaveLength(2);
  // They passed.
  expect(reply.text).toBe(JSON.stringify(REPLY_BODY));
  expect(reply.headers['new-token']).toBe(secret(3));
  expect(came?.headers.cookie).toBe(REQUEST_HEADERS.cookie);

  const { port } = Object(mock.app.server.address());
  const abort = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${port}/__mock/journal/stream?last=10`, {
    headers: { 'x-world': 'up' },
    signal: abort.signal,
  });
  const reader = stream.body?.getReader();
  let followed = '';
  while (!followed.includes('"id":3'))
    followed += Buffer.from((await reader?.read())?.value ?? []).toString();
  abort.abort();
  await wait(0);
  const written = [
    JSON.stringify(await entries()),
    (await request('GET', '/__mock/journal/har').buffer(true).expect(200)).text,
    followed,
  ];
  for (const text of written)
    for (let place = 1; place <= PLACES; place += 1) expect(text).not.toContain(secret(place));
  // The same secret has the same mark: a reader still sees who is who.
  const [again, first] = await entries();
  expect(first).toMatchObject({ player: { id: 7, userName: 'demo' } });
  expect(Object(again).headers['x-token']).toBe(Object(first).headers['x-token']);
});
