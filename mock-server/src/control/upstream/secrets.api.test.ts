import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { DRIFT_FILES } from '@canada28/shared/control/drift.control.ts';
import { expect, test } from 'vitest';
import {
  answerWithSecrets,
  plantedSecret,
  REPLY_BODY,
  REQUEST_BODY,
  REQUEST_HEADERS,
  SECRET_QUERY,
  secretsIn,
} from '../../testing/planted-secrets.ts';
import { passTo, serveOther } from '../../testing/test-upstream.ts';
import { secretMark } from '../journal/mask-secrets.ts';

test('secrets in thirty places are in no journal, HAR or stream, and what reaches the other server is whole', async () => {
  let came: IncomingMessage | undefined;
  const { url } = await serveOther((request, response) => {
    came = request;
    answerWithSecrets(request, response);
  });
  const { request, entries, mock } = await passTo(url);
  const login = '/player-api/player/user/login';
  const reply = await request('POST', `${login}?${SECRET_QUERY}`, REQUEST_HEADERS)
    .send(REQUEST_BODY)
    .expect(200);
  await request('POST', `${login}?again`, REQUEST_HEADERS).send(REQUEST_BODY).expect(200);
  await expect.poll(entries).toHaveLength(2);
  // They passed.
  expect(reply.text).toBe(JSON.stringify(REPLY_BODY));
  expect(reply.headers['new-token']).toBe(plantedSecret(3));
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
  for (const file of DRIFT_FILES) {
    const { text, body } = await request('GET', `/__mock/drift/files/${file}`).expect(200);
    written.push(text ?? String(body));
  }
  expect(written).toHaveLength(3 + DRIFT_FILES.length);
  for (const text of written) expect([text.slice(0, 60), secretsIn(text)]).toEqual([text.slice(0, 60), []]);
  // The same secret has the same mark: a reader still sees who is who.
  const [again, first] = await entries();
  expect(first).toMatchObject({ player: { id: 7, userName: 'demo' } });
  expect(Object(again).headers['x-token']).toBe(Object(first).headers['x-token']);
  const { headers, input, reply: told } = Object(first);
  const markOf = (place: number) => secretMark(plantedSecret(place));
  expect(headers.cookie).toBe(`JSESSIONID=${markOf(18)}; theirs=${markOf(19)}`);
  expect(headers.authorization).toBe(`Basic ${markOf(22)}`);
  expect(input).toMatchObject({ password: markOf(13), code: markOf(16) });
  expect(JSON.stringify(told)).toContain(`JSESSIONID=${markOf(18)}`);
  expect(JSON.stringify(told)).toContain(`password=${markOf(13)}`);
  expect(Object(again).reply.msg).toContain(`${markOf(16)} is not in the picture`);
});
