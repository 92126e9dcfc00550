import { expect, test } from 'vitest';
import { ALL_CALLS } from '../contract/all-calls.ts';
import { getMyWalletCall } from '../contract/wallet.contract.ts';
import { replyFields, replyFieldsOf } from './reply-fields.ts';

test('the places of a reply: the envelope, then each field before what is inside it', () => {
  const places = ALL_CALLS.flatMap(replyFields).map(({ path }) => path);
  expect(replyFields(getMyWalletCall).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['code', 'msg', 'data', 'data.moneyUsable']),
  );
  for (const place of places.filter((path) => path.startsWith('data.list[].')))
    expect(places.slice(0, places.indexOf(place))).toContain('data.list[]');
});

test('every place of every call says what stands there', () => {
  const known = ['integer', 'number', 'string', 'boolean', 'null', 'object', 'array'];
  const kinds = new Set(ALL_CALLS.flatMap(replyFields).flatMap((field) => field.kinds));
  expect(known).toEqual(expect.arrayContaining([...kinds]));
});

test('of many calls each place is told once, with all that may stand there', () => {
  const fields = replyFieldsOf('**');
  expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  const kindsOfData = new Set(
    ALL_CALLS.flatMap(replyFields).flatMap((field) => (field.path === 'data' ? field.kinds : [])),
  );
  expect(new Set(fields.find(({ path }) => path === 'data')?.kinds)).toEqual(kindsOfData);
});
