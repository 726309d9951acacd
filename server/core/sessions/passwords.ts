import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Cost of scrypt. It takes about 50 ms on one core, which makes guessing the passwords of a stolen table slow. */
const COST = 16_384;
/** Cost in test instances, which make hundreds of accounts. */
const TESTING_COST = 16;
const BLOCK_SIZE = 8;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Hashes a password as `scrypt$cost$salt$key`, outside the main thread.
 * @param testing uses a low cost.
 */
export async function hashPassword(password: string, testing = false): Promise<string> {
  const cost = testing ? TESTING_COST : COST;
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES, { N: cost, r: BLOCK_SIZE });
  return ['scrypt', cost, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Whether a password matches a hash of {@link hashPassword}. False for an account without a password. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [kind, cost, salt, key] = (hash ?? '').split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, { N: Number(cost), r: BLOCK_SIZE });
  return timingSafeEqual(actual, expected);
}
