/** A row of `users`. Flags are 0 or 1, times milliseconds since 1970. Remote users have a host. */
export interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly usernameLower: string;
  readonly host: string | null;
  readonly name: string | null;
  /** Whether this is the first account, which administers without a role. */
  readonly isRoot: number;
  readonly isLocked: number;
  readonly isBot: number;
  readonly isCat: number;
  readonly isExplorable: number;
  readonly isSuspended: number;
  readonly isDeleted: number;
  readonly hideOnlineStatus: number;
  readonly avatarId: string | null;
  readonly bannerId: string | null;
  /** JSON list of the decorations around the avatar, as {id, angle, flipH, offsetX, offsetY}. */
  readonly avatarDecorations: string;
  readonly followersCount: number;
  readonly followingCount: number;
  readonly notesCount: number;
  readonly lastActiveAt: number | null;
  /** When the user last posted. */
  readonly updatedAt: number | null;
  readonly movedToUri: string | null;
}

/** A row of `profiles`: fields that only a user's page and settings need. Lists and objects are JSON texts. */
export interface ProfileRow {
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly description: string | null;
  readonly location: string | null;
  /** yyyy-mm-dd. */
  readonly birthday: string | null;
  readonly lang: string | null;
  readonly url: string | null;
  readonly fields: string;
  readonly alsoKnownAs: string | null;
  readonly publicReactions: number;
  readonly followingVisibility: 'public' | 'followers' | 'private';
  readonly followersVisibility: 'public' | 'followers' | 'private';
  readonly injectFeaturedNote: number;
  readonly receiveAnnouncementEmail: number;
  readonly alwaysMarkNsfw: number;
  readonly autoSensitive: number;
  readonly carefulBot: number;
  readonly autoAcceptFollowed: number;
  readonly noCrawle: number;
  readonly preventAiLearning: number;
  readonly mutedWords: string;
  readonly hardMutedWords: string;
  readonly mutedInstances: string;
  readonly notificationRecieveConfig: string;
  readonly emailNotificationTypes: string;
  readonly email: string | null;
  readonly moderationNote: string;
  /** JSON list of yyyy/mm/dd on which the account was used. */
  readonly loggedInDates: string;
  /** Base32. */
  readonly twoFactorSecret: string | null;
  /** The secret of a registration that is not confirmed yet. */
  readonly twoFactorPendingSecret: string | null;
  readonly twoFactorEnabled: number;
  /** JSON list of the hashes of the unused backup codes. */
  readonly twoFactorBackupCodes: string | null;
  /** The last time step whose code was accepted. Codes up to it are refused. */
  readonly twoFactorLastStep: number | null;
  /** Whether a security key is enough to sign in, without the password. */
  readonly usePasswordLessLogin: number;
  /** The page that the user shows on the own profile. */
  readonly pinnedPageId: string | null;
}
