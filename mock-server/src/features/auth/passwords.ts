import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { Random } from '../../world/random.ts';

/** Cost of a new hash: 32 MiB and some 50 ms of one core; kept with each hash, so that it can be raised later. */
const COST = { N: 2 ** 15, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = random.bytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password is the one that was hashed; throws when the stored text is no such hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) throw new Error('not a password hash');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The hash that a password was compared with, and whether it was the right one; undefined where there was nothing to compare. */
export type ComparedPassword = { readonly hash: string; readonly isRight: boolean } | undefined;

/** Before the transaction begins: scrypt takes too long to hold the database for. */
export async function comparePassword(
  password: string | undefined,
  hash: string | null | undefined,
): Promise<ComparedPassword> {
  if (!hash || !password) return undefined;
  return { hash, isRight: await verifyPassword(password, hash) };
}

/** A password that was changed while this one was being compared is a wrong one. */
export function isStillRight(compared: ComparedPassword, hash: string | null): boolean {
  return compared?.isRight === true && compared.hash === hash;
}

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { ...cost, maxmem: 128 * 1024 * 1024 },
      (error, key) => (error === null ? resolve(key) : reject(error)),
    );
  });
}
