import { expect, test } from 'vitest';
import {
  bannerFromText,
  contactFromText,
  depositBonusFromText,
  depositBonusToText,
  dictCodesOf,
  dictionaryFromWire,
  dictionaryToWire,
} from './dictionary.contract.ts';

test('entries come in their order, however a server sends them', () => {
  const dictionary = dictionaryFromWire([
    {
      type: 'qa_deposit_type',
      value: [
        { sort: 2, label: 'second', value: 'b' },
        { sort: 1, label: 'first', value: 'a' },
      ],
    },
  ]);
  expect(dictionary.get('qa_deposit_type')?.map(({ label }) => label)).toEqual(['first', 'second']);
  expect(dictionaryFromWire(dictionaryToWire(dictionary))).toEqual(dictionary);
});

test.each([
  [{}, undefined],
  [{ dictCodes: '' }, undefined],
  [{ dictCodes: 'about_us' }, ['about_us']],
  [{ dictCodes: 'about_us, check_update' }, ['about_us', 'check_update']],
  [{ dictCodes: ['about_us'] }, ['about_us']],
])('the input %j asks for the codes %j', (input, codes) => {
  expect(dictCodesOf(input)).toEqual(codes);
});

test('a bonus comes back from its JSON text as it was, its most in USDT on the wire', () => {
  const bonus = { percent: 5, mostMicros: 388_000_000 };
  expect(depositBonusToText(bonus)).toBe('{"percent":5,"most":388}');
  expect(depositBonusFromText(depositBonusToText(bonus))).toEqual(bonus);
});

test.each(['', '388', 'null', '{}', '{"percent":5}', '{"percent":"5","most":388}'])(
  '"%s" tells no bonus',
  (text) => {
    expect(depositBonusFromText(text)).toBeUndefined();
  },
);

test('a contact is read from its JSON text, what is missing is empty', () => {
  expect(contactFromText('{"name":"Support","number":28}')).toEqual({
    name: 'Support',
    number: '28',
    label: '',
    icon: '',
    link: '',
  });
});

test.each(['', 'call us', 'null', '28'])('the text %j is no contact and no banner', (text) => {
  expect([contactFromText(text), bannerFromText(text)]).toEqual([undefined, undefined]);
});
