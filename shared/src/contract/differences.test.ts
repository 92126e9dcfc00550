import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { differencesFrom } from './differences.ts';
import { assumed, exactly, nullable } from './schemas.ts';

const pet = exactly({
  name: Type.String(),
  age: Type.Integer({ minimum: 0, maximum: 40 }),
  owner: nullable(exactly({ name: Type.String() })),
  toys: Type.Array(exactly({ price: Type.Number() })),
  nick: assumed(Type.String()),
  born: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
});

const REX = { name: 'Rex', age: 3, owner: { name: 'Jo' }, toys: [{ price: 1.5 }], nick: 'R' };

function differences(value: unknown): string[] {
  return differencesFrom(pet, value, 'data').map(
    ({ path, expected, found, isAssumed }) => `${isAssumed ? 'assumed ' : ''}${path}: ${expected}, ${found}`,
  );
}

test('a value as its schema says has none', () => {
  expect(differences(REX)).toEqual([]);
  expect(differences({ ...REX, owner: null, born: '2023', toys: [] })).toEqual([]);
});

test.each([
  ['a missing field', { name: undefined }, 'data.name: string, missing'],
  ['another type', { age: '3' }, 'data.age: integer 0…40, string "3"'],
  ['a number that is too large', { age: 41 }, 'data.age: integer 0…40, number 41'],
  ['a field too many', { tail: [1] }, 'data.tail: no such field, array'],
  ['a text of another form', { born: 'May' }, 'data.born: string like ^\\d{4}$, string "May"'],
  ['null where nothing may be null', { toys: null }, 'data.toys: array, null'],
  ['a field inside of one that may be null', { owner: { name: 5 } }, 'data.owner.name: string, number 5'],
  ['neither an object nor null', { owner: 'Jo' }, 'data.owner: object or null, string "Jo"'],
  ['an assumed field that is missing', { nick: undefined }, 'assumed data.nick: string, missing'],
])('%s is named', (_, changes, difference) => {
  const value = JSON.parse(JSON.stringify({ ...REX, ...changes }));
  expect(differences(value)).toEqual([difference]);
});

test('another spelling of a name is told as such', () => {
  const { owner, ...rest } = REX;
  expect(differences({ ...rest, Owner: owner })).toEqual(['data.owner: object or null, spelled Owner']);
});

test('every difference is named, and those of many rows once', () => {
  const toys = [{ price: '1' }, { price: '2' }, {}, { price: 3, size: 1 }];
  expect(differences({ name: 1, age: 3, owner: null, toys, nick: 'R' })).toEqual([
    'data.name: string, number 1',
    'data.toys[].price: number, string "1"',
    'data.toys[].size: no such field, number 1',
  ]);
});

test.each([[null], ['<html>'], [[]]])('%j instead of an object is one difference', (value) => {
  expect(differences(value)).toHaveLength(1);
});
