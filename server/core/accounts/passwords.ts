import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** scrypt's cost; about 50 ms on one core, which makes guessing a stolen table slow. */
const COST = 16_384;
/** For instances under test, which make hundreds of accounts that nobody steals. */
const TESTING_COST = 16;
const BLOCK_SIZE = 8;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Turns a password into a text that proves it later: `scrypt$cost$salt$key`. Runs off the main thread. */
export async function hashPassword(password: string, testing = false): Promise<string> {
  const cost = testing ? TESTING_COST : COST;
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES, { N: cost, r: BLOCK_SIZE });
  return ['scrypt', cost, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Whether a password is the one that was hashed; false for an account without one. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [kind, cost, salt, key] = (hash ?? '').split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, { N: Number(cost), r: BLOCK_SIZE });
  return timingSafeEqual(actual, expected);
}
