import type { Server } from '../Server';
import { hashPassword } from './passwords';
import { insertAccount, refusalOf, type SignedUp, type SignUpInput, type SignUpRefusal } from './signUp';
import { newToken } from './tokens';
import { createdAtOf } from '../ids';

/** A sign-up that waits for its letter; `email` is not proven yet. */
interface PendingRow {
  readonly id: string;
  readonly code: string;
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string;
}

/** So long the link in the letter works, as on real servers; ms. */
const PENDING_MS = 30 * 60_000;

/** Writes down who wants an account, and sends a letter with the link that completes it. */
export async function beginSignUp(server: Server, input: SignUpInput, email: string): Promise<SignUpRefusal | null> {
  const refusal = refusalOf(server, input);
  if (refusal) return refusal;
  const passwordHash = await hashPassword(input.password, server.config.testing);
  const code = newToken();
  server.db.run('INSERT INTO pendingSignups (id, code, email, username, passwordHash) VALUES (?, ?, ?, ?, ?)', [
    server.ids.next(),
    code,
    email,
    input.username,
    passwordHash,
  ]);
  const text = `To complete signup, please click this link: ${server.origin}/signup-complete/${code}`;
  server.bus.publish('mail', { to: email, subject: 'Signup', text });
  return null;
}

/** Makes the account of a letter's code, which works once. */
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
