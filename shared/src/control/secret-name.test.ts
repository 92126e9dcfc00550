import { expect, test } from 'vitest';
import { secretsInHeader } from './secret-name.ts';

test.each([
  ['cookie', 'P-Token=abc; userName=bob', ['abc', 'bob']],
  ['set-cookie', 'P-Token=abc; Path=/admin; Max-Age=600\nlang=kor', ['abc', 'kor']],
  ['authorization', 'Bearer abc', ['abc']],
  ['proxy-authorization', 'Basic abc', ['abc']],
  ['x-token', 'abc', ['abc']],
  ['location', 'abc', []],
])('of the header %s: %j the secrets are %j', (name, value, secrets) => {
  expect(secretsInHeader(name, value)).toEqual(secrets);
});
