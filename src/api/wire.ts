/**
 * The data that client and server exchange, for Misskey 2024.2 and compatible servers. Where recorded answers of a real
 * server differ from its documentation, the answers count. Written by hand, because the published types describe a later
 * version (docs/decisions/0002-wire-types-of-our-own.md). An optional field may be absent; it is never null unless its
 * type says so.
 */

/** An id; newer ids sort after older ones. */
export type Id = string;
/** ISO 8601 with milliseconds, in UTC. */
export type IsoDate = string;

/** Who can read a note; `specified` is a direct note to named users. */
export type Visibility = 'public' | 'home' | 'followers' | 'specified';
/** The reactions that a note accepts; null accepts all. */
export type ReactionAcceptance = null | 'likeOnly' | 'likeOnlyForRemote' | 'nonSensitiveOnly' | 'nonSensitiveOnlyForLocalLikeOnlyForRemote';
/** Who can see whom a user follows, or their followers. */
export type FollowVisibility = 'public' | 'followers' | 'private';
/** How recently a user was active; `unknown` for users who hide it. */
export type OnlineStatus = 'online' | 'active' | 'offline' | 'unknown';

/** An image around or over a user's avatar. */
export interface WireAvatarDecoration {
  readonly id: Id;
  readonly url: string;
  readonly angle?: number;
  readonly flipH?: boolean;
  readonly offsetX?: number;
  readonly offsetY?: number;
}

/** A decoration that accounts of the server can wear. */
export interface WireDecoration {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** The group under which newer servers show it. */
  readonly category?: string | null;
  /** The roles whose members may wear it; empty for everybody. */
  readonly roleIdsThatCanBeUsedThisDecoration: readonly Id[];
}

/** A decoration as its managers see it. */
export interface WireManagedDecoration extends WireDecoration {
  readonly createdAt: IsoDate;
  readonly updatedAt: IsoDate | null;
}

/** The server of a remote user. */
export interface WireUserInstance {
  readonly name: string | null;
  readonly softwareName: string | null;
  readonly softwareVersion: string | null;
  readonly iconUrl: string | null;
  readonly faviconUrl: string | null;
  readonly themeColor: string | null;
}

/** A user as included in notes and lists. */
export interface WireUserLite {
  readonly id: Id;
  readonly name: string | null;
  readonly username: string;
  readonly host: string | null;
  readonly avatarUrl: string | null;
  readonly avatarBlurhash: string | null;
  readonly avatarDecorations: readonly WireAvatarDecoration[];
  readonly isBot?: boolean;
  readonly isCat?: boolean;
  readonly instance?: WireUserInstance;
  readonly emojis: Readonly<Record<string, string>>;
  readonly onlineStatus: OnlineStatus;
  readonly badgeRoles?: readonly { readonly name: string; readonly iconUrl: string | null; readonly displayOrder: number }[];
}

/** A role as shown on a profile. */
export interface WireRoleLite {
  readonly id: Id;
  readonly name: string;
  readonly color: string | null;
  readonly iconUrl: string | null;
  readonly description: string;
  readonly isModerator: boolean;
  readonly isAdministrator: boolean;
  readonly displayOrder: number;
}

/** A role as moderators see it. */
export interface WireRole extends WireRoleLite {
  readonly createdAt: IsoDate;
  readonly updatedAt: IsoDate;
  /** The server assigns `conditional` roles by itself. */
  readonly target: 'manual' | 'conditional';
  readonly condFormula: unknown;
  readonly isPublic: boolean;
  readonly isExplorable: boolean;
  readonly asBadge: boolean;
  readonly canEditMembersByModerator: boolean;
  readonly policies: Readonly<Record<string, unknown>>;
  readonly usersCount: number;
}

/** A user with a profile. The fields about relations are present only for signed-in viewers other than the user. */
export interface WireUserDetailed extends WireUserLite {
  readonly url: string | null;
  readonly uri: string | null;
  readonly movedTo: string | null;
  readonly alsoKnownAs: readonly string[] | null;
  readonly createdAt: IsoDate;
  readonly updatedAt: IsoDate | null;
  readonly lastFetchedAt: IsoDate | null;
  readonly bannerUrl: string | null;
  readonly bannerBlurhash: string | null;
  readonly isLocked: boolean;
  readonly isSilenced: boolean;
  readonly isSuspended: boolean;
  readonly description: string | null;
  readonly location: string | null;
  /** yyyy-mm-dd */
  readonly birthday: string | null;
  readonly lang: string | null;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly verifiedLinks: readonly string[];
  readonly followersCount: number;
  readonly followingCount: number;
  readonly notesCount: number;
  readonly pinnedNoteIds: readonly Id[];
  readonly pinnedNotes: readonly WireNote[];
  readonly pinnedPageId: Id | null;
  readonly pinnedPage: WirePage | null;
  readonly publicReactions: boolean;
  readonly followersVisibility: FollowVisibility;
  readonly followingVisibility: FollowVisibility;
  /** How the account signs in. Newer servers tell only the account itself and moderators. */
  readonly twoFactorEnabled?: boolean;
  readonly usePasswordLessLogin?: boolean;
  readonly securityKeys?: boolean;
  readonly roles: readonly WireRoleLite[];
  readonly memo: string | null;
  readonly moderationNote?: string;
  readonly isFollowing?: boolean;
  readonly isFollowed?: boolean;
  readonly hasPendingFollowRequestFromYou?: boolean;
  readonly hasPendingFollowRequestToYou?: boolean;
  readonly isBlocking?: boolean;
  readonly isBlocked?: boolean;
  readonly isMuted?: boolean;
  readonly isRenoteMuted?: boolean;
  readonly notify?: 'normal' | 'none';
  readonly withReplies?: boolean;
}

/** The permissions and limits that an account has through its roles. */
export interface WirePolicies {
  readonly gtlAvailable: boolean;
  readonly ltlAvailable: boolean;
  readonly canPublicNote: boolean;
  readonly canInvite: boolean;
  readonly inviteLimit: number;
  /** In minutes. */
  readonly inviteLimitCycle: number;
  /** In minutes; 0 means never. */
  readonly inviteExpirationTime: number;
  readonly canManageCustomEmojis: boolean;
  readonly canManageAvatarDecorations: boolean;
  readonly canSearchNotes: boolean;
  readonly canUseTranslator: boolean;
  readonly canHideAds: boolean;
  readonly driveCapacityMb: number;
  readonly alwaysMarkNsfw: boolean;
  readonly pinLimit: number;
  readonly antennaLimit: number;
  /** In characters. */
  readonly wordMuteLimit: number;
  readonly webhookLimit: number;
  readonly clipLimit: number;
  readonly noteEachClipsLimit: number;
  readonly userListLimit: number;
  readonly userEachUserListsLimit: number;
  readonly rateLimitFactor: number;
  readonly avatarDecorationLimit: number;
  /** How many drafts the server keeps for the account. Only on newer servers. */
  readonly noteDraftLimit?: number;
  /** How many of them may wait to be posted by the server. Only on newer servers. */
  readonly scheduledNoteLimit?: number;
  /** The further ones are only on newer servers, some only on forks. */
  readonly canSearchUsers?: boolean;
  readonly canCreateChannel?: boolean;
  readonly canUpdateBioMedia?: boolean;
  readonly canImportAntennas?: boolean;
  readonly canImportBlocking?: boolean;
  readonly canImportFollowing?: boolean;
  readonly canImportMuting?: boolean;
  readonly canImportUserLists?: boolean;
  readonly chatAvailability?: 'available' | 'readonly' | 'unavailable';
  /** How many people one note may mention. */
  readonly mentionLimit?: number;
  readonly maxFileSizeMb?: number;
  /** Media types, with `*` for all of a kind. */
  readonly uploadableFileTypes?: readonly string[];
  readonly watermarkAvailable?: boolean;
}

/** An announcement of the administrators. */
export interface WireAnnouncement {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly updatedAt: IsoDate | null;
  readonly text: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly icon: 'info' | 'warning' | 'error' | 'success';
  readonly display: 'dialog' | 'normal' | 'banner';
  readonly needConfirmationToRead: boolean;
  readonly silence: boolean;
  readonly forYou?: boolean;
  readonly isRead?: boolean;
}

/** Words that must all occur, or a regular expression of the form /pattern/flags. */
export type WireMutedWord = readonly string[] | string;

/** The signed-in account. `email` and the security keys are absent for app tokens. */
export interface WireMe extends WireUserDetailed {
  readonly avatarId: Id | null;
  readonly bannerId: Id | null;
  readonly isModerator: boolean;
  readonly isAdmin: boolean;
  readonly injectFeaturedNote: boolean;
  readonly receiveAnnouncementEmail: boolean;
  readonly alwaysMarkNsfw: boolean;
  readonly autoSensitive: boolean;
  readonly carefulBot: boolean;
  readonly autoAcceptFollowed: boolean;
  readonly noCrawle: boolean;
  readonly preventAiLearning: boolean;
  /** Whether visitors see nothing that the account wrote. The next ones are only on newer servers. */
  readonly requireSigninToViewContents?: boolean;
  /** Older notes are for followers only: seconds since 1970, or, below zero, before now. */
  readonly makeNotesFollowersOnlyBefore?: number | null;
  /** Older notes are for the account alone. */
  readonly makeNotesHiddenBefore?: number | null;
  /** What new followers are told. */
  readonly followedMessage?: string | null;
  readonly isExplorable: boolean;
  readonly isDeleted: boolean;
  readonly twoFactorBackupCodesStock: 'full' | 'partial' | 'none';
  readonly hideOnlineStatus: boolean;
  readonly hasUnreadSpecifiedNotes: boolean;
  readonly hasUnreadMentions: boolean;
  readonly hasUnreadAnnouncement: boolean;
  readonly unreadAnnouncements: readonly WireAnnouncement[];
  readonly hasUnreadAntenna: boolean;
  readonly hasUnreadChannel: boolean;
  readonly hasUnreadNotification: boolean;
  readonly hasPendingReceivedFollowRequest: boolean;
  readonly unreadNotificationsCount: number;
  readonly mutedWords: readonly WireMutedWord[];
  readonly hardMutedWords: readonly WireMutedWord[];
  readonly mutedInstances: readonly string[] | null;
  readonly mutingNotificationTypes?: readonly string[];
  readonly notificationRecieveConfig: Readonly<Record<string, unknown>>;
  readonly emailNotificationTypes: readonly string[];
  readonly achievements: readonly { readonly name: string; readonly unlockedAt: number }[];
  readonly loggedInDays: number;
  readonly policies: WirePolicies;
  readonly email?: string | null;
  readonly emailVerified?: boolean | null;
  readonly securityKeysList?: readonly { readonly id: string; readonly name: string; readonly lastUsed: IsoDate }[];
}

/** A folder of the drive. */
export interface WireDriveFolder {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly name: string;
  readonly parentId: Id | null;
  readonly foldersCount?: number;
  readonly filesCount?: number;
  readonly parent?: WireDriveFolder | null;
}

/** A file of the drive. */
export interface WireDriveFile {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly md5: string;
  /** In bytes. */
  readonly size: number;
  readonly isSensitive: boolean;
  readonly blurhash: string | null;
  readonly properties: { readonly width?: number; readonly height?: number; readonly orientation?: number; readonly avgColor?: string };
  readonly url: string;
  readonly thumbnailUrl: string | null;
  readonly comment: string | null;
  readonly folderId: Id | null;
  readonly folder?: WireDriveFolder | null;
  readonly userId: Id | null;
  readonly user?: WireUserLite | null;
}

/** One choice of a poll. */
export interface WirePollChoice {
  readonly text: string;
  readonly votes: number;
  readonly isVoted: boolean;
}

/** The poll of a note. */
export interface WirePoll {
  readonly multiple: boolean;
  readonly expiresAt: IsoDate | null;
  readonly choices: readonly WirePollChoice[];
}

/** A note with its author; `reply` and `renote` are shortened notes. */
export interface WireNote {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly deletedAt?: IsoDate | null;
  readonly text: string | null;
  readonly cw?: string | null;
  readonly userId: Id;
  readonly user: WireUserLite;
  readonly replyId?: Id | null;
  readonly renoteId?: Id | null;
  readonly reply?: WireNote | null;
  readonly renote?: WireNote | null;
  /** The viewer may not see the content; text and files are empty then. */
  readonly isHidden?: boolean;
  readonly visibility: Visibility;
  readonly mentions?: readonly Id[];
  readonly visibleUserIds?: readonly Id[];
  readonly fileIds?: readonly Id[];
  readonly files?: readonly WireDriveFile[];
  readonly tags?: readonly string[];
  readonly poll?: WirePoll | null;
  readonly emojis?: Readonly<Record<string, string>>;
  readonly channelId?: Id | null;
  readonly channel?: {
    readonly id: Id;
    readonly name: string;
    readonly color: string;
    readonly isSensitive: boolean;
    readonly allowRenoteToExternal: boolean;
    readonly userId?: Id | null;
  } | null;
  readonly localOnly?: boolean;
  readonly reactionAcceptance: ReactionAcceptance;
  readonly reactionEmojis: Readonly<Record<string, string>>;
  readonly reactions: Readonly<Record<string, number>>;
  readonly renoteCount: number;
  readonly repliesCount: number;
  readonly uri?: string;
  readonly url?: string;
  readonly reactionAndUserPairCache?: readonly string[];
  readonly clippedCount?: number;
  readonly myReaction?: string | null;
}

/** A channel: a topic that people write notes in. */
export interface WireChannel {
  readonly id: Id;
  readonly createdAt: IsoDate;
  /** When the last note was written in it. */
  readonly lastNotedAt: IsoDate | null;
  readonly name: string;
  readonly description: string | null;
  /** The owner; null once the account is deleted. */
  readonly userId: Id | null;
  readonly bannerUrl: string | null;
  readonly pinnedNoteIds: readonly Id[];
  /** A CSS color; absent in answers of old servers. */
  readonly color?: string;
  /** It is closed for new notes. */
  readonly isArchived?: boolean;
  /** How many accounts have written in it. */
  readonly usersCount: number;
  readonly notesCount: number;
  readonly isSensitive?: boolean;
  /** Whether its notes can be renoted outside of it. */
  readonly allowRenoteToExternal?: boolean;
  /** These three are absent for visitors. */
  readonly isFollowing?: boolean;
  readonly isFavorited?: boolean;
  /** Whether an unread note in it mentions the viewer. */
  readonly hasUnreadNote?: boolean;
  /** Only in answers about a single channel. */
  readonly pinnedNotes?: readonly WireNote[];
}

/** A reaction with the user who made it. */
export interface WireNoteReaction {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly user: WireUserLite;
  readonly type: string;
}

/** A reaction in the list of a user's reactions. */
export interface WireReactionWithNote extends WireNoteReaction {
  readonly note: WireNote;
}

/** A favorite note of the viewer. */
export interface WireNoteFavorite {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly noteId: Id;
  readonly note: WireNote;
}

/** One user following another. */
export interface WireFollowing {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly followeeId: Id;
  readonly followerId: Id;
  readonly followee?: WireUserDetailed;
  readonly follower?: WireUserDetailed;
}

/** A request to follow a locked account. */
export interface WireFollowRequest {
  readonly id: Id;
  readonly follower: WireUserLite;
  readonly followee: WireUserLite;
}

/** A blocked user. */
export interface WireBlocking {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly blockeeId: Id;
  readonly blockee: WireUserDetailed;
}

/** A muted user. */
export interface WireMuting {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly expiresAt?: IsoDate | null;
  readonly muteeId: Id;
  readonly mutee: WireUserDetailed;
}

/** A clip: a collection of notes. */
export interface WireClip {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly lastClippedAt: IsoDate | null;
  readonly userId: Id;
  readonly user: WireUserLite;
  readonly name: string;
  readonly description: string | null;
  readonly isPublic: boolean;
  readonly favoritedCount: number;
  /** How many notes it has. Only on newer servers. */
  readonly notesCount?: number;
  /** Absent for visitors. */
  readonly isFavorited?: boolean;
}

/**
 * A block of a page. `text` has a text, `section` a title and blocks as `children`, `image` the id of a file, and `note` the id of a note.
 * Pages of old servers have further types. Servers store what they get, so any field may be missing or have another type.
 */
export interface WirePageBlock {
  readonly id?: string;
  readonly type?: string;
  readonly [field: string]: unknown;
}

/** A document that a user wrote, made of blocks. */
export interface WirePage {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly updatedAt: IsoDate;
  readonly userId: Id;
  readonly user: WireUserLite;
  readonly content: readonly WirePageBlock[];
  /** Of pages with scripts, which only old clients run. */
  readonly variables: readonly Readonly<Record<string, unknown>>[];
  readonly title: string;
  /** The last part of its address. */
  readonly name: string;
  readonly summary: string | null;
  readonly hideTitleWhenPinned: boolean;
  readonly alignCenter: boolean;
  readonly font: 'serif' | 'sans-serif';
  readonly script: string;
  readonly eyeCatchingImageId: Id | null;
  readonly eyeCatchingImage: WireDriveFile | null;
  /** The files of all image blocks. */
  readonly attachedFiles: readonly WireDriveFile[];
  readonly likedCount: number;
  /** Absent for visitors, and in lists of one user's pages. */
  readonly isLiked?: boolean;
}

/** A list of users, with its own timeline. */
export interface WireUserList {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly name: string;
  readonly userIds?: readonly Id[];
  readonly isPublic: boolean;
  /** How many accounts have it as a favorite; only in answers about a public list. */
  readonly likedCount?: number;
  /** Whether it is a favorite of the viewer; only in answers about a public list. */
  readonly isLiked?: boolean;
}

/** A user in a list. */
export interface WireUserListMembership {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly userId: Id;
  readonly user: WireUserLite;
  readonly withReplies: boolean;
}

/** An antenna: a saved search that collects new notes. */
export interface WireAntenna {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly name: string;
  readonly keywords: readonly (readonly string[])[];
  readonly excludeKeywords: readonly (readonly string[])[];
  readonly src: 'home' | 'all' | 'users' | 'list' | 'users_blacklist';
  readonly userListId: Id | null;
  readonly users: readonly string[];
  readonly caseSensitive: boolean;
  readonly localOnly: boolean;
  readonly notify: boolean;
  readonly withReplies: boolean;
  readonly withFile: boolean;
  /** Only on newer servers. */
  readonly excludeBots?: boolean;
  readonly excludeNotesInSensitiveChannel?: boolean;
  readonly isActive: boolean;
  readonly hasUnreadNote: boolean;
}

/** A draft that the server keeps, or a note that it posts later. Only on newer servers. */
export interface WireNoteDraft {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly userId: Id;
  readonly user: WireUserLite;
  readonly text: string | null;
  readonly cw: string | null;
  readonly hashtag: string | null;
  readonly visibility: Visibility;
  readonly visibleUserIds: readonly Id[];
  readonly localOnly: boolean;
  readonly reactionAcceptance: ReactionAcceptance;
  readonly replyId: Id | null;
  readonly renoteId: Id | null;
  /** Null when it was deleted. */
  readonly reply: WireNote | null;
  readonly renote: WireNote | null;
  readonly channelId: Id | null;
  readonly channel: WireNote['channel'] | null;
  readonly fileIds: readonly Id[];
  /** Those that still exist. */
  readonly files: readonly WireDriveFile[];
  readonly poll: {
    readonly choices: readonly string[];
    readonly multiple: boolean;
    readonly expiresAt: IsoDate | null;
    /** In ms. */
    readonly expiredAfter: number | null;
  } | null;
  /** In ms since 1970. */
  readonly scheduledAt: number | null;
  /** Whether the server posts it at that time. */
  readonly isActuallyScheduled: boolean;
}

interface NotificationBase<T extends string> {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly type: T;
}
interface ByUser {
  readonly userId: Id;
  readonly user: WireUserLite;
}
interface OfNote {
  readonly note: WireNote;
}

/** A notification; its fields depend on its type. The `:grouped` types come only from `i/notifications-grouped`. */
export type WireNotification =
  | (NotificationBase<'note' | 'mention' | 'reply' | 'renote' | 'quote'> & ByUser & OfNote)
  | (NotificationBase<'reaction'> & ByUser & OfNote & { readonly reaction: string })
  | (NotificationBase<'follow' | 'receiveFollowRequest'> & ByUser)
  | (NotificationBase<'followRequestAccepted'> & ByUser & { readonly message?: string | null })
  /** Only on forks: somebody changed a note, or bit the viewer. */
  | (NotificationBase<'edited'> & Partial<ByUser> & OfNote)
  | (NotificationBase<'bite'> & Partial<ByUser>)
  | (NotificationBase<'pollEnded' | 'pollVote'> & Partial<ByUser> & OfNote)
  | (NotificationBase<'scheduledNotePosted'> & OfNote)
  | (NotificationBase<'scheduledNotePostFailed'> & { readonly noteDraft: WireNoteDraft })
  | (NotificationBase<'roleAssigned'> & { readonly role: WireRoleLite })
  | (NotificationBase<'achievementEarned'> & { readonly achievement: string })
  | (NotificationBase<'app'> & { readonly header: string | null; readonly body: string; readonly icon: string | null })
  | NotificationBase<'login' | 'createToken'>
  | (NotificationBase<'exportCompleted'> & { readonly exportedEntity: string; readonly fileId: Id })
  | (NotificationBase<'chatRoomInvitationReceived'> & {
      readonly invitation: { readonly id: Id; readonly room: { readonly id: Id; readonly name: string; readonly owner: WireUserLite } };
    })
  | (NotificationBase<'groupInvited'> & Partial<ByUser>)
  | (NotificationBase<'test'> & Partial<ByUser>)
  | (NotificationBase<'reaction:grouped'> &
      OfNote & { readonly reactions: readonly { readonly user: WireUserLite; readonly reaction: string }[] })
  | (NotificationBase<'renote:grouped'> & OfNote & { readonly users: readonly WireUserLite[] });

/** The type of a notification. */
export type WireNotificationType = WireNotification['type'];

/** A custom emoji as listed. The optional flags are absent when false or empty. */
export interface WireEmoji {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly category: string | null;
  readonly url: string;
  readonly localOnly?: boolean;
  readonly isSensitive?: boolean;
  readonly roleIdsThatCanBeUsedThisEmojiAsReaction?: readonly Id[];
}

/** A custom emoji with its license and aliases. */
export interface WireEmojiDetailed extends WireEmoji {
  readonly id: Id;
  readonly host: string | null;
  readonly license: string | null;
}

/** The server's description of itself. The last group of fields comes only with `detail: true`, the default. */
export interface WireMeta {
  readonly name: string | null;
  readonly shortName: string | null;
  readonly uri: string;
  readonly version: string;
  readonly description: string | null;
  readonly langs: readonly string[];
  readonly themeColor: string | null;
  readonly iconUrl: string | null;
  readonly bannerUrl: string | null;
  readonly backgroundImageUrl: string | null;
  readonly logoImageUrl: string | null;
  readonly mascotImageUrl: string | null;
  readonly maintainerName: string | null;
  readonly maintainerEmail: string | null;
  readonly tosUrl: string | null;
  readonly privacyPolicyUrl: string | null;
  readonly impressumUrl: string | null;
  readonly repositoryUrl: string | null;
  readonly feedbackUrl: string | null;
  readonly providesTarball: boolean;
  readonly disableRegistration: boolean;
  readonly emailRequiredForSignup: boolean;
  readonly serverRules: readonly string[];
  readonly enableHcaptcha: boolean;
  readonly hcaptchaSiteKey: string | null;
  readonly enableMcaptcha: boolean;
  readonly mcaptchaSiteKey: string | null;
  readonly mcaptchaInstanceUrl: string | null;
  readonly enableRecaptcha: boolean;
  readonly recaptchaSiteKey: string | null;
  readonly enableTurnstile: boolean;
  readonly turnstileSiteKey: string | null;
  readonly maxNoteTextLength: number;
  readonly defaultLightTheme: string | null;
  readonly defaultDarkTheme: string | null;
  readonly mediaProxy: string;
  readonly swPublickey: string | null;
  readonly enableServiceWorker: boolean;
  readonly enableEmail: boolean;
  readonly translatorAvailable: boolean;
  readonly serverErrorImageUrl: string | null;
  readonly infoImageUrl: string | null;
  readonly notFoundImageUrl: string | null;
  readonly policies: WirePolicies;
  readonly ads: readonly unknown[];
  readonly notesPerOneAd: number;
  readonly requireSetup?: boolean;
  readonly cacheRemoteFiles?: boolean;
  readonly cacheRemoteSensitiveFiles?: boolean;
  readonly proxyAccountName?: string | null;
  readonly features?: Readonly<Record<string, boolean>>;
  /** The further ones are only on newer servers or forks. */
  readonly enableTestcaptcha?: boolean;
  readonly enableUrlPreview?: boolean;
  readonly federation?: 'all' | 'specified' | 'none';
  readonly inquiryUrl?: string | null;
  /** In bytes. */
  readonly maxFileSize?: number;
  /** Whose notes the search finds. */
  readonly noteSearchableScope?: 'local' | 'global';
  readonly singleUserMode?: boolean;
  /** Whether a moderator has to accept each new account. */
  readonly approvalRequiredForSignup?: boolean;
  /** The custom emoji, on servers without an endpoint for them. */
  readonly emojis?: readonly WireEmoji[];
  readonly disableLocalTimeline?: boolean;
  readonly disableGlobalTimeline?: boolean;
}

/** The numbers of users, notes and servers. */
export interface WireStats {
  readonly notesCount: number;
  readonly originalNotesCount: number;
  readonly usersCount: number;
  readonly originalUsersCount: number;
  readonly instances: number;
  readonly driveUsageLocal: number;
  readonly driveUsageRemote: number;
  readonly reactionsCount?: number;
}

/** A feed of another site; its content is not trusted. */
export interface WireFeed {
  readonly title?: string;
  readonly items: readonly {
    readonly title?: string;
    readonly link?: string;
    /** The beginning of the description, without markup. */
    readonly contentSnippet?: string;
    readonly isoDate?: IsoDate;
  }[];
}

/** Another server. Counts are those of this server: its users and notes that are known here. */
export interface WireFederationInstance extends WireUserInstance {
  readonly id: Id;
  readonly host: string;
  readonly usersCount: number;
  readonly notesCount: number;
  /** How many accounts of that server are followed from here. */
  readonly followersCount: number;
  /** How many accounts of this server are followed from there. */
  readonly followingCount: number;
  readonly isNotResponding: boolean;
  readonly isSuspended: boolean;
  /** Why newer servers send it nothing; `none` if they do. */
  readonly suspensionState?: string;
  readonly isBlocked: boolean;
  readonly isSilenced: boolean;
  readonly openRegistrations: boolean | null;
  readonly description: string | null;
  readonly maintainerName: string | null;
  readonly maintainerEmail: string | null;
  /** When this server first heard of it. */
  readonly firstRetrievedAt: IsoDate;
  readonly infoUpdatedAt: IsoDate | null;
  readonly latestRequestReceivedAt: IsoDate | null;
}

/** Settings of the server that only administrators read, as far as this client uses them. */
export interface WireServerSettings {
  readonly blockedHosts?: readonly string[];
  readonly silencedHosts?: readonly string[];
  /** The names of settings that the server keeps without using them. Real servers do not say this. */
  readonly withoutEffect?: readonly string[];
  /** Other settings by name, of which servers have more or fewer. */
  readonly [name: string]: unknown;
}

/** A report of a person to the staff of the server. */
export interface WireAbuseReport {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly comment: string;
  readonly resolved: boolean;
  readonly reporterId: Id;
  readonly targetUserId: Id;
  readonly assigneeId: Id | null;
  readonly reporter: WireUserDetailed;
  readonly targetUser: WireUserDetailed;
  /** The moderator who resolved it. */
  readonly assignee?: WireUserDetailed | null;
  /** Whether it was sent on to the server of the person. */
  readonly forwarded?: boolean;
}

/** The event `newAbuseUserReport` of the channel `admin`. */
export interface WireNewReport {
  readonly id: Id;
  readonly targetUserId: Id;
  readonly reporterId: Id;
  readonly comment: string;
}

/** Something that a moderator did. `info` depends on the type. */
export interface WireModerationLog {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly type: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly userId: Id;
  readonly user: WireUserDetailed;
}

/** What only staff sees of an account. */
export interface WireAccountForStaff {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly autoAcceptFollowed: boolean;
  readonly noCrawle: boolean;
  readonly preventAiLearning: boolean;
  readonly alwaysMarkNsfw: boolean;
  readonly autoSensitive: boolean;
  readonly carefulBot: boolean;
  readonly injectFeaturedNote: boolean;
  readonly receiveAnnouncementEmail: boolean;
  readonly mutedWords: readonly WireMutedWord[];
  readonly mutedInstances: readonly string[];
  readonly notificationRecieveConfig: Readonly<Record<string, unknown>>;
  readonly isModerator: boolean;
  readonly isSilenced: boolean;
  readonly isSuspended: boolean;
  readonly isHibernated: boolean;
  readonly lastActiveDate: IsoDate | null;
  readonly moderationNote: string;
  readonly signins: readonly Omit<WireSignin, 'createdAt'>[];
  readonly policies: WirePolicies;
  readonly roles: readonly WireRole[];
  readonly roleAssigns: readonly { readonly roleId: Id; readonly createdAt: IsoDate; readonly expiresAt: IsoDate | null }[];
}

/** A member of a role. */
export interface WireRoleMember {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly user: WireUserDetailed;
  readonly expiresAt: IsoDate | null;
}

/** An announcement as staff sees it. */
export interface WireAnnouncementForStaff extends Omit<WireAnnouncement, 'forYou' | 'isRead'> {
  readonly isActive: boolean;
  readonly forExistingUsers: boolean;
  readonly userId: Id | null;
  /** The number of people who read it. */
  readonly reads: number;
}

/** A server that passes public notes on to those who asked it. */
export interface WireRelay {
  readonly id: Id;
  readonly inbox: string;
  readonly status: 'requesting' | 'accepted' | 'rejected';
}

/** The people who signed up on one day. */
export interface WireRetention {
  readonly createdAt: IsoDate;
  readonly users: number;
  /** How many of them were here, by day as `2026-1-31`. */
  readonly data: Readonly<Record<string, number>>;
}

/** A file with what only staff sees. */
export interface WireFileForStaff extends Omit<WireDriveFile, 'folder' | 'user'> {
  readonly userHost: string | null;
  readonly isLink: boolean;
  readonly maybePorn: boolean;
  readonly maybeSensitive: boolean;
  readonly src: string | null;
  readonly uri: string | null;
  readonly accessKey: string | null;
  readonly thumbnailAccessKey: string | null;
  readonly webpublicAccessKey: string | null;
  readonly webpublicType: string | null;
  readonly webpublicUrl: string | null;
  readonly storedInternal: boolean | null;
  /** The address that uploaded it, if the server keeps it. */
  readonly requestIp: string | null;
  readonly requestHeaders: Readonly<Record<string, unknown>> | null;
}

/** The machine of a server, as staff sees it. */
export interface WireMachineForStaff {
  readonly machine: string;
  readonly os: string;
  readonly node: string;
  /** The version of the database. */
  readonly psql: string;
  readonly redis?: string;
  readonly cpu: { readonly model: string; readonly cores: number };
  readonly mem: { readonly total: number };
  readonly fs: { readonly total: number; readonly used: number };
  readonly net: { readonly interface: string };
}

/** The servers with the most follows, and how many follows all others have. */
export interface WireFederationStats {
  readonly topSubInstances: readonly WireFederationInstance[];
  readonly otherFollowersCount: number;
  readonly topPubInstances: readonly WireFederationInstance[];
  readonly otherFollowingCount: number;
}

/** One number for each hour or day, newest first. The first is the current, unfinished one. */
export type ChartSeries = readonly number[];

/** A number at the end of each hour or day, and how it rose and fell. */
export interface WireCountChart {
  readonly total: ChartSeries;
  readonly inc: ChartSeries;
  readonly dec: ChartSeries;
}

/** Numbers of notes. `diffs` is the change by kind, which falls when notes are deleted. A note with a file counts there besides. */
export interface WireNotesChart extends WireCountChart {
  readonly diffs: {
    readonly normal: ChartSeries;
    readonly reply: ChartSeries;
    readonly renote: ChartSeries;
    readonly withFile: ChartSeries;
  };
}

/** How many accounts read and wrote, each counted once, and the age of those who read. */
export interface WireActiveUsersChart {
  /** Those who did both. */
  readonly readWrite: ChartSeries;
  readonly read: ChartSeries;
  readonly write: ChartSeries;
  readonly registeredWithinWeek: ChartSeries;
  readonly registeredWithinMonth: ChartSeries;
  readonly registeredWithinYear: ChartSeries;
  readonly registeredOutsideWeek: ChartSeries;
  readonly registeredOutsideMonth: ChartSeries;
  readonly registeredOutsideYear: ChartSeries;
}

/** Requests between servers. */
export interface WireApRequestChart {
  readonly deliverFailed: ChartSeries;
  readonly deliverSucceeded: ChartSeries;
  readonly inboxReceived: ChartSeries;
}

/** Files added and removed. Sizes are in kilobytes. */
export interface WireDriveChanges {
  readonly incCount: ChartSeries;
  readonly incSize: ChartSeries;
  readonly decCount: ChartSeries;
  readonly decSize: ChartSeries;
}

/** Files of one account. Sizes are in kilobytes. */
export interface WireUserDriveChart extends WireDriveChanges {
  readonly totalCount: ChartSeries;
  readonly totalSize: ChartSeries;
}

/** Numbers of other servers by their relation to this one. */
export interface WireFederationChart {
  readonly deliveredInstances: ChartSeries;
  readonly inboxInstances: ChartSeries;
  readonly stalled: ChartSeries;
  /** Servers with accounts that are followed from here. */
  readonly sub: ChartSeries;
  /** Servers with accounts that follow accounts of this one. */
  readonly pub: ChartSeries;
  readonly pubsub: ChartSeries;
  readonly subActive: ChartSeries;
  readonly pubActive: ChartSeries;
}

/** Numbers of one other server. `usage` is in kilobytes. */
export interface WireInstanceChart {
  readonly requests: { readonly failed: ChartSeries; readonly succeeded: ChartSeries; readonly received: ChartSeries };
  readonly notes: WireNotesChart;
  readonly users: WireCountChart;
  readonly following: WireCountChart;
  readonly followers: WireCountChart;
  readonly drive: {
    readonly totalFiles: ChartSeries;
    readonly incFiles: ChartSeries;
    readonly decFiles: ChartSeries;
    readonly incUsage: ChartSeries;
    readonly decUsage: ChartSeries;
  };
}

/** The follows of an account. All count under the account's own origin, wherever the others are. */
export interface WireFollowChart {
  readonly followings: WireCountChart;
  readonly followers: WireCountChart;
}

/** Views of a profile. `upv` counts each viewer once, `pv` every view. */
export interface WirePageViewChart {
  readonly upv: { readonly user: ChartSeries; readonly visitor: ChartSeries };
  readonly pv: { readonly user: ChartSeries; readonly visitor: ChartSeries };
}

/** A chart that counts accounts and content of this server and of others. */
export interface WireByOrigin<Chart> {
  readonly local: Chart;
  readonly remote: Chart;
}

/** Hardware of the server. */
export interface WireServerInfo {
  readonly machine: string;
  readonly cpu: { readonly model: string; readonly cores: number };
  /** In bytes. */
  readonly mem: { readonly total: number };
  /** In bytes. */
  readonly fs: { readonly total: number; readonly used: number };
}

/** The preview of a web page, from `GET /url`. */
export interface WireUrlPreview {
  readonly url: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly thumbnail: string | null;
  readonly icon: string | null;
  readonly sitename: string | null;
  readonly sensitive: boolean;
  readonly player: {
    readonly url: string | null;
    readonly width: number | null;
    readonly height: number | null;
    readonly allow?: readonly string[];
  };
}

/** A code with which one person can sign up although registration is closed. */
export interface WireInvitation {
  readonly id: Id;
  readonly code: string;
  readonly expiresAt: IsoDate | null;
  readonly createdAt: IsoDate;
  readonly createdBy: WireUserLite | null;
  readonly usedBy: WireUserLite | null;
  readonly usedAt: IsoDate | null;
  readonly used: boolean;
}

/** The parameters of an endpoint. */
export interface WireEndpoint {
  readonly params: readonly {
    readonly name: string;
    /** The name of a JSON type with a capital letter, such as `String` or `Integer`. */
    readonly type: string;
  }[];
}

/** An app that asks for access to an account. */
export interface WireApp {
  readonly id: Id;
  readonly name: string;
  readonly callbackUrl: string | null;
  readonly permission: readonly string[];
  /** Only for signed-in viewers. */
  readonly isAuthorized?: boolean;
  /** Only for the creator of the app. */
  readonly secret?: string;
}

/** A hashtag that many people use now. */
export interface WireTrendingTag {
  readonly tag: string;
  /** How many people used it in each of the last stretches of time, the newest first. */
  readonly chart: readonly number[];
  /** The highest of these. */
  readonly usersCount: number;
}

/** The user or note at an address, from `ap/show`. */
export type WireFound = { readonly type: 'User'; readonly object: WireUserDetailed } | { readonly type: 'Note'; readonly object: WireNote };

/** An attempt to sign in. */
export interface WireSignin {
  readonly id: Id;
  readonly createdAt: IsoDate;
  readonly ip: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly success: boolean;
}

/** A token that an account gave to an app. */
export interface WireGrant {
  readonly id: Id;
  readonly name?: string;
  readonly createdAt: IsoDate;
  readonly lastUsedAt?: IsoDate;
  readonly permission: readonly string[];
}

/** A browser's answer about a security key: `PublicKeyCredential.toJSON()`. */
export type WireCredential = Readonly<Record<string, unknown>>;

/** A security key that a browser may use. Bytes are base64url. */
interface WirePasskey {
  readonly id: string;
  readonly type: string;
  readonly transports?: readonly string[];
}

/** The options for making a security key, as `PublicKeyCredential.parseCreationOptionsFromJSON` takes them. */
export interface WirePasskeyCreation {
  readonly rp: { readonly id?: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly challenge: string;
  readonly pubKeyCredParams: readonly { readonly type: string; readonly alg: number }[];
  readonly timeout?: number;
  readonly excludeCredentials?: readonly WirePasskey[];
  readonly authenticatorSelection?: Readonly<Record<string, unknown>>;
  readonly attestation?: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The answers of captchas, which go along with signing up, and with the password on newer servers. */
export interface WireCaptchaAnswers {
  readonly 'hcaptcha-response'?: string;
  readonly 'm-captcha-response'?: string;
  readonly 'g-recaptcha-response'?: string;
  readonly 'turnstile-response'?: string;
  readonly 'testcaptcha-response'?: string;
}

/** What a newer server wants next from somebody who signs in, or the token of the account. */
export type WireSignInStep =
  | { readonly finished: true; readonly id: Id; readonly i: string }
  /** `captcha` means the password, and the answers of captchas if the server has any. */
  | { readonly finished: false; readonly next: 'captcha' | 'password' | 'totp' }
  | { readonly finished: false; readonly next: 'passkey'; readonly authRequest: WirePasskeyRequest };

/** The options for asking a security key, as `PublicKeyCredential.parseRequestOptionsFromJSON` takes them. */
export interface WirePasskeyRequest {
  readonly challenge: string;
  readonly rpId?: string;
  readonly timeout?: number;
  readonly allowCredentials?: readonly WirePasskey[];
  readonly userVerification?: string;
}

/** An event that a webhook can tell. */
export type WireWebhookEvent = 'follow' | 'followed' | 'unfollow' | 'note' | 'reply' | 'renote' | 'reaction' | 'mention';

/** An address of another site that the server sends the events of the account to. */
export interface WireWebhook {
  readonly id: Id;
  readonly userId: Id;
  readonly name: string;
  readonly on: readonly WireWebhookEvent[];
  readonly url: string;
  /** Sent along, so that the receiver knows the sender. */
  readonly secret: string;
  readonly active: boolean;
  readonly latestSentAt: IsoDate | null;
  /** The HTTP status of the last answer; 1 if there was none. */
  readonly latestStatus: number | null;
}

/** A browser that the server sends push messages to. */
export interface WirePushRegistration {
  readonly userId: Id;
  /** The address that the browser got from its push service. */
  readonly endpoint: string;
  /** Whether it is also told when everything was read. */
  readonly sendReadMessage: boolean;
}
