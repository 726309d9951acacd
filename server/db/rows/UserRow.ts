/** A row of `users`. Flags are 0 or 1, times milliseconds. Remote users have a host and no password. */
export interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly usernameLower: string;
  readonly host: string | null;
  readonly name: string | null;
  /** The account's own 16-character token; null for remote users. */
  readonly token: string | null;
  readonly isRoot: number;
  readonly isLocked: number;
  readonly isBot: number;
  readonly isCat: number;
  readonly isExplorable: number;
  readonly isSuspended: number;
  readonly isDeleted: number;
  readonly hideOnlineStatus: number;
  readonly avatarId: string | null;
  readonly avatarUrl: string | null;
  readonly avatarBlurhash: string | null;
  readonly bannerId: string | null;
  readonly bannerUrl: string | null;
  readonly bannerBlurhash: string | null;
  /** JSON list of {id, angle, flipH, offsetX, offsetY, url}. */
  readonly avatarDecorations: string;
  /** JSON list of custom emoji names in name and profile. */
  readonly emojis: string;
  readonly followersCount: number;
  readonly followingCount: number;
  readonly notesCount: number;
  readonly lastActiveAt: number | null;
  readonly updatedAt: number | null;
  readonly lastFetchedAt: number | null;
  readonly uri: string | null;
  readonly movedToUri: string | null;
}
