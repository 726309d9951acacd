import type { UserRow } from '../../db/rows/UserRow';
import { userChanges } from '../charts/chartChanges';
import { countInCharts } from '../charts/countInCharts';
import { requiresSetup } from '../instance/meta';
import { settingsOf } from '../instance/settings';
import { isInvitationOpen, markInvitationUsed } from '../instance/invitations';
import type { Server } from '../Server';
import { hashPassword } from './passwords';
import { issueToken } from './tokens';
import { findUser, findUserByName } from '../users/users';

/** Names of local accounts, as on real servers. */
export const USERNAME_PATTERN = /^\w{1,20}$/;

/** Why a name or password is refused. Sign-up answers with these words. */
export type SignUpRefusal = 'INVALID_USERNAME' | 'INVALID_PASSWORD' | 'DUPLICATED_USERNAME' | 'DENIED_USERNAME' | 'USED_INVITATION';

/** Input for a new account. */
export interface SignUpInput {
  readonly username: string;
  readonly password: string;
  /** Whether an administrator creates it, who may use reserved names. */
  readonly byAdministrator: boolean;
  /** The invitation that is used, or null if none is needed. */
  readonly invitationId: string | null;
}

/** Whether an account has or had this name. */
function isTaken(server: Server, username: string): boolean {
  if (findUserByName(server, username)) return true;
  return server.db.get('SELECT 1 FROM usedUsernames WHERE usernameLower = ?', [username.toLowerCase()]) !== undefined;
}

/** Whether only administrators may give a name to an account. */
function isReserved(server: Server, username: string): boolean {
  const lower = username.toLowerCase();
  return settingsOf(server).preservedUsernames.some((name) => name.trim().toLowerCase() === lower);
}

/** Whether a name is valid and free. */
export function isUsernameAvailable(server: Server, username: string): boolean {
  return !isTaken(server, username) && !isReserved(server, username);
}

/** A new account and its token. */
export interface SignedUp {
  readonly user: UserRow;
  readonly token: string;
}

/** Why an account cannot be created, or null. */
export function refusalOf(server: Server, input: SignUpInput): SignUpRefusal | null {
  const { username, password } = input;
  if (!USERNAME_PATTERN.test(username)) return 'INVALID_USERNAME';
  if (password === '') return 'INVALID_PASSWORD';
  if (isTaken(server, username)) return 'DUPLICATED_USERNAME';
  if (!input.byAdministrator && !requiresSetup(server) && isReserved(server, username)) return 'DENIED_USERNAME';
  return null;
}

/**
 * Creates an account. The first one administers the instance.
 * @returns the account, or why it is refused.
 */
export async function signUp(server: Server, input: SignUpInput): Promise<SignedUp | SignUpRefusal> {
  const refusal = refusalOf(server, input);
  if (refusal) return refusal;
  const passwordHash = await hashPassword(input.password, server.config.testing);
  return insertAccount(server, { username: input.username, passwordHash, email: null, invitationId: input.invitationId });
}

/** A new account whose password was checked. */
interface NewAccount extends Pick<SignUpInput, 'username' | 'invitationId'> {
  readonly passwordHash: string;
  /** Only a confirmed address. */
  readonly email: string | null;
}

/** Inserts a new account, unless its name was taken or its invitation was used in the meantime. */
export function insertAccount(server: Server, { username, passwordHash, email, invitationId }: NewAccount): SignedUp | SignUpRefusal {
  return server.db.transaction(() => {
    if (isTaken(server, username)) return 'DUPLICATED_USERNAME' as const;
    if (invitationId !== null && !isInvitationOpen(server, invitationId)) return 'USED_INVITATION' as const;
    const id = server.ids.next();
    server.db.run('INSERT INTO users (id, username, usernameLower, isRoot) VALUES (?, ?, ?, ?)', [
      id,
      username,
      username.toLowerCase(),
      requiresSetup(server),
    ]);
    server.db.run('INSERT INTO profiles (userId, passwordHash, email) VALUES (?, ?, ?)', [id, passwordHash, email]);
    if (invitationId !== null) markInvitationUsed(server, invitationId, id);
    countInCharts(server, userChanges(null, 1));
    const user = findUser(server, id);
    if (!user) throw new Error('the account was not written');
    return { user, token: issueToken(server, id) };
  });
}
