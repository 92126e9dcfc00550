import { expect, test } from 'vitest';
import {
  bannerFromText,
  contactFromText,
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
