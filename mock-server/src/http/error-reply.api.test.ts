import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../testing/test-server.ts';

describe.each(LANGUAGE_CODES)('asked in %s, the server answers in it', (lang) => {
  test('what is refused for want of a session', async () => {
    const server = await createTestServer();
    const reply = await server.call('user/getUserInfo', {}, { lang });
    expect(reply.body).toEqual({ code: 403, data: null, msg: ERROR_TEXTS[lang].notLoggedIn });
  });

  test('what a rule refuses', async () => {
    const server = await createTestServer();
    const reply = await server.call('user/login', { uname: 'nobody', password: 'wrong' }, { lang });
    expect(reply.body).toEqual({ code: 800000, data: null, msg: ERROR_TEXTS[lang].userNotFound });
  });

  test('what is malformed, with the field that is', async () => {
    const server = await createTestServer();
    const reply = await server.call('user/login', { uname: 28, password: 'wrong' }, { lang });
    const msg = ERROR_TEXTS[lang].badParameter.replace('{field}', 'uname');
    expect(reply.body).toEqual({ code: 400, data: null, msg });
  });

  test('what does not exist', async () => {
    const server = await createTestServer();
    const reply = await server.call('user/unknown', {}, { lang });
    expect([reply.status, reply.body.msg]).toEqual([404, ERROR_TEXTS[lang].notFound]);
  });
});

test.each([undefined, '', 'fr', 'zh-CN', 'EN'])('the language %j is answered in Chinese', async (lang) => {
  const server = await createTestServer();
  const reply = await server.call('user/getUserInfo', {}, lang === undefined ? {} : { lang });
  expect(reply.body.msg).toBe(ERROR_TEXTS.zh.notLoggedIn);
});
