import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { expect, test } from 'vitest';
import { profileOf, serveRoom } from '../../testing/test-room.ts';

const boardNames = async ({ control }: Awaited<ReturnType<typeof serveRoom>>) => {
  const joined: { readonly nickName: string }[] = await control('GET', '/worlds/spring/invitation');
  return joined.map(({ nickName }) => nickName);
};

test('the name that a visitor types is what the board and the chat show; none is the one that is given', async () => {
  const room = await serveRoom();
  const mei = await room.join({ nickName: '  Mei of table 4 ' });
  await room.join({ nickName: ' \u3000 ' });
  expect(await profileOf(mei)).toMatchObject({ userName: 'visitor1', nickName: 'Mei of table 4' });
  expect(await mei.call('/p/chat/send', { content: 'hello' })).toMatchObject({
    data: { nickName: 'Mei of table 4' },
  });
  expect(await boardNames(room)).toEqual(['Mei of table 4', 'visitor2']);
});

test('two of one name are told apart, however it is written, and so is one who takes the name of a player', async () => {
  const room = await serveRoom();
  for (const nickName of ['Mei', 'ＭＥＩ', 'mei', 'demo', 'visitor6']) await room.join({ nickName });
  await room.join();
  expect(await boardNames(room)).toEqual(['Mei', 'ＭＥＩ 2', 'mei 3', 'demo 2', 'visitor6', 'visitor7']);
});

test('a name of the most characters leaves room for its number', async () => {
  const room = await serveRoom();
  const longest = '🍁'.repeat(20);
  for (let count = 0; count < 2; count++) await room.join({ nickName: longest });
  expect(await boardNames(room)).toEqual([longest, `${'🍁'.repeat(18)} 2`]);
});

test('the player of a story has the name whole, also where visitors came first and however it is written', async () => {
  const room = await serveRoom();
  const names = async () => {
    const { list } = await room.control('GET', '/players?pageSize=100');
    return Object.fromEntries(
      list.map(({ userName, nickName }: { userName: string; nickName: string }) => [userName, nickName]),
    );
  };
  for (const nickName of ['ｘｉａｏ  chen', 'Xiao Chen', 'xiaochen']) await room.join({ nickName });
  expect(await boardNames(room)).toEqual(['ｘｉａｏ  chen', 'Xiao Chen 2', 'xiaochen']);
  await room.control('POST', '/players', { userName: 'xiaochen', nickName: 'Xiao Chen' });
  await room.join({ nickName: 'XIAO CHEN' });
  expect(await names()).toMatchObject({ xiaochen: 'Xiao Chen', visitor4: 'XIAO CHEN 4' });
  expect(await boardNames(room)).toEqual(['ｘｉａｏ  chen 3', 'Xiao Chen 2', 'xiaochen 2', 'XIAO CHEN 4']);
  // The world begun again has the visitors first, under the names that they had.
  await room.control('POST', '/scenario', { name: 'ready-to-bet' });
  await room.control('POST', '/players', { userName: 'xiaochen', nickName: 'Xiao Chen' });
  expect(await names()).toMatchObject({ xiaochen: 'Xiao Chen' });
  expect(await boardNames(room)).toEqual(['ｘｉａｏ  chen 3', 'Xiao Chen 2', 'xiaochen 2', 'XIAO CHEN 4']);
});

test('markup is a name as any other, and stays text', async () => {
  const room = await serveRoom();
  await room.join({ nickName: '<b>"Mei"</b>' });
  expect(await boardNames(room)).toEqual(['<b>"Mei"</b>']);
});

test.each(LANGUAGE_CODES)(
  'a name that no player can have is refused in the language of the visitor: %s',
  async (lang) => {
    const room = await serveRoom();
    expect(await room.refusalOf({ nickName: 'M\u200bei' }, { lang })).toEqual({
      code: 400,
      msg: ERROR_TEXTS[lang].nicknameUnreadable,
    });
    const long = await room.refusalOf({ nickName: 'é'.repeat(21) }, { lang });
    expect(long).toEqual({ code: 400, msg: expect.stringContaining('20') });
    expect(long.msg).not.toContain('{');
    expect(await boardNames(room)).toEqual([]);
  },
);

test('who comes again keeps the name, whatever is sent along, and the number of it over a story begun again', async () => {
  const room = await serveRoom();
  await room.join({ nickName: 'Mei' });
  const second = await room.join({ nickName: 'Mei' });
  await room.control('POST', '/scenario', { name: 'fresh-install' });
  const again = await room.join({ nickName: 'Lin', cookie: second.cookie });
  expect(await profileOf(again)).toMatchObject({ userName: 'visitor2', nickName: 'Mei 2' });
  expect(await boardNames(room)).toEqual(['Mei', 'Mei 2']);
});

const FIELD = /<input id="name" name="nickName" maxlength="20" placeholder="visitor(\d+)"/;

test('the page of a link asks a new visitor for a name, suggests the next one, and waits for the press', async () => {
  const { page, join } = await serveRoom();
  const typed = { 'sec-fetch-site': 'none' };
  expect(FIELD.exec(await page(typed))?.[1]).toBe('1');
  const phone = await join();
  const next = await page(typed);
  expect(FIELD.exec(next)?.[1]).toBe('2');
  expect(next).not.toContain('data-at="once"');
  // A browser that joined is let in again at once, and asked for nothing.
  const back = await page({ ...typed, cookie: phone.cookie });
  expect(back).not.toMatch(FIELD);
  expect(back).toContain('data-at="once"');
});
