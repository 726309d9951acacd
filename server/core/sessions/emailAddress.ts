import type { Server } from '../Server';

/** Whether a text can be an e-mail address at all. The letter proves the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Returns why an account cannot have an address, in the words of real servers; null if it can. */
export function problemOfAddress({ db }: Pick<Server, 'db'>, address: string): 'format' | 'used' | null {
  if (!EMAIL.test(address)) return 'format';
  return db.get('SELECT 1 FROM profiles WHERE email = ? COLLATE NOCASE LIMIT 1', [address]) === undefined ? null : 'used';
}
