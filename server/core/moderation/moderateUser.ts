import { randomInt } from 'node:crypto';
import type { WireAccountForStaff } from '~/api/wire';
import type { UserRow } from '../../db/rows/UserRow';
import { dateOf } from '../../lib/dates';
import { refusal } from '../ApiFailure';
import { assignmentsOf, packRole } from '../instance/manageRoles';
import { settingsOf } from '../instance/settings';
import { policiesOf, roleFlagsOf, rolesOf } from '../instance/roles';
import { publishMe } from '../relations/follows';
import type { Server } from '../Server';
import { hashPassword } from '../sessions/passwords';
import { signInsOf } from '../sessions/signIns';
import { revokeOwnTokens } from '../sessions/tokens';
import { deleteAccount } from '../users/leaving';
import { findUser, profileOf } from '../users/users';
import { logModeration, loggedUser, type ModerationType } from './moderationLog';

/** How many attempts to sign in moderators see. */
const SIGN_INS = 100;

/** What only staff sees of an account. */
export function packAccountForStaff(server: Server, user: UserRow): WireAccountForStaff {
  const profile = profileOf(server, user.id);
  const policies = policiesOf(server, user.id);
  return {
    email: profile.email,
    // The instance sends no mail, so it cannot verify an address.
    emailVerified: false,
    autoAcceptFollowed: profile.autoAcceptFollowed === 1,
    noCrawle: profile.noCrawle === 1,
    preventAiLearning: profile.preventAiLearning === 1,
    alwaysMarkNsfw: profile.alwaysMarkNsfw === 1,
    autoSensitive: profile.autoSensitive === 1,
    carefulBot: profile.carefulBot === 1,
    injectFeaturedNote: profile.injectFeaturedNote === 1,
    receiveAnnouncementEmail: profile.receiveAnnouncementEmail === 1,
    mutedWords: JSON.parse(profile.mutedWords) as WireAccountForStaff['mutedWords'],
    mutedInstances: JSON.parse(profile.mutedInstances) as string[],
    notificationRecieveConfig: JSON.parse(profile.notificationRecieveConfig) as Record<string, unknown>,
    isModerator: roleFlagsOf(server, user).isModerator,
    isSilenced: !policies.canPublicNote,
    isSuspended: user.isSuspended === 1,
    isHibernated: false,
    lastActiveDate: dateOf(user.lastActiveAt),
    moderationNote: profile.moderationNote,
    signins: signInsOf(server, user.id, { limit: SIGN_INS }).map(({ createdAt: _createdAt, ...signin }) => ({
      ...signin,
      userId: user.id,
    })),
    policies,
    roles: rolesOf(server, user.id).map((role) => packRole(server, role)),
    roleAssigns: assignmentsOf(server, user.id),
  };
}

/** The addresses that an account signed in from, the latest first, each once; none while the setting for it is off. */
export function addressesOf(server: Server, userId: string): readonly { ip: string; createdAt: string }[] {
  if (!settingsOf(server).enableIpLogging) return [];
  const all = signInsOf(server, userId, { limit: SIGN_INS }).filter(({ success }) => success);
  return [...new Map(all.toReversed().map(({ ip, createdAt }) => [ip, { ip, createdAt }])).values()].toReversed();
}

/** @throws {ApiFailure} ACCESS_DENIED for accounts of staff, whose roles have to be taken first */
function forbidStaff(server: Server, user: UserRow): void {
  if (roleFlagsOf(server, user).isModerator) {
    throw refusal('ACCESS_DENIED', '6a4d1c0e-2f5b-4a7e-9d38-0c7b5f1e8a42', 'This account belongs to the staff.');
  }
}

/** Does something to an account and writes it into the log, at once. */
function moderate(server: Server, moderator: UserRow, user: UserRow, type: ModerationType, change: () => void): void {
  server.db.transaction(() => {
    change();
    logModeration(server, moderator, type, loggedUser(user));
  });
}

/**
 * Suspends an account: nobody can use it, and its open connections end.
 * @throws {ApiFailure} ACCESS_DENIED for accounts of staff
 */
export function suspendUser(server: Server, moderator: UserRow, user: UserRow): void {
  forbidStaff(server, user);
  moderate(server, moderator, user, 'suspend', () => {
    server.db.run('UPDATE users SET isSuspended = 1 WHERE id = ?', [user.id]);
    server.bus.publish('tokenRevoked', { userId: user.id, isEvery: true });
  });
}

/** Lets an account be used again, with the tokens that it had. */
export function unsuspendUser(server: Server, moderator: UserRow, user: UserRow): void {
  moderate(server, moderator, user, 'unsuspend', () => server.db.run('UPDATE users SET isSuspended = 0 WHERE id = ?', [user.id]));
}

const PASSWORD_LENGTH = 8;
/** Without characters that look like others. */
const PASSWORD_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/**
 * Gives an account a new password and ends all its sign-ins.
 * @returns the password
 * @throws {ApiFailure} ACCESS_DENIED for the account that set the instance up, and for other accounts of staff unless an administrator
 * asks, because whoever has the password has the rights
 */
export async function resetPassword(server: Server, moderator: UserRow, user: UserRow): Promise<string> {
  if (!roleFlagsOf(server, moderator).isAdministrator) forbidStaff(server, user);
  if (user.isRoot)
    throw refusal('ACCESS_DENIED', '0f6d9a57-3c21-4e0b-8b8d-5a1e7c94f263', 'The password of the first account cannot be reset.');
  const password = Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_ALPHABET[randomInt(PASSWORD_ALPHABET.length)]).join('');
  const hash = await hashPassword(password, server.config.testing);
  moderate(server, moderator, user, 'resetPassword', () => {
    server.db.run('UPDATE profiles SET passwordHash = ? WHERE userId = ?', [hash, user.id]);
    revokeOwnTokens(server, user.id);
  });
  return password;
}

/** Takes the avatar or the banner from an account. The file stays in its drive. */
export function unsetPicture(server: Server, moderator: UserRow, user: UserRow, picture: 'avatar' | 'banner'): void {
  moderate(server, moderator, user, picture === 'avatar' ? 'unsetUserAvatar' : 'unsetUserBanner', () => {
    server.db.run(`UPDATE users SET ${picture}Id = NULL WHERE id = ?`, [user.id]);
    const changed = findUser(server, user.id);
    if (changed) publishMe(server, changed);
  });
}

/**
 * Closes an account for good. Its connections end at once, its data is deleted in the background.
 * @throws {ApiFailure} ACCESS_DENIED for accounts of staff
 */
export function deleteAccountByStaff(server: Server, moderator: UserRow, user: UserRow): void {
  forbidStaff(server, user);
  moderate(server, moderator, user, 'deleteAccount', () => {
    deleteAccount(server, user);
    server.bus.publish('tokenRevoked', { userId: user.id, isEvery: true });
  });
}

/** Deletes all files of an account in the background. */
export function deleteFilesOf(server: Server, moderator: UserRow, user: UserRow): void {
  moderate(server, moderator, user, 'deleteFilesOfUser', () => server.queue.add('deleteFiles', { userId: user.id }));
}
