import type { WireMe, WireRoleLite, WireUserDetailed } from '~/api/wire';
import type { NoteRow } from '../../db/rows/NoteRow';
import type { ProfileRow, UserRow } from '../../db/rows/UserRow';
import { ownersOfPasskeys, packPasskeys } from '../sessions/passkeys';
import { findUsers, profileOf } from './users';
import { unreadAnnouncementsOf } from '../instance/announcements';
import { createdAtOf } from '../../lib/ids';
import { viewerOf } from '../notes/notes';
import { unreadCountsOf } from '../notifications/notifications';
import { relationsOf, seesFollows, type Relations } from '../relations/relations';
import { pagesById } from '../pages';
import { policiesOf, policiesOfRoles, roleFlagsOf, rolesOfMany, type RoleRow } from '../instance/roles';
import type { Server } from '../Server';
import { packNotes } from '../notes/packNote';
import { remoteSidesOf } from './packRemote';
import { packUsersLite, picturesOf } from './packUserLite';

/** How many backup codes a full set has. */
export const BACKUP_CODE_COUNT = 5;

/** A role as a user's page shows it. */
function packRoleLite(role: RoleRow): WireRoleLite {
  return {
    id: role.id,
    name: role.name,
    color: role.color,
    iconUrl: role.iconUrl,
    description: role.description,
    isModerator: role.isModerator === 1,
    isAdministrator: role.isAdministrator === 1,
    displayOrder: role.displayOrder,
  };
}

/** Relations between the viewer and the users of a page, read in advance. */
interface PageData {
  readonly viewer: UserRow | null;
  readonly relations: Relations;
  readonly followers: ReadonlySet<string>;
  readonly pendingFrom: ReadonlySet<string>;
  readonly pendingTo: ReadonlySet<string>;
  readonly memos: ReadonlyMap<string, string>;
  readonly isModerator: boolean;
}

function pageDataOf(server: Server, viewer: UserRow | null, userIds: readonly string[]): PageData {
  const list = JSON.stringify(userIds);
  const ids = (sql: string) => new Set(viewer ? server.db.all<{ id: string }>(sql, [viewer.id, list]).map((row) => row.id) : []);
  const memos = viewer
    ? server.db.all<{ id: string; memo: string }>(
        'SELECT targetUserId AS id, memo FROM userMemos WHERE userId = ? AND targetUserId IN (SELECT value FROM json_each(?))',
        [viewer.id, list],
      )
    : [];
  return {
    viewer,
    relations: relationsOf(server, viewer?.id ?? null),
    followers: ids('SELECT followerId AS id FROM followings WHERE followeeId = ? AND followerId IN (SELECT value FROM json_each(?))'),
    pendingFrom: ids('SELECT followerId AS id FROM followRequests WHERE followeeId = ? AND followerId IN (SELECT value FROM json_each(?))'),
    pendingTo: ids('SELECT followeeId AS id FROM followRequests WHERE followerId = ? AND followeeId IN (SELECT value FROM json_each(?))'),
    memos: new Map(memos.map((row) => [row.id, row.memo])),
    isModerator: viewer !== null && roleFlagsOf(server, viewer).isModerator,
  };
}

/**
 * Users as their own pages show them, in the order of the rows. Only a signed-in viewer other than the user gets the
 * relation fields. Counts that the user hides are 0, as on real servers.
 */
export function packUsersDetailed(server: Server, users: readonly UserRow[], viewer: UserRow | null): WireUserDetailed[] {
  if (users.length === 0) return [];
  const ids = users.map((user) => user.id);
  const list = JSON.stringify(ids);
  const profiles = new Map(
    server.db
      .all<ProfileRow>('SELECT * FROM profiles WHERE userId IN (SELECT value FROM json_each(?))', [list])
      .map((row) => [row.userId, row]),
  );
  const banners = picturesOf(
    server,
    users.map((user) => user.bannerId),
  );
  const roles = rolesOfMany(server, ids);
  const remoteSides = remoteSidesOf(server, users);
  const pins = server.db.all<{ pinnedBy: string } & NoteRow>(
    `SELECT n.*, p.userId AS pinnedBy FROM notePins p JOIN notes n ON n.id = p.noteId
     WHERE p.userId IN (SELECT value FROM json_each(?)) ORDER BY p.id DESC`,
    [list],
  );
  const pinnedNotes = new Map(packNotes(server, pins, viewerOf(server, viewer)).map((note) => [note.id, note]));
  const pinnedPages = pagesById(
    server,
    [...profiles.values()].flatMap(({ pinnedPageId }) => pinnedPageId ?? []),
    viewer,
  );
  const page = pageDataOf(server, viewer, ids);
  const withKeys = ownersOfPasskeys(server, ids);

  return packUsersLite(server, users).map((lite, index) => {
    const user = users[index];
    const profile = user && profiles.get(user.id);
    if (!user || !profile) throw new Error(`user ${lite.id} has no profile`);
    const banner = user.bannerId === null ? undefined : banners.get(user.bannerId);
    const fetchedAt = remoteSides.get(user.id)?.fetchedAt;
    const ownRoles = roles.get(user.id) ?? [];
    const ownPins = pins.filter((pin) => pin.pinnedBy === user.id).map((pin) => pin.id);
    const seesCount = (visibility: ProfileRow['followersVisibility']) =>
      seesFollows(visibility, user.id, { id: viewer?.id ?? null, relations: page.relations });
    return {
      ...lite,
      url: profile.url,
      uri: remoteSides.get(user.id)?.uri ?? null,
      movedTo: user.movedToUri,
      alsoKnownAs: profile.alsoKnownAs === null ? null : (JSON.parse(profile.alsoKnownAs) as string[]),
      createdAt: createdAtOf(user.id),
      updatedAt: user.updatedAt === null ? null : new Date(user.updatedAt).toISOString(),
      lastFetchedAt: fetchedAt === undefined ? null : new Date(fetchedAt).toISOString(),
      bannerUrl: banner?.url ?? null,
      bannerBlurhash: banner?.blurhash ?? null,
      isLocked: user.isLocked === 1,
      isSilenced: !policiesOfRoles(server, ownRoles).canPublicNote,
      isSuspended: user.isSuspended === 1,
      description: profile.description,
      location: profile.location,
      birthday: profile.birthday,
      lang: profile.lang,
      fields: JSON.parse(profile.fields) as WireUserDetailed['fields'],
      verifiedLinks: [],
      followersCount: seesCount(profile.followersVisibility) ? user.followersCount : 0,
      followingCount: seesCount(profile.followingVisibility) ? user.followingCount : 0,
      notesCount: user.notesCount,
      pinnedNoteIds: ownPins,
      pinnedNotes: ownPins.map((id) => pinnedNotes.get(id)).filter((note) => note !== undefined),
      pinnedPageId: profile.pinnedPageId,
      pinnedPage: profile.pinnedPageId === null ? null : (pinnedPages.get(profile.pinnedPageId) ?? null),
      publicReactions: profile.publicReactions === 1,
      followersVisibility: profile.followersVisibility,
      followingVisibility: profile.followingVisibility,
      ...(server.config.flavor.showsSecondFactor || page.isModerator || viewer?.id === user.id
        ? {
            twoFactorEnabled: profile.twoFactorEnabled === 1,
            usePasswordLessLogin: profile.usePasswordLessLogin === 1,
            securityKeys: profile.twoFactorEnabled === 1 && withKeys.has(user.id),
          }
        : {}),
      roles: ownRoles.filter((role) => role.isPublic).map(packRoleLite),
      memo: page.memos.get(user.id) ?? null,
      ...(page.isModerator ? { moderationNote: profile.moderationNote } : {}),
      ...(viewer && viewer.id !== user.id ? relationFields(user.id, page) : {}),
    };
  });
}

function relationFields(userId: string, { relations, followers, pendingFrom, pendingTo }: PageData): Partial<WireUserDetailed> {
  return {
    isFollowing: relations.following.has(userId),
    isFollowed: followers.has(userId),
    hasPendingFollowRequestFromYou: pendingTo.has(userId),
    hasPendingFollowRequestToYou: pendingFrom.has(userId),
    isBlocking: relations.blocking.has(userId),
    isBlocked: relations.blockers.has(userId),
    isMuted: relations.muting.has(userId),
    isRenoteMuted: relations.renoteMuting.has(userId),
    notify: relations.notifying.has(userId) ? 'normal' : 'none',
    withReplies: relations.followingWithReplies.has(userId),
  };
}

/** A user as its own page shows it. */
export function packUserDetailed(server: Server, user: UserRow, viewer: UserRow | null): WireUserDetailed {
  const [packed] = packUsersDetailed(server, [user], viewer);
  if (!packed) throw new Error('a user packs to one user');
  return packed;
}

/** A user as a viewer gets it. The viewer's own account comes whole, without its secrets. */
export function packUserFor(server: Server, user: UserRow, viewer: UserRow | null): WireUserDetailed {
  return user.id === viewer?.id ? packMe(server, user) : packUserDetailed(server, user, viewer);
}

/** {@link packUserFor} for several users. */
export function packUsersFor(server: Server, users: readonly UserRow[], viewer: UserRow | null): WireUserDetailed[] {
  return packUsersDetailed(server, users, viewer).map((packed, index) => {
    const user = users[index];
    return user && user.id === viewer?.id ? packMe(server, user) : packed;
  });
}

/** {@link packUsersFor} for accounts by their ids. Unknown ids are absent. */
export function packUsersById(server: Server, ids: readonly string[], viewer: UserRow | null): ReadonlyMap<string, WireUserDetailed> {
  const users = [...findUsers(server, ids).values()];
  return new Map(packUsersFor(server, users, viewer).map((user) => [user.id, user]));
}

/**
 * The account itself.
 * @param withSecrets adds the e-mail fields and security keys, which only the account's own token receives.
 */
export function packMe(server: Server, user: UserRow, withSecrets = false): WireMe {
  const profile = profileOf(server, user.id);
  const flags = roleFlagsOf(server, user);
  const unread = unreadCountsOf(server, user.id);
  const unreadAnnouncements = unreadAnnouncementsOf(server, user);
  const codes = profile.twoFactorBackupCodes === null ? [] : (JSON.parse(profile.twoFactorBackupCodes) as string[]);
  return {
    ...packUserDetailed(server, user, user),
    avatarId: user.avatarId,
    bannerId: user.bannerId,
    isModerator: flags.isModerator,
    isAdmin: flags.isAdministrator,
    injectFeaturedNote: profile.injectFeaturedNote === 1,
    receiveAnnouncementEmail: profile.receiveAnnouncementEmail === 1,
    alwaysMarkNsfw: profile.alwaysMarkNsfw === 1,
    autoSensitive: profile.autoSensitive === 1,
    carefulBot: profile.carefulBot === 1,
    autoAcceptFollowed: profile.autoAcceptFollowed === 1,
    noCrawle: profile.noCrawle === 1,
    preventAiLearning: profile.preventAiLearning === 1,
    isExplorable: user.isExplorable === 1,
    isDeleted: user.isDeleted === 1,
    twoFactorBackupCodesStock: codes.length >= BACKUP_CODE_COUNT ? 'full' : codes.length > 0 ? 'partial' : 'none',
    hideOnlineStatus: user.hideOnlineStatus === 1,
    hasUnreadSpecifiedNotes: unread.hasUnreadSpecifiedNotes,
    hasUnreadMentions: unread.hasUnreadMentions,
    hasUnreadAnnouncement: unreadAnnouncements.length > 0,
    unreadAnnouncements,
    hasUnreadAntenna: false,
    hasUnreadChannel: false,
    hasUnreadNotification: unread.hasUnreadNotification,
    hasPendingReceivedFollowRequest: server.db.get('SELECT 1 FROM followRequests WHERE followeeId = ? LIMIT 1', [user.id]) !== undefined,
    unreadNotificationsCount: unread.unreadNotificationsCount,
    mutedWords: JSON.parse(profile.mutedWords) as WireMe['mutedWords'],
    hardMutedWords: JSON.parse(profile.hardMutedWords) as WireMe['hardMutedWords'],
    mutedInstances: JSON.parse(profile.mutedInstances) as string[],
    // Real servers still send this field of an older way to mute notifications.
    mutingNotificationTypes: [],
    notificationRecieveConfig: JSON.parse(profile.notificationRecieveConfig) as WireMe['notificationRecieveConfig'],
    emailNotificationTypes: JSON.parse(profile.emailNotificationTypes) as string[],
    achievements: [],
    loggedInDays: (JSON.parse(profile.loggedInDates) as string[]).length,
    policies: policiesOf(server, user.id),
    ...(withSecrets
      ? { email: profile.email, emailVerified: profile.email !== null, securityKeysList: packPasskeys(server, user.id) }
      : {}),
  };
}
