import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { ALL_CONTROLS } from '@canada28/shared/control/all-controls.ts';
import { CONTROL_BASE, type ControlCall } from '@canada28/shared/control/control-call.ts';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createTestControl, serveTestWorlds } from '../../testing/test-server.ts';
import type { ControlPlane } from '../control-plane.ts';

const LAN_HOST = '192.168.1.5:2828';

/** A phone in the local network, which keeps its cookies. */
function phoneOf(app: FastifyInstance, language = 'ko-KR,ko;q=0.9', remoteAddress = '192.168.1.20') {
  const cookies = new Map<string, string>();
  const send = async (method: ControlCall['method'], url: string, payload?: object, own = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { host: LAN_HOST, 'accept-language': language, ...(cookie !== '' && { cookie }), ...own };
    const reply = await app.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });
    for (const { name, value } of reply.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  const join = async (link: string) =>
    await send('POST', '/__mock/join', Object.fromEntries(new URL(link).searchParams));
  return { cookies, send, join };
}

async function serve(others: Partial<ControlPlane> = {}) {
  const { app } = await serveTestWorlds(createTestControl('loopback', others));
  const mock = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, own = {}) => {
    const headers = { host: 'localhost:2828', ...own };
    const reply = await app.inject({ method, url: `/__mock${path}`, headers, ...(payload && { payload }) });
    expect(reply.statusCode).toBe(200);
    return reply.json().data;
  };
  await mock('POST', '/worlds', { name: 'spring', seed: '7' });
  const invite = async () => (await mock('POST', '/worlds/spring/invitation')).url as string;
  return { app, mock, invite };
}

const PROFILE = `/p/${getUserInfoCall.path}`;
const ISSUE = `/g/${findCurrentIssueCall.path}`;
const OPENED = { accept: 'text/html' };

test('a visitor becomes a new player with demo money, logged in as the client stores it', async () => {
  const { app, mock, invite } = await serve();
  const phone = phoneOf(app);
  const url = await invite();
  expect(url).toMatch(/^http:\/\/192\.168\.1\.5:2828\/__mock\/join\?world=spring&invitation=[\w-]{43}$/);
  const { name, to, storage } = (await phone.join(url)).json().data;
  expect({ name, to, lang: storage.lang, user: storage.userInfo.userName }).toEqual({
    name: 'spring',
    to: '/',
    lang: 'kor',
    user: 'visitor1',
  });
  const profile = (await phone.send('POST', PROFILE, {}, { 'P-Token': storage.token })).json().data;
  expect(profile.userName).toBe('visitor1');
  const { list } = await mock('GET', '/players?userName=visitor1', undefined, { 'x-world': 'spring' });
  expect(list[0].moneyUsable).toBeGreaterThan(0);
  const joined = await mock('GET', '/worlds/spring/invitation');
  expect(joined).toMatchObject([{ userName: 'visitor1', joinedAtMs: expect.any(Number) }]);
});

test('one link serves a table; who scans again goes on as the same player, in the language chosen since', async () => {
  const { app, mock, invite } = await serve();
  const [one, other] = [phoneOf(app), phoneOf(app)];
  const userOf = async (phone: typeof one) => (await phone.join(await invite())).json().data.storage;
  expect((await userOf(one)).userInfo.userName).toBe('visitor1');
  expect((await userOf(other)).userInfo.userName).toBe('visitor2');
  const again = await userOf(one);
  expect([again.userInfo.userName, again.lang]).toEqual(['visitor1', undefined]);
  expect(await mock('GET', '/worlds/spring/invitation')).toHaveLength(2);
});

test.each(ALL_CONTROLS)('a visitor makes no control call: $method $path', async (call) => {
  const { app, invite } = await serve();
  const phone = phoneOf(app);
  await phone.join(await invite());
  const { params, body } = call.example;
  const values: Readonly<Record<string, unknown>> = { ...(params as object) };
  const path = call.path.replaceAll(/:(\w+)/g, (_, field: string) => String(values[field]));
  const payload = call.method === 'GET' ? undefined : { ...(body as object) };
  const reply = await phone.send(call.method, `${CONTROL_BASE}${path}`, payload);
  expect(reply.statusCode).toBe(403);
});

test('a visitor enters their world and no other', async () => {
  const { app, mock, invite } = await serve();
  await mock('POST', '/worlds', { name: 'autumn' });
  const phone = phoneOf(app);
  await phone.join(await invite());
  expect((await phone.send('POST', ISSUE, { lotteryId: '1' })).json().code).toBe(200);
  for (const world of ['autumn', 'winter']) {
    const reply = await phone.send('POST', ISSUE, { lotteryId: '1' }, { 'x-world': world });
    expect([reply.statusCode, reply.json().msg]).toEqual([404, `There is no world "${world}".`]);
  }
});

test.each([
  ['POST', '/worlds/spring/reset'],
  ['DELETE', '/worlds/spring/invitation'],
  ['DELETE', '/worlds/spring'],
] as const)(
  'after %s %s the link and the cookie are worth nothing; call and page say farewell, in the language of the visitor',
  async (method, path) => {
    const { app, mock, invite } = await serve();
    const phone = phoneOf(app);
    const url = await invite();
    await phone.join(url);
    await mock(method, path);
    const refused = await phone.send('POST', ISSUE, { lotteryId: '1' }, { lang: 'jp' });
    expect([refused.statusCode, refused.headers['x-demo-over'], refused.json().msg]).toEqual([
      404,
      '1',
      'デモは終了しました',
    ]);
    expect((await phone.join(url)).statusCode).toBe(403);
    expect([...phone.cookies.keys()]).toContain('mock-guest');
    const page = await phone.send('GET', '/docs', undefined, OPENED);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<h1>데모가 끝났습니다</h1><p>함께해 주셔서 감사합니다!</p>');
    expect(page.body).toContain('<a class="button" href="/init">공용 데모 열기</a>');
    expect([...phone.cookies.keys()]).not.toContain('world');
    expect([...phone.cookies.keys()]).not.toContain('mock-guest');
  },
);

test('an invitation after a seeded reset is another one, though the world repeats itself', async () => {
  const { mock, invite } = await serve();
  const before = await invite();
  expect(await invite()).toBe(before);
  await mock('POST', '/worlds/spring/reset');
  expect(await invite()).not.toBe(before);
});

test('a step back leaves the invitation: a phone has its name again, and no other phone gets it', async () => {
  const { app, mock, invite } = await serve();
  const inSpring = { 'x-world': 'spring' };
  await mock('POST', '/clock', { advance: 1000 }, inSpring);
  const [one, other] = [phoneOf(app), phoneOf(app)];
  await one.join(await invite());
  await mock('POST', '/clock', { back: true }, inSpring);
  const names = [];
  for (const phone of [other, one])
    names.push((await phone.join(await invite())).json().data.storage.userInfo.userName);
  expect(names).toEqual(['visitor2', 'visitor1']);
  expect(await mock('GET', '/worlds/spring/invitation')).toHaveLength(2);
});

test('names that are taken are passed over', async () => {
  const { app, mock, invite } = await serve();
  await mock('POST', '/players', { userName: 'visitor1' }, { 'x-world': 'spring' });
  const { storage } = (await phoneOf(app).join(await invite())).json().data;
  expect(storage.userInfo.userName).toBe('visitor2');
});

test('an invitation has a hundred places', async () => {
  const { app, mock, invite } = await serve();
  const url = await invite();
  for (let count = 0; count < 100; count++) {
    const phone = phoneOf(app, 'en', `192.168.1.${100 + Math.floor(count / 20)}`);
    expect((await phone.join(url)).statusCode).toBe(200);
  }
  const reply = await phoneOf(app, 'en-GB').join(url);
  expect(reply.json()).toEqual({
    code: 409,
    data: null,
    msg: 'All 100 places of this invitation are taken. Ask for a new one.',
  });
  expect(await mock('GET', '/worlds/spring/invitation')).toHaveLength(100);
});

test('no single guest takes all places at once: from one address 20 come in a minute', async () => {
  const { app, invite } = await serve();
  const url = await invite();
  const first = phoneOf(app);
  expect((await first.join(url)).statusCode).toBe(200);
  for (let count = 1; count < 20; count++) expect((await phoneOf(app).join(url)).statusCode).toBe(200);
  expect((await phoneOf(app, 'en').join(url)).json()).toEqual({
    code: 429,
    data: null,
    msg: 'Too many joined from here just now. Try again in a minute.',
  });
  // A phone that has its place, and one elsewhere.
  expect((await first.join(url)).statusCode).toBe(200);
  expect((await phoneOf(app, 'en', '192.168.1.21').join(url)).statusCode).toBe(200);
});

test('who was forbidden to log in is not logged in by scanning again', async () => {
  const { app, mock, invite } = await serve();
  const phone = phoneOf(app, 'en');
  const url = await invite();
  const { id } = (await phone.join(url)).json().data.storage.userInfo;
  await mock('POST', `/players/${id}`, { forbid: 'login' }, { 'x-world': 'spring' });
  expect((await phone.join(url)).json().msg).toBe('This account may not log in at the moment.');
});

test.each([
  ['zh-CN,zh;q=0.9', 'zh-Hans', '加入加拿大28演示？'],
  ['zh-TW', 'zh-Hant', '要加入加拿大28示範嗎？'],
  ['zh-Hant-HK', 'zh-Hant', '要加入加拿大28示範嗎？'],
  ['en-US,en;q=0.9', 'en', 'Join the Canada\u00a028 demo?'],
  ['ja', 'ja', 'カナダ28のデモに参加しますか？'],
  ['ko-KR', 'ko', '캐나다\u00a028 데모에 참여하시겠습니까?'],
  ['fr-FR,en;q=0.8', 'zh-Hans', '加入加拿大28演示？'],
])(
  'the page of a link asks in the language of the browser, and has no effect: %s',
  async (asked, tag, words) => {
    const { app, mock, invite } = await serve();
    const { pathname, search } = new URL(await invite());
    const page = await phoneOf(app, asked).send('GET', pathname + search, undefined, OPENED);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<html lang="${tag}">`);
    expect(page.body).toContain(words);
    expect(page.body).not.toContain('data-at="once"');
    expect(page.body).toContain('<p class="brand"><i></i>');
    expect(page.body.match(/<button/g)).toHaveLength(1);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(await mock('GET', '/worlds/spring/invitation')).toEqual([]);
  },
);

test('a link that was made up is refused on a page alike, whether or not there is such a world', async () => {
  const { app, invite } = await serve();
  await invite();
  const pages = [];
  for (const query of ['?world=spring&invitation=made-up', '?world=winter&invitation=made-up', '?world=sp']) {
    const url = `/__mock/join${query}`;
    const page = await phoneOf(app, 'en').send('GET', url, undefined, OPENED);
    expect(page.statusCode).toBe(403);
    pages.push(page.body);
  }
  expect(pages[0]).toContain('This invitation is not valid or has ended.');
  expect(new Set(pages).size).toBe(1);
});

test.each([
  ['zh-CN', 'zh-Hans', '此邀请无效或已结束'],
  ['zh-TW', 'zh-Hant', '此邀請無效或已結束'],
  ['en', 'en', 'This invitation is not valid or has ended.'],
  ['ja', 'ja', 'この招待は無効か'],
  ['ko', 'ko', '유효하지 않거나 종료된 초대입니다.'],
])('that a link is worth nothing is said in the language of the browser: %s', async (asked, tag, words) => {
  const { app } = await serve();
  const page = await phoneOf(app, asked).send('GET', '/__mock/join?invitation=x', undefined, OPENED);
  expect(page.body).toContain(`<html lang="${tag}">`);
  expect(page.body).toContain(words);
});

test('a language that the phone was given before comes before that of its browser', async () => {
  const { app, invite } = await serve();
  const payload = Object.fromEntries(new URL(await invite()).searchParams);
  const phone = phoneOf(app, 'ko');
  const refused = await phone.send('POST', '/__mock/join', { ...payload, invitation: 'x' }, { lang: 'jp' });
  expect(refused.json().msg).toContain('この招待は無効か');
  const joined = await phone.send('POST', '/__mock/join', payload, { lang: 'jp' });
  expect(joined.json().data.storage.lang).toBe('jp');
});

test('no page of another site joins for a visitor', async () => {
  const { app, mock, invite } = await serve();
  const payload = Object.fromEntries(new URL(await invite()).searchParams);
  const reply = await phoneOf(app).send('POST', '/__mock/join', payload, { origin: 'http://evil.example' });
  expect(reply.statusCode).toBe(403);
  expect(await mock('GET', '/worlds/spring/invitation')).toEqual([]);
});

test.each([
  ['localhost:2828', '192.168.1.5', '192.168.1.5:2828', true],
  ['spring.localhost:2828', '192.168.1.5', '192.168.1.5:2828', true],
  ['127.0.0.1', '192.168.1.5', '192.168.1.5', true],
  ['localhost:2828', undefined, 'localhost:2828', false],
  ['10.0.0.7:2828', '192.168.1.5', '10.0.0.7:2828', true],
  ['spring.mock.example:2828', '192.168.1.5', 'mock.example:2828', true],
])('asked for by %s, in a network as %s, the link is on %s', async (host, lan, told, beyondThisMachine) => {
  const token = 'not-to-be-guessed-28';
  const { mock } = await serve({ token, hostSuffix: 'mock.example', lanAddress: () => lan });
  const headers = { host, authorization: `Bearer ${token}` };
  const made = await mock('POST', '/worlds/spring/invitation', undefined, headers);
  expect(new URL(made.url).host).toBe(told);
  expect(made.beyondThisMachine).toBe(beyondThisMachine);
});

test('the journal of the world tells of the invitation, and not how to use it', async () => {
  const { app, mock, invite } = await serve();
  const url = await invite();
  await phoneOf(app).join(url);
  const journal = JSON.stringify(await mock('GET', '/journal', undefined, { 'x-world': 'spring' }));
  expect(journal).toContain('/__mock/worlds/spring/invitation');
  expect(journal).toContain('/__mock/join');
  expect(journal).not.toContain(new URL(url).searchParams.get('invitation'));
});
