import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestControl, serveTestWorlds } from '../../testing/test-server.ts';
import { readShortCode } from './short-code.ts';

async function serve() {
  const { app } = await serveTestWorlds(createTestControl('loopback', { lanAddress: () => '192.168.1.5' }));
  const headers = { host: 'localhost:2828' };
  const control = async (method: 'POST' | 'DELETE', path: string, payload?: object) => {
    const reply = await app.inject({ method, url: `/__mock${path}`, headers, ...(payload && { payload }) });
    return reply.json().data;
  };
  await control('POST', '/worlds', { name: 'spring' });
  const type = async (shortCode: string, remoteAddress = '192.168.1.20') => {
    const own = { host: '192.168.1.5:2828', 'accept-language': 'en' };
    const payload = { shortCode };
    return app.inject({ method: 'POST', url: '/__mock/join', headers: own, remoteAddress, payload });
  };
  const invite = async (name = 'spring') => await control('POST', `/worlds/${name}/invitation`);
  return { app, control, type, invite };
}

test('the code of an invitation joins its world as its link does, however it is typed', async () => {
  const { invite, type } = await serve();
  const { shortCode, shortUrl } = await invite();
  expect(shortCode).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{4}$/);
  expect(shortUrl).toBe('http://192.168.1.5:2828/join');
  const typed = [shortCode, ` ${shortCode.slice(0, 2)}-${shortCode.slice(2).toLowerCase()}`];
  const names = [];
  for (const code of typed) names.push((await type(code)).json().data.storage.userInfo.userName);
  expect(names).toEqual(['visitor1', 'visitor2']);
});

test('full-width letters are the letters that they look like', () => {
  expect(readShortCode('ｋ７ m4')).toBe('K7M4');
});

test('each invitation has a code of its own, the same when it is asked for again', async () => {
  const { control, invite, type } = await serve();
  await control('POST', '/worlds', { name: 'autumn' });
  const [spring, autumn] = [await invite(), await invite('autumn')];
  expect(spring.shortCode).not.toBe(autumn.shortCode);
  expect((await invite()).shortCode).toBe(spring.shortCode);
  expect((await type(autumn.shortCode)).json().data.name).toBe('autumn');
});

test.each([
  ['DELETE', '/worlds/spring/invitation'],
  ['POST', '/worlds/spring/reset'],
  ['DELETE', '/worlds/spring'],
] as const)('after %s %s the code is worth nothing', async (method, path) => {
  const { control, invite, type } = await serve();
  const { shortCode } = await invite();
  await control(method, path, method === 'POST' ? {} : undefined);
  const reply = await type(shortCode);
  expect(reply.json()).toEqual({
    code: 403,
    data: null,
    msg: 'No invitation has this code. Compare it with the screen.',
  });
});

test('no code is found by trying: after ten wrong ones an address waits a minute, right or wrong', async () => {
  const { invite, type } = await serve();
  const { shortCode } = await invite();
  for (let count = 0; count < 10; count += 1) expect((await type('wrong')).statusCode).toBe(403);
  const refused = await type(shortCode);
  expect(refused.json()).toMatchObject({ code: 429, msg: 'Too many wrong codes. Try again in a minute.' });
  expect((await type(shortCode, '192.168.1.21')).statusCode).toBe(200);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  onTestFinished(() => void vi.restoreAllMocks());
  expect((await type(shortCode)).statusCode).toBe(200);
});

test('addresses that try together have sixty in a minute between them', async () => {
  const { invite, type } = await serve();
  const { shortCode } = await invite();
  for (let count = 0; count < 60; count += 1) await type('wrong', `192.168.1.${30 + (count % 12)}`);
  expect((await type(shortCode, '192.168.1.99')).statusCode).toBe(429);
});

test('the page at the short address asks for the code in the language of the browser, of any caller', async () => {
  const { app } = await serve();
  const headers = { host: '192.168.1.5:2828', accept: 'text/html', 'accept-language': 'ko' };
  const page = await app.inject({ url: '/join', headers, remoteAddress: '192.168.1.20' });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('화면의 코드를 입력하세요');
  expect(page.body).toContain('data-call="/__mock/join"');
  expect(page.body).toContain('name="shortCode"');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});

test('without a control plane there is no such page', async () => {
  const { app } = await serveTestWorlds('off');
  expect((await app.inject({ url: '/join' })).statusCode).toBe(404);
});

test('the journal does not tell the code', async () => {
  const { app, invite, type } = await serve();
  const { shortCode } = await invite();
  await type(shortCode);
  const headers = { host: 'localhost:2828', 'x-world': 'spring' };
  const journal = (await app.inject({ url: '/__mock/journal', headers })).body;
  expect(journal).toContain('/__mock/join');
  expect(journal).not.toContain(shortCode);
});
