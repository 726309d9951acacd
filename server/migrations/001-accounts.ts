import type { Migration } from '../db/migrate';

/**
 * Accounts and the data that belong to an account alone. Times are milliseconds since 1970, flags 0 or 1, lists and
 * objects JSON texts. Columns have the names of the API's fields, so rows need no mapping.
 */
export const migration: Migration = {
  id: 1,
  name: 'accounts',
  sql: `
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL,
  usernameLower TEXT NOT NULL,
  host TEXT,
  name TEXT,
  token TEXT UNIQUE,
  isRoot INTEGER NOT NULL DEFAULT 0,
  isLocked INTEGER NOT NULL DEFAULT 0,
  isBot INTEGER NOT NULL DEFAULT 0,
  isCat INTEGER NOT NULL DEFAULT 0,
  isExplorable INTEGER NOT NULL DEFAULT 1,
  isSuspended INTEGER NOT NULL DEFAULT 0,
  isDeleted INTEGER NOT NULL DEFAULT 0,
  hideOnlineStatus INTEGER NOT NULL DEFAULT 0,
  avatarId TEXT,
  bannerId TEXT,
  followersCount INTEGER NOT NULL DEFAULT 0,
  followingCount INTEGER NOT NULL DEFAULT 0,
  notesCount INTEGER NOT NULL DEFAULT 0,
  lastActiveAt INTEGER,
  updatedAt INTEGER,
  movedToUri TEXT
) STRICT;
CREATE UNIQUE INDEX usersByName ON users (usernameLower, ifnull(host, ''));
CREATE INDEX usersByActivity ON users (lastActiveAt);

CREATE TABLE profiles (
  userId TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  passwordHash TEXT,
  description TEXT,
  location TEXT,
  birthday TEXT,
  lang TEXT,
  url TEXT,
  fields TEXT NOT NULL DEFAULT '[]',
  alsoKnownAs TEXT,
  publicReactions INTEGER NOT NULL DEFAULT 1,
  followingVisibility TEXT NOT NULL DEFAULT 'public',
  followersVisibility TEXT NOT NULL DEFAULT 'public',
  injectFeaturedNote INTEGER NOT NULL DEFAULT 1,
  receiveAnnouncementEmail INTEGER NOT NULL DEFAULT 1,
  alwaysMarkNsfw INTEGER NOT NULL DEFAULT 0,
  autoSensitive INTEGER NOT NULL DEFAULT 0,
  carefulBot INTEGER NOT NULL DEFAULT 0,
  autoAcceptFollowed INTEGER NOT NULL DEFAULT 1,
  noCrawle INTEGER NOT NULL DEFAULT 0,
  preventAiLearning INTEGER NOT NULL DEFAULT 1,
  mutedWords TEXT NOT NULL DEFAULT '[]',
  hardMutedWords TEXT NOT NULL DEFAULT '[]',
  mutedInstances TEXT NOT NULL DEFAULT '[]',
  notificationRecieveConfig TEXT NOT NULL DEFAULT '{}',
  emailNotificationTypes TEXT NOT NULL DEFAULT '["follow","receiveFollowRequest"]',
  email TEXT,
  moderationNote TEXT NOT NULL DEFAULT '',
  loggedInDates TEXT NOT NULL DEFAULT '[]',
  twoFactorSecret TEXT,
  twoFactorPendingSecret TEXT,
  twoFactorEnabled INTEGER NOT NULL DEFAULT 0,
  twoFactorBackupCodes TEXT,
  twoFactorLastStep INTEGER
) STRICT;

CREATE TABLE accessTokens (
  id TEXT PRIMARY KEY,
  userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token TEXT NOT NULL UNIQUE,
  name TEXT,
  permission TEXT NOT NULL DEFAULT '[]',
  lastUsedAt INTEGER
) STRICT;

CREATE TABLE signins (
  id TEXT PRIMARY KEY,
  userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  ip TEXT NOT NULL,
  headers TEXT NOT NULL,
  success INTEGER NOT NULL
) STRICT;
CREATE INDEX signinsByUser ON signins (userId, id);

CREATE TABLE followings (
  id TEXT PRIMARY KEY,
  followerId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  followeeId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  withReplies INTEGER NOT NULL DEFAULT 0,
  notify TEXT,
  UNIQUE (followerId, followeeId)
) STRICT;
CREATE INDEX followingsByFollower ON followings (followerId, id);
CREATE INDEX followingsByFollowee ON followings (followeeId, id);

CREATE TABLE followRequests (
  id TEXT PRIMARY KEY,
  followerId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  followeeId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  withReplies INTEGER NOT NULL DEFAULT 0,
  UNIQUE (followerId, followeeId)
) STRICT;
CREATE INDEX followRequestsByFollowee ON followRequests (followeeId, id);

CREATE TABLE blockings (
  id TEXT PRIMARY KEY,
  blockerId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  blockeeId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  UNIQUE (blockerId, blockeeId)
) STRICT;
CREATE INDEX blockingsByBlockee ON blockings (blockeeId);

CREATE TABLE mutings (
  id TEXT PRIMARY KEY,
  muterId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  muteeId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expiresAt INTEGER,
  UNIQUE (muterId, muteeId)
) STRICT;

CREATE TABLE renoteMutings (
  id TEXT PRIMARY KEY,
  muterId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  muteeId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  UNIQUE (muterId, muteeId)
) STRICT;

CREATE TABLE userMemos (
  userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  targetUserId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  memo TEXT NOT NULL,
  PRIMARY KEY (userId, targetUserId)
) STRICT, WITHOUT ROWID;

CREATE TABLE abuseReports (
  id TEXT PRIMARY KEY,
  targetUserId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reporterId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  comment TEXT NOT NULL,
  resolved INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE registryItems (
  userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  domain TEXT NOT NULL,
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  updatedAt INTEGER NOT NULL,
  PRIMARY KEY (userId, domain, scope, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE pushSubscriptions (
  userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL,
  PRIMARY KEY (userId, endpoint)
) STRICT, WITHOUT ROWID;

CREATE TABLE announcements (
  id TEXT PRIMARY KEY,
  updatedAt INTEGER,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  imageUrl TEXT,
  icon TEXT NOT NULL DEFAULT 'info',
  display TEXT NOT NULL DEFAULT 'normal',
  needConfirmationToRead INTEGER NOT NULL DEFAULT 0,
  silence INTEGER NOT NULL DEFAULT 0,
  forExistingUsers INTEGER NOT NULL DEFAULT 0,
  isActive INTEGER NOT NULL DEFAULT 1,
  userId TEXT REFERENCES users (id) ON DELETE CASCADE
) STRICT;

CREATE TABLE announcementReads (
  announcementId TEXT NOT NULL REFERENCES announcements (id) ON DELETE CASCADE,
  userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (userId, announcementId)
) STRICT, WITHOUT ROWID;

CREATE TABLE roles (
  id TEXT PRIMARY KEY,
  updatedAt INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  color TEXT,
  iconUrl TEXT,
  isModerator INTEGER NOT NULL DEFAULT 0,
  isAdministrator INTEGER NOT NULL DEFAULT 0,
  isPublic INTEGER NOT NULL DEFAULT 0,
  isExplorable INTEGER NOT NULL DEFAULT 0,
  asBadge INTEGER NOT NULL DEFAULT 0,
  canEditMembersByModerator INTEGER NOT NULL DEFAULT 0,
  displayOrder INTEGER NOT NULL DEFAULT 0,
  policies TEXT NOT NULL DEFAULT '{}'
) STRICT;

CREATE TABLE roleAssignments (
  id TEXT PRIMARY KEY,
  roleId TEXT NOT NULL REFERENCES roles (id) ON DELETE CASCADE,
  userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expiresAt INTEGER,
  UNIQUE (roleId, userId)
) STRICT;
CREATE INDEX roleAssignmentsByUser ON roleAssignments (userId);

CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`,
};
