import { settingsOf } from '../instance/settings';
import type { Server } from '../Server';
import { hashPassword } from './passwords';
import { insertAccount, refusalOf, type SignedUp, type SignUpInput, type SignUpRefusal } from './signUp';
import { newToken } from './tokens';
import { createdAtOf } from '../../lib/ids';

/** A sign-up that waits for the confirmation of `email`. */
interface PendingRow {
  readonly id: string;
  readonly code: string;
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly invitationId: string | null;
}

/** How long the link in the e-mail works, in ms, as on real servers. */
const PENDING_MS = 30 * 60_000;

/**
 * Stores a sign-up and sends an e-mail with the link that completes it.
 * @returns null, or why the sign-up is refused.
 */
export async function beginSignUp(server: Server, input: SignUpInput, email: string): Promise<SignUpRefusal | null> {
  const refusal = refusalOf(server, input);
  if (refusal) return refusal;
  const passwordHash = await hashPassword(input.password, server.config.testing);
  const code = newToken();
  server.db.run('INSERT INTO pendingSignups (id, code, email, username, passwordHash, invitationId) VALUES (?, ?, ?, ?, ?, ?)', [
    server.ids.next(),
    code,
    email,
    input.username,
    passwordHash,
    input.invitationId,
  ]);
  const text = `To complete signup, please click this link: ${server.origin}/signup-complete/${code}`;
  server.bus.publish('mail', { to: email, subject: 'Signup', text });
  return null;
}

/**
 * Creates the account for the code of an e-mail, which works once.
 * @returns the account, why it is refused, or that the code is unknown or too old.
 */
export function completeSignUp(server: Server, code: string): SignedUp | SignUpRefusal | 'NO_SUCH_CODE' | 'EXPIRED' {
  const pending = server.db.get<PendingRow>('SELECT * FROM pendingSignups WHERE code = ?', [code]);
  if (!pending) return 'NO_SUCH_CODE';
  if (Date.parse(createdAtOf(pending.id)) + PENDING_MS < server.clock.now()) return 'EXPIRED';
  return server.db.transaction(() => {
    const made = insertAccount(server, pending);
    server.db.run('DELETE FROM pendingSignups WHERE id = ?', [pending.id]);
    return made;
  });
}

/** Matches every text that may be an e-mail address. The confirmation proves the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Returns why an account cannot have an address, in the words of real servers; null if it can. */
export function problemOfAddress(server: Pick<Server, 'db'>, address: string): 'format' | 'banned' | 'used' | null {
  if (!EMAIL.test(address)) return 'format';
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const isBanned = settingsOf(server).bannedEmailDomains.some((banned) => {
    const name = banned.trim().toLowerCase();
    return name !== '' && (domain === name || domain.endsWith(`.${name}`));
  });
  if (isBanned) return 'banned';
  return server.db.get('SELECT 1 FROM profiles WHERE email = ? COLLATE NOCASE LIMIT 1', [address]) === undefined ? null : 'used';
}
