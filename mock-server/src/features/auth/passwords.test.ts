import { expect, test } from 'vitest';
import { cryptoRandom } from '../../world/random.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a hash knows its password and no other', async () => {
  const hash = await hashPassword('maple-leaf-28', cryptoRandom);
  expect(await verifyPassword('maple-leaf-28', hash)).toBe(true);
  expect(await verifyPassword('maple-leaf-29', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('the same password is hashed differently each time, and its cost is kept with it', async () => {
  const [first, second] = [
    await hashPassword('1234', cryptoRandom),
    await hashPassword('1234', cryptoRandom),
  ];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
});

test('one password typed on two keyboards is one password', async () => {
  const hash = await hashPassword('café１２', cryptoRandom);
  expect(await verifyPassword('cafe\u030112', hash)).toBe(true);
});

test('what is no hash is a defect, not a wrong password', async () => {
  await expect(verifyPassword('1234', 'plain')).rejects.toThrow('not a password hash');
});
