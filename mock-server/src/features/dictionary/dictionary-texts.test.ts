import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../testing/test-server.ts';
import { contextAt, type GuestContext } from '../../world/context.ts';
import { DICTIONARY_TEXTS, textValues } from './dictionary-texts.ts';

type Texts = { readonly [key: string]: string | Texts };

/** Every text by its place, `deposit.arrival.answer`. */
function textsOf(tree: Texts, place = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${place}${key}`, value]] : textsOf(value, `${place}${key}.`),
  );
}

const placesOf = (language: LanguageCode) => textsOf(DICTIONARY_TEXTS[language]);
const wordsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word).sort();
const tagsOf = (html: string) => [...html.matchAll(/<(\/?)(\w+)>/g)].map(([tag]) => tag);
const others = LANGUAGE_CODES.filter((language) => language !== 'zh');

/** What a sentence of the language always shows; Chinese is told apart by the words that differ. */
const SCRIPTS: Readonly<Record<LanguageCode, RegExp>> = {
  zh: /\p{Script=Han}/u,
  en: /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u,
  jp: /\p{Script=Hiragana}|\p{Script=Katakana}|^[\p{Script=Han}（）～{}\w]+$/u,
  kor: /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Hangul}[^\p{Script=Han}]*$/u,
  cht: /^[^们为这开关网转账额节询电话时间实际选择败锁录码钱币请种称资产变继续维护]*$/u,
};

/** Words without which a text promises more than is true. */
const HONEST: Readonly<Record<LanguageCode, { service: string; randomness: string; risk: string }>> = {
  zh: { service: '联系客服解锁', randomness: '公共随机源', risk: '不保证' },
  cht: { service: '聯絡客服解鎖', randomness: '公共隨機源', risk: '不保證' },
  en: {
    service: 'only customer service can unlock',
    randomness: 'public randomness',
    risk: 'not guaranteed',
  },
  jp: {
    service: 'カスタマーサポートへの連絡が必要',
    randomness: '公開乱数',
    risk: '保証されているわけではありません',
  },
  kor: { service: '고객센터에서만', randomness: '공개 난수', risk: '보장되지는 않습니다' },
};

describe.each(LANGUAGE_CODES)('the texts in %s', (language) => {
  test('are all there, in the script of the language', () => {
    const foreign = placesOf(language).filter(([, text]) => !SCRIPTS[language].test(text));
    expect(foreign).toEqual([]);
  });

  test('are balanced HTML of paragraphs, headings and lists', () => {
    for (const [place, text] of placesOf(language)) {
      const open: string[] = [];
      for (const tag of tagsOf(text)) {
        if (!tag.startsWith('</')) open.push(tag);
        else expect(`${place} ${open.pop()}`).toBe(`${place} ${tag.replace('/', '')}`);
      }
      expect(open).toEqual([]);
      expect(text.replace(/<\/?(p|h3|ol|ul|li|strong)>/g, '')).not.toMatch(/[<>]/);
    }
  });

  test('name the arrival times where they belong', () => {
    const { withdraw, deposit } = DICTIONARY_TEXTS[language];
    expect(withdraw.arrival.answer).toMatch(/10[^–~～]*10[–~～]30[\s\S]*24[\s\S]*30/);
    expect(deposit.arrival.answer).toMatch(/10[^–~～]*10[–~～]30[\s\S]*30/);
    expect(deposit.unpaid.answer).toContain('24');
  });

  test('tell which lock does not open by itself, what else a draw depends on, and that USDT has a risk', () => {
    const { password, about, crypto } = DICTIONARY_TEXTS[language];
    const { service, randomness, risk } = HONEST[language];
    const [, afterCount = ''] = password.locked.answer.split('{payLockAttempts}');
    expect(afterCount).toContain(service);
    expect(about.html).toContain(randomness);
    expect(crypto.usdt.answer).toContain(risk);
  });

  test('say when the platform was renamed', () => {
    expect(DICTIONARY_TEXTS[language].notices.renamed.content).toMatch(
      /20 June 2023|2023 ?年 ?6 ?月 ?20 ?日|2023년 6월 20일/,
    );
  });
});

describe.each(others)('the texts in %s', (language) => {
  test('are not those of another language', () => {
    const reference = new Map(placesOf('zh'));
    const same = placesOf(language).filter(([place, text]) => reference.get(place) === text);
    // Some words are written alike in both kinds of Chinese.
    const isAlike = (text: string) => language === 'cht' && text.replace(/\P{Script=Han}/gu, '').length < 16;
    expect(same.filter(([, text]) => !isAlike(text))).toEqual([]);
  });

  test('have the same values and the same structure as the reference', () => {
    const reference = new Map(placesOf('zh'));
    for (const [place, text] of placesOf(language)) {
      const original = reference.get(place) ?? '';
      expect([place, wordsOf(text), tagsOf(text)]).toEqual([place, wordsOf(original), tagsOf(original)]);
    }
  });
});

function contextOf(config: Parameters<typeof createTestWorld>[0]): GuestContext {
  const world = createTestWorld(config);
  const nobody = { tokenHash: undefined, loginHash: undefined, player: undefined };
  return { ...contextAt(world, world.clock.nowMs()), ...nobody, language: 'en', address: '127.0.0.1' };
}

/** What fills the sentence about the bonus, which is left out where none is paid. */
const BONUS = { percent: 5, most: '388' };

test('every value that a text names is known', () => {
  const values = { ...textValues(contextOf({})), ...BONUS };
  const unknown = placesOf('zh').flatMap(([, text]) => wordsOf(text).filter((word) => !(word in values)));
  expect(unknown).toEqual([]);
});

test('the values are the limits of the product', () => {
  expect(textValues(contextOf({}))).toMatchObject({
    interval: 3.5,
    zone: 'UTC+8',
    minDeposit: '10',
    maxDeposit: '50,000',
    bonusRule:
      '<li>Each deposit earns a bonus of 5%, up to 388 USDT. It arrives with the deposit and can be bet or withdrawn freely.</li>',
    fee: 0.01,
    exampleFee: '0.1',
    exampleNet: '999.9',
    digits: 4,
  });
});
