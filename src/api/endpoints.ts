/**
 * Parameters and answers of every endpoint that the client calls, one line each. To use another endpoint, start here. A
 * `void` answer is HTTP 204.
 */
import type * as W from './wire';
import type { Id } from './wire';

/** Paging of lists: `limit` is 1 to 100, ids are exclusive, dates are ms since the epoch. */
export interface Paging {
  limit?: number;
  sinceId?: Id;
  untilId?: Id;
  sinceDate?: number;
  untilDate?: number;
}

/** Paging and filters of timelines. `withFiles` is only ever sent as true. */
export interface TimelineParams extends Paging {
  withRenotes?: boolean;
  withReplies?: boolean;
  withFiles?: true;
  allowPartial?: boolean;
}

/**
 * Which hours or days of a chart (in UTC): `limit` is 1 to 500. The newest one begins at `offset` or next after it, in ms since the epoch;
 * absent means the current one.
 */
export interface ChartSpan {
  span: 'hour' | 'day';
  limit?: number;
  offset?: number | null;
}

/** The values that lists of other servers are sorted by. */
export type InstanceSortKey = 'pubSub' | 'notes' | 'users' | 'following' | 'followers' | 'firstRetrievedAt' | 'latestRequestReceivedAt';

/** Parameters of federation/instances. A filter that is true or false keeps the servers that have it or do not. */
export interface InstanceSearch {
  /** A part of the name. */
  host?: string | null;
  blocked?: boolean | null;
  notResponding?: boolean | null;
  suspended?: boolean | null;
  silenced?: boolean | null;
  /** Whether there are follows in any direction. */
  federating?: boolean | null;
  /** Whether accounts of that server are followed from here. */
  subscribing?: boolean | null;
  /** Whether accounts of this server are followed from there. */
  publishing?: boolean | null;
  /** `+` begins with the largest. */
  sort?: `${'+' | '-'}${InstanceSortKey}` | null;
  /** 1 to 100. */
  limit?: number;
  offset?: number;
}

/** The values that lists of people are sorted by; `+` begins with the largest. */
export type PeopleSort = `${'+' | '-'}${'follower' | 'createdAt' | 'updatedAt'}`;

/** Which people a list has. `alive` leaves out those who have not posted for some days. */
export interface PeopleSearch {
  sort?: PeopleSort;
  state?: 'all' | 'alive';
  origin?: 'local' | 'remote' | 'combined';
  /** 1 to 100. */
  limit?: number;
}

/** Parameters of notes/create. */
export interface NoteCreateParams {
  text?: string | null;
  cw?: string | null;
  fileIds?: readonly Id[];
  replyId?: Id | null;
  renoteId?: Id | null;
  channelId?: Id | null;
  poll?: { choices: readonly string[]; multiple: boolean; expiresAt: number | null; expiredAfter: number | null } | null;
  localOnly?: boolean;
  visibility?: W.Visibility;
  /** Only with visibility `specified`. */
  visibleUserIds?: readonly Id[];
  reactionAcceptance?: W.ReactionAcceptance;
}

/** Parameters of notes/drafts/create; notes/drafts/update adds the id. Only on newer servers. */
export interface NoteDraftParams extends NoteCreateParams {
  hashtag?: string | null;
  /** When the server posts it; ms since 1970. */
  scheduledAt?: number | null;
  /** Whether the server posts it at all. */
  isActuallyScheduled?: boolean;
}

/** Parameters of antennas/create; antennas/update adds the id. */
export interface AntennaParams {
  name: string;
  src: W.WireAntenna['src'];
  userListId?: Id | null;
  users: readonly string[];
  keywords: readonly (readonly string[])[];
  excludeKeywords: readonly (readonly string[])[];
  withReplies: boolean;
  caseSensitive: boolean;
  localOnly?: boolean;
  withFile: boolean;
  notify: boolean;
  /** Only for servers whose antennas have it. */
  excludeBots?: boolean;
  excludeNotesInSensitiveChannel?: boolean;
}

/** The description of a custom emoji. */
export interface EmojiParams {
  name: string;
  category: string | null;
  aliases: readonly string[];
  license: string | null;
  isSensitive: boolean;
  localOnly: boolean;
  /** The roles whose members may react with it; empty for everybody. */
  roleIdsThatCanBeUsedThisEmojiAsReaction: readonly Id[];
}

/** Parameters of clips/create; clips/update adds the id. */
export interface ClipParams {
  name: string;
  /** Never an empty text. */
  description?: string | null;
  isPublic?: boolean;
}

/** Parameters of pages/create; pages/update adds the id. */
export interface PageParams {
  title: string;
  name: string;
  summary: string | null;
  content: readonly W.WirePageBlock[];
  variables: W.WirePage['variables'];
  script: string;
  eyeCatchingImageId: Id | null;
  font: W.WirePage['font'];
  alignCenter: boolean;
  hideTitleWhenPinned: boolean;
}

/**
 * Parameters of endpoints that only the owner may call: the password, and a one-time token if the account has two-factor authentication.
 */
interface Confirmed {
  readonly password: string;
  readonly token?: string | null;
}

/** Parameters of i/webhooks/create; i/webhooks/update adds the id and whether it is active. */
export interface WebhookParams {
  name: string;
  url: string;
  secret?: string;
  on: readonly W.WireWebhookEvent[];
}

/** Where people are: on this server, on others, or both. */
export type Origin = 'local' | 'remote' | 'combined';

/** Parameters of admin/show-users. */
export interface StaffSearch {
  sort?: `${'+' | '-'}${'follower' | 'createdAt' | 'updatedAt' | 'lastActiveDate'}`;
  state?: 'all' | 'alive' | 'available' | 'admin' | 'moderator' | 'adminOrModerator' | 'suspended';
  origin?: Origin;
  /** The beginning of the name. */
  username?: string | null;
  hostname?: string | null;
  /** 1 to 100. */
  limit?: number;
  offset?: number;
}

/** Parameters of admin/roles/create; admin/roles/update adds the id. */
export interface RoleParams {
  name: string;
  description: string;
  color: string | null;
  iconUrl: string | null;
  target: W.WireRole['target'];
  /** A tree of conditions, of a conditional role. */
  condFormula?: unknown;
  isPublic: boolean;
  isModerator: boolean;
  isAdministrator: boolean;
  isExplorable?: boolean;
  asBadge: boolean;
  canEditMembersByModerator: boolean;
  displayOrder: number;
  /** By name: `{ useDefault, priority, value }`. */
  policies: Readonly<Record<string, unknown>>;
}

/** Parameters of admin/announcements/create. */
export interface AnnouncementParams {
  title: string;
  text: string;
  imageUrl: string | null;
  icon?: W.WireAnnouncement['icon'];
  display?: W.WireAnnouncement['display'];
  forExistingUsers?: boolean;
  silence?: boolean;
  needConfirmationToRead?: boolean;
  /** The only reader. */
  userId?: Id | null;
}

/** Parameters of admin/avatar-decorations/create; admin/avatar-decorations/update adds the id. */
export interface DecorationParams {
  name: string;
  description: string;
  url: string;
  /** The roles whose members may wear it; empty for everybody. */
  roleIdsThatCanBeUsedThisDecoration?: readonly Id[];
}

type Call<Req, Res> = { req: Req; res: Res };
type Nothing = Record<string, never>;
type OnNote = { noteId: Id };
type OnDraft = { draftId: Id };
type OnClip = { clipId: Id };
type OnPage = { pageId: Id };
type OnEmojis = { ids: readonly Id[] };
type OnUser = { userId: Id };
type OnRole = { roleId: Id };
type OnFile = { fileId: Id };
type OnWebhook = { webhookId: Id };
type OnChannel = { channelId: Id };
type ChannelContents = {
  description?: string | null;
  bannerId?: Id | null;
  /** A CSS color of at most 16 characters. */
  color?: string;
  isSensitive?: boolean | null;
  allowRenoteToExternal?: boolean | null;
};
type Scope = readonly string[];

/** Maps the name of an endpoint to its parameters (`req`) and answer (`res`). */
export interface Endpoints {
  meta: Call<{ detail?: boolean }, W.WireMeta>;
  stats: Call<Nothing, W.WireStats>;
  'server-info': Call<Nothing, W.WireServerInfo>;
  'get-online-users-count': Call<Nothing, { count: number }>;
  'fetch-rss': Call<{ url: string }, W.WireFeed>;
  'federation/instances': Call<InstanceSearch, readonly W.WireFederationInstance[]>;
  /** Void for a server that is not known. */
  'federation/show-instance': Call<{ host: string }, W.WireFederationInstance | void>;
  'federation/stats': Call<{ limit?: number }, W.WireFederationStats>;
  'charts/active-users': Call<ChartSpan, W.WireActiveUsersChart>;
  'charts/ap-request': Call<ChartSpan, W.WireApRequestChart>;
  'charts/drive': Call<ChartSpan, W.WireByOrigin<W.WireDriveChanges>>;
  'charts/federation': Call<ChartSpan, W.WireFederationChart>;
  'charts/instance': Call<ChartSpan & { host: string }, W.WireInstanceChart>;
  'charts/notes': Call<ChartSpan, W.WireByOrigin<W.WireNotesChart>>;
  'charts/user/drive': Call<ChartSpan & OnUser, W.WireUserDriveChart>;
  'charts/user/following': Call<ChartSpan & OnUser, W.WireByOrigin<W.WireFollowChart>>;
  'charts/user/notes': Call<ChartSpan & OnUser, W.WireNotesChart>;
  'charts/user/pv': Call<ChartSpan & OnUser, W.WirePageViewChart>;
  'charts/user/reactions': Call<ChartSpan & OnUser, W.WireByOrigin<{ readonly count: W.ChartSeries }>>;
  'charts/users': Call<ChartSpan, W.WireByOrigin<W.WireCountChart>>;
  /** The names of all endpoints that the server has. */
  endpoints: Call<Nothing, readonly string[]>;
  /** The parameters of an endpoint; null if there is no such endpoint. */
  endpoint: Call<{ endpoint: string }, W.WireEndpoint | null>;
  emojis: Call<Nothing, { emojis: readonly W.WireEmoji[] }>;
  emoji: Call<{ name: string }, W.WireEmojiDetailed>;
  announcements: Call<Paging & { isActive?: boolean }, readonly W.WireAnnouncement[]>;

  /** `id` and `i` are missing, and there is a `challenge`, when a security key of the account has to sign first. */
  signin: Call<
    { username: string; password: string; token?: string | null; credential?: W.WireCredential | null },
    { id: Id; i: string } & Partial<W.WirePasskeyRequest>
  >;
  /** Signing in on newer servers, step by step. Captchas are answered beside the password. */
  'signin-flow': Call<
    { username: string; password?: string; token?: string; credential?: W.WireCredential } & W.WireCaptchaAnswers,
    W.WireSignInStep
  >;
  /** Without a credential, it answers what a key signs; with one, the account that the key belongs to. */
  'signin-with-passkey': Call<
    { credential?: W.WireCredential; context?: string },
    { readonly option?: W.WirePasskeyRequest; readonly context?: string; readonly signinResponse?: { readonly id: Id; readonly i: string } }
  >;
  'request-reset-password': Call<{ username: string; email: string }, void>;
  /** Sets a new password with the token of a letter. */
  'reset-password': Call<{ token: string; password: string }, void>;
  /** Confirms an address with the code of a letter. Former servers confirm it at the address of the letter itself. */
  'verify-email': Call<{ code: string }, void>;
  'i/change-password': Call<{ currentPassword: string; newPassword: string; token?: string | null }, void>;
  'i/regenerate-token': Call<Confirmed, void>;
  'i/signin-history': Call<Paging, readonly W.WireSignin[]>;
  'i/2fa/register': Call<Confirmed, { qr: string; url: string; secret: string; label: string; issuer: string }>;
  'i/2fa/done': Call<{ token: string }, { backupCodes: readonly string[] }>;
  'i/2fa/unregister': Call<Confirmed, void>;
  'i/2fa/register-key': Call<Confirmed, W.WirePasskeyCreation>;
  'i/2fa/key-done': Call<Confirmed & { name: string; credential: W.WireCredential }, { id: string; name: string }>;
  'i/2fa/remove-key': Call<Confirmed & { credentialId: string }, void>;
  'i/2fa/update-key': Call<{ credentialId: string; name: string }, void>;
  'i/2fa/password-less': Call<{ value: boolean }, void>;
  'i/apps': Call<{ sort?: '+createdAt' | '-createdAt' | '+lastUsedAt' | '-lastUsedAt' }, readonly W.WireGrant[]>;
  'i/revoke-token': Call<{ tokenId: Id } | { token: string }, void>;
  signup: Call<
    {
      username: string;
      password: string;
      invitationCode?: string;
      emailAddress?: string;
      /** Why somebody wants an account, on servers where moderators accept each. */
      reason?: string;
    } & W.WireCaptchaAnswers,
    (W.WireMe & { token: string }) | void
  >;
  'invite/create': Call<Nothing, W.WireInvitation>;
  'invite/delete': Call<{ inviteId: Id }, void>;
  /** How many people the account may still invite; null means any number. */
  'invite/limit': Call<Nothing, { remaining: number | null }>;
  'invite/list': Call<Paging, readonly W.WireInvitation[]>;
  'signup-pending': Call<{ code: string }, { id: Id; i: string }>;
  'email-address/available': Call<{ emailAddress: string }, { available: boolean; reason: string | null }>;
  'username/available': Call<{ username: string }, { available: boolean }>;
  'admin/accounts/create': Call<{ username: string; password: string; setupPassword?: string }, W.WireMe & { token: string }>;

  i: Call<Nothing, W.WireMe>;
  'i/update': Call<Record<string, unknown>, W.WireMe>;
  'i/pin': Call<OnNote, W.WireMe>;
  'i/unpin': Call<OnNote, W.WireMe>;
  'i/favorites': Call<Paging, readonly W.WireNoteFavorite[]>;
  'i/notifications': Call<
    Paging & { excludeTypes?: readonly string[]; includeTypes?: readonly string[]; markAsRead?: boolean },
    readonly W.WireNotification[]
  >;
  'i/notifications-grouped': Call<
    Paging & { excludeTypes?: readonly string[]; includeTypes?: readonly string[]; markAsRead?: boolean },
    readonly W.WireNotification[]
  >;
  'i/read-all-unread-notes': Call<Nothing, void>;
  'i/read-announcement': Call<{ announcementId: Id }, void>;
  'i/export-antennas': Call<Nothing, void>;
  'i/export-blocking': Call<Nothing, void>;
  'i/export-clips': Call<Nothing, void>;
  'i/export-favorites': Call<Nothing, void>;
  'i/export-following': Call<{ excludeMuting?: boolean; excludeInactive?: boolean }, void>;
  'i/export-mute': Call<Nothing, void>;
  'i/export-notes': Call<Nothing, void>;
  'i/export-user-lists': Call<Nothing, void>;
  'i/import-antennas': Call<OnFile, void>;
  'i/import-blocking': Call<OnFile, void>;
  'i/import-following': Call<OnFile & { withReplies?: boolean }, void>;
  'i/import-muting': Call<OnFile, void>;
  'i/import-user-lists': Call<OnFile, void>;
  /** `moveToAccount` is written as @name@server. */
  'i/move': Call<{ moveToAccount: string }, W.WireMe>;
  'i/delete-account': Call<{ password: string; token?: string | null }, void>;
  'i/webhooks/create': Call<WebhookParams, W.WireWebhook>;
  'i/webhooks/list': Call<Nothing, readonly W.WireWebhook[]>;
  'i/webhooks/show': Call<OnWebhook, W.WireWebhook>;
  'i/webhooks/update': Call<WebhookParams & OnWebhook & { active: boolean }, void>;
  'i/webhooks/delete': Call<OnWebhook, void>;
  'i/registry/get': Call<{ scope: Scope; key: string; domain?: string | null }, unknown>;
  'i/registry/get-all': Call<{ scope: Scope; domain?: string | null }, Readonly<Record<string, unknown>>>;
  'i/registry/get-detail': Call<{ scope: Scope; key: string; domain?: string | null }, { updatedAt: W.IsoDate; value: unknown }>;
  'i/registry/keys-with-type': Call<{ scope: Scope; domain?: string | null }, Readonly<Record<string, string>>>;
  'i/registry/scopes-with-domain': Call<Nothing, readonly { scopes: readonly Scope[]; domain: string | null }[]>;
  'i/registry/set': Call<{ scope: Scope; key: string; value: unknown; domain?: string | null }, void>;
  'i/registry/remove': Call<{ scope: Scope; key: string; domain?: string | null }, void>;
  'notifications/mark-all-as-read': Call<Nothing, void>;
  'notifications/test-notification': Call<Nothing, void>;
  'sw/register': Call<
    { endpoint: string; auth: string; publickey: string; sendReadMessage?: boolean },
    W.WirePushRegistration & { state?: 'subscribed' | 'already-subscribed'; key: string | null }
  >;
  'sw/show-registration': Call<{ endpoint: string }, W.WirePushRegistration | void>;
  'sw/update-registration': Call<{ endpoint: string; sendReadMessage?: boolean }, W.WirePushRegistration>;
  'sw/unregister': Call<{ endpoint: string }, void>;

  'users/show': Call<
    { userId: Id } | { userIds: readonly Id[] } | { username: string; host?: string | null },
    W.WireUserDetailed | readonly W.WireUserDetailed[]
  >;
  'users/notes': Call<
    Paging & OnUser & { withRenotes?: boolean; withReplies?: boolean; withChannelNotes?: boolean; withFiles?: boolean },
    readonly W.WireNote[]
  >;
  'users/featured-notes': Call<Paging & OnUser, readonly W.WireNote[]>;
  'users/followers': Call<Paging & OnUser, readonly W.WireFollowing[]>;
  /** `birthday` is a date (yyyy-mm-dd) and keeps accounts with that day and month as their birthday. */
  'users/following': Call<Paging & OnUser & { birthday?: string | null }, readonly W.WireFollowing[]>;
  'users/search-by-username-and-host': Call<
    { username?: string | null; host?: string | null; limit?: number; detail?: boolean },
    readonly W.WireUserLite[]
  >;
  'users/search': Call<
    { query: string; origin?: 'local' | 'remote' | 'combined'; limit?: number; offset?: number; detail?: boolean },
    readonly (W.WireUserLite | W.WireUserDetailed)[]
  >;
  'pinned-users': Call<Nothing, readonly W.WireUserDetailed[]>;
  users: Call<PeopleSearch & { offset?: number; hostname?: string | null }, readonly W.WireUserDetailed[]>;
  'users/clips': Call<Paging & OnUser, readonly W.WireClip[]>;
  'users/pages': Call<Paging & OnUser, readonly W.WirePage[]>;
  'users/reactions': Call<Paging & OnUser, readonly W.WireReactionWithNote[]>;
  'users/update-memo': Call<OnUser & { memo: string | null }, void>;
  'users/report-abuse': Call<OnUser & { comment: string }, void>;
  'users/lists/list': Call<{ userId?: Id }, readonly W.WireUserList[]>;
  'users/lists/show': Call<{ listId: Id; forPublic?: boolean }, W.WireUserList>;
  'users/lists/create': Call<{ name: string }, W.WireUserList>;
  'users/lists/delete': Call<{ listId: Id }, void>;
  'users/lists/push': Call<{ listId: Id; userId: Id }, void>;
  'users/lists/pull': Call<{ listId: Id; userId: Id }, void>;
  'users/lists/create-from-public': Call<{ name: string; listId: Id }, W.WireUserList>;
  'users/lists/update': Call<{ listId: Id; name?: string; isPublic?: boolean }, W.WireUserList>;
  'users/lists/get-memberships': Call<Paging & { listId: Id; forPublic?: boolean }, readonly W.WireUserListMembership[]>;
  'users/lists/update-membership': Call<{ listId: Id; userId: Id; withReplies?: boolean }, void>;
  'users/lists/favorite': Call<{ listId: Id }, void>;
  'users/lists/unfavorite': Call<{ listId: Id }, void>;

  'following/create': Call<OnUser & { withReplies?: boolean }, W.WireUserLite>;
  'following/delete': Call<OnUser, W.WireUserLite>;
  'following/update': Call<OnUser & { notify?: 'normal' | 'none'; withReplies?: boolean }, W.WireUserLite>;
  'following/update-all': Call<{ notify?: 'normal' | 'none'; withReplies?: boolean }, void>;
  'following/invalidate': Call<OnUser, W.WireUserLite>;
  'following/requests/accept': Call<OnUser, void>;
  'following/requests/reject': Call<OnUser, void>;
  'following/requests/cancel': Call<OnUser, W.WireUserLite>;
  'following/requests/list': Call<Paging, readonly W.WireFollowRequest[]>;
  /** Servers before 2025 do not have it. */
  'following/requests/sent': Call<Paging, readonly W.WireFollowRequest[]>;

  'roles/list': Call<Nothing, readonly W.WireRole[]>;
  'roles/show': Call<{ roleId: Id }, W.WireRole>;
  'roles/users': Call<Paging & { roleId: Id }, readonly { readonly id: Id; readonly user: W.WireUserDetailed }[]>;
  'roles/notes': Call<Paging & { roleId: Id }, readonly W.WireNote[]>;
  'blocking/create': Call<OnUser, W.WireUserDetailed>;
  'blocking/delete': Call<OnUser, W.WireUserDetailed>;
  'blocking/list': Call<Paging, readonly W.WireBlocking[]>;
  'mute/create': Call<OnUser & { expiresAt?: number | null }, void>;
  'mute/delete': Call<OnUser, void>;
  'mute/list': Call<Paging, readonly W.WireMuting[]>;
  'renote-mute/create': Call<OnUser, void>;
  'renote-mute/delete': Call<OnUser, void>;
  'renote-mute/list': Call<Paging, readonly W.WireMuting[]>;

  'notes/create': Call<NoteCreateParams, { createdNote: W.WireNote }>;
  'notes/drafts/create': Call<NoteDraftParams, { createdDraft: W.WireNoteDraft }>;
  'notes/drafts/update': Call<NoteDraftParams & OnDraft, { updatedDraft: W.WireNoteDraft }>;
  'notes/drafts/delete': Call<OnDraft, void>;
  'notes/drafts/list': Call<Paging & { scheduled?: boolean | null }, readonly W.WireNoteDraft[]>;
  'notes/drafts/count': Call<Nothing, number>;
  'notes/show': Call<OnNote, W.WireNote>;
  'notes/delete': Call<OnNote, void>;
  'notes/unrenote': Call<OnNote, void>;
  'notes/children': Call<Paging & OnNote, readonly W.WireNote[]>;
  'notes/conversation': Call<OnNote & { limit?: number; offset?: number }, readonly W.WireNote[]>;
  'notes/renotes': Call<Paging & OnNote, readonly W.WireNote[]>;
  'notes/reactions': Call<Paging & OnNote & { type?: string | null }, readonly W.WireNoteReaction[]>;
  'notes/reactions/create': Call<OnNote & { reaction: string }, void>;
  'notes/reactions/delete': Call<OnNote, void>;
  'notes/favorites/create': Call<OnNote, void>;
  'notes/favorites/delete': Call<OnNote, void>;
  'notes/state': Call<OnNote, { isFavorited: boolean; isMutedThread: boolean }>;
  'notes/thread-muting/create': Call<OnNote, void>;
  'notes/thread-muting/delete': Call<OnNote, void>;
  /** A server without a translation service answers with a number. */
  'notes/translate': Call<OnNote & { targetLang: string }, { sourceLang: string; text: string } | number>;
  'notes/polls/vote': Call<OnNote & { choice: number }, void>;
  'notes/polls/recommendation': Call<{ limit?: number; offset?: number; excludeChannels?: boolean }, readonly W.WireNote[]>;
  'notes/featured': Call<Paging & { channelId?: Id | null }, readonly W.WireNote[]>;
  'notes/mentions': Call<Paging & { visibility?: W.Visibility; following?: boolean }, readonly W.WireNote[]>;
  /** The host `.` is the server itself. */
  'notes/search': Call<Paging & { query: string; userId?: Id | null; host?: string; channelId?: Id | null }, readonly W.WireNote[]>;
  'hashtags/search': Call<{ query: string; limit?: number; offset?: number }, readonly string[]>;
  'hashtags/users': Call<PeopleSearch & { tag: string; sort: PeopleSort }, readonly W.WireUserDetailed[]>;
  'hashtags/trend': Call<Nothing, readonly W.WireTrendingTag[]>;
  'notes/search-by-tag': Call<Paging & { tag: string }, readonly W.WireNote[]>;
  'notes/timeline': Call<TimelineParams, readonly W.WireNote[]>;
  'notes/local-timeline': Call<TimelineParams, readonly W.WireNote[]>;
  'notes/hybrid-timeline': Call<TimelineParams, readonly W.WireNote[]>;
  'notes/global-timeline': Call<TimelineParams, readonly W.WireNote[]>;
  'notes/user-list-timeline': Call<TimelineParams & { listId: Id }, readonly W.WireNote[]>;
  'antennas/notes': Call<Paging & { antennaId: Id }, readonly W.WireNote[]>;
  'antennas/list': Call<Nothing, readonly W.WireAntenna[]>;
  'antennas/show': Call<{ antennaId: Id }, W.WireAntenna>;
  'antennas/create': Call<AntennaParams, W.WireAntenna>;
  'antennas/update': Call<AntennaParams & { antennaId: Id }, W.WireAntenna>;
  'antennas/delete': Call<{ antennaId: Id }, void>;

  'channels/show': Call<OnChannel, W.WireChannel>;
  'channels/create': Call<ChannelContents & { name: string }, W.WireChannel>;
  'channels/update': Call<
    OnChannel & ChannelContents & { name?: string; isArchived?: boolean | null; pinnedNoteIds?: readonly Id[] },
    W.WireChannel
  >;
  'channels/featured': Call<Nothing, readonly W.WireChannel[]>;
  /** Pages are ordered by the time of following, which no answer contains, so only the first page can be requested. */
  'channels/followed': Call<Paging, readonly W.WireChannel[]>;
  'channels/owned': Call<Paging, readonly W.WireChannel[]>;
  'channels/my-favorites': Call<Nothing, readonly W.WireChannel[]>;
  'channels/search': Call<Paging & { query: string; type?: 'nameAndDescription' | 'nameOnly' }, readonly W.WireChannel[]>;
  'channels/follow': Call<OnChannel, void>;
  'channels/unfollow': Call<OnChannel, void>;
  'channels/favorite': Call<OnChannel, void>;
  'channels/unfavorite': Call<OnChannel, void>;
  'channels/timeline': Call<Paging & OnChannel, readonly W.WireNote[]>;

  /** The settings of the server. */
  'admin/meta': Call<Nothing, W.WireServerSettings>;
  'admin/update-meta': Call<Readonly<Record<string, unknown>>, void>;
  'admin/federation/update-instance': Call<{ host: string; isSuspended: boolean }, void>;
  'admin/federation/refresh-remote-instance-metadata': Call<{ host: string }, void>;
  'get-avatar-decorations': Call<Nothing, readonly W.WireDecoration[]>;
  'admin/emoji/list': Call<Paging & { query?: string | null }, readonly W.WireEmojiDetailed[]>;
  'admin/emoji/list-remote': Call<Paging & { query?: string | null; host?: string | null }, readonly W.WireEmojiDetailed[]>;
  /** Real servers answer the id, although their API description says that they answer nothing. */
  'admin/emoji/add': Call<Partial<EmojiParams> & { name: string; fileId: Id }, { id: Id }>;
  'admin/emoji/update': Call<Partial<EmojiParams> & Pick<EmojiParams, 'name' | 'aliases'> & { id: Id; fileId?: Id }, void>;
  'admin/emoji/copy': Call<{ emojiId: Id }, { id: Id }>;
  'export-custom-emojis': Call<Nothing, void>;
  'admin/emoji/import-zip': Call<{ fileId: Id }, void>;
  'admin/emoji/delete': Call<{ id: Id }, void>;
  'admin/emoji/delete-bulk': Call<OnEmojis, void>;
  'admin/emoji/set-category-bulk': Call<OnEmojis & { category: string | null }, void>;
  'admin/emoji/set-license-bulk': Call<OnEmojis & { license: string | null }, void>;
  'admin/emoji/set-aliases-bulk': Call<OnEmojis & { aliases: readonly string[] }, void>;
  'admin/emoji/add-aliases-bulk': Call<OnEmojis & { aliases: readonly string[] }, void>;
  'admin/emoji/remove-aliases-bulk': Call<OnEmojis & { aliases: readonly string[] }, void>;
  'admin/avatar-decorations/list': Call<Paging & { userId?: Id | null }, readonly W.WireManagedDecoration[]>;
  'admin/avatar-decorations/create': Call<DecorationParams, void>;
  'admin/avatar-decorations/update': Call<Partial<DecorationParams> & { id: Id }, void>;
  'admin/avatar-decorations/delete': Call<{ id: Id }, void>;

  'federation/update-remote-user': Call<OnUser, void>;
  'admin/update-user-note': Call<OnUser & { text: string }, void>;
  'admin/roles/list': Call<Nothing, readonly W.WireRole[]>;
  'admin/roles/assign': Call<OnUser & { roleId: Id; expiresAt?: number | null }, void>;
  'admin/roles/unassign': Call<OnUser & { roleId: Id }, void>;
  'admin/roles/show': Call<OnRole, W.WireRole>;
  'admin/roles/create': Call<RoleParams, W.WireRole>;
  'admin/roles/update': Call<RoleParams & OnRole, void>;
  'admin/roles/delete': Call<OnRole, void>;
  'admin/roles/users': Call<Paging & OnRole, readonly W.WireRoleMember[]>;
  /** Policies of accounts whose roles do not change them. Absent ones stay as they are. */
  'admin/roles/update-default-policies': Call<{ policies: Readonly<Record<string, unknown>> }, void>;

  'admin/abuse-user-reports': Call<
    Paging & { state?: 'resolved' | 'unresolved' | 'all' | null; reporterOrigin?: Origin; targetUserOrigin?: Origin },
    readonly W.WireAbuseReport[]
  >;
  'admin/resolve-abuse-user-report': Call<{ reportId: Id; forward?: boolean }, void>;
  'admin/show-moderation-logs': Call<Paging & { type?: string | null; userId?: Id | null }, readonly W.WireModerationLog[]>;
  'admin/show-users': Call<StaffSearch, readonly W.WireUserDetailed[]>;
  'admin/show-user': Call<OnUser, W.WireAccountForStaff>;
  'admin/get-user-ips': Call<OnUser, readonly { ip: string; createdAt: W.IsoDate }[]>;
  'admin/suspend-user': Call<OnUser, void>;
  'admin/unsuspend-user': Call<OnUser, void>;
  'admin/reset-password': Call<OnUser, { password: string }>;
  'admin/unset-user-avatar': Call<OnUser, void>;
  'admin/unset-user-banner': Call<OnUser, void>;
  'admin/delete-account': Call<OnUser, void>;
  'admin/delete-all-files-of-a-user': Call<OnUser, void>;
  'admin/accounts/find-by-email': Call<{ email: string }, W.WireUserDetailed>;
  'admin/drive/files': Call<
    Paging & { userId?: Id | null; type?: string | null; origin?: Origin; hostname?: string | null },
    readonly W.WireDriveFile[]
  >;
  'admin/drive/show-file': Call<{ fileId?: Id; url?: string }, W.WireFileForStaff>;
  'admin/drive/clean-remote-files': Call<Nothing, void>;
  /** The hosts that work waits for, with the number of jobs. */
  'admin/queue/deliver-delayed': Call<Nothing, readonly (readonly [host: string, jobs: number])[]>;
  'admin/queue/inbox-delayed': Call<Nothing, readonly (readonly [host: string, jobs: number])[]>;
  'admin/queue/promote': Call<{ type: 'deliver' | 'inbox' }, void>;
  'admin/queue/clear': Call<Nothing, void>;
  'admin/relays/list': Call<Nothing, readonly W.WireRelay[]>;
  'admin/relays/add': Call<{ inbox: string }, W.WireRelay>;
  'admin/relays/remove': Call<{ inbox: string }, void>;
  'admin/get-table-stats': Call<Nothing, Readonly<Record<string, { readonly count: number; readonly size: number }>>>;
  'admin/server-info': Call<Nothing, W.WireMachineForStaff>;
  retention: Call<Nothing, readonly W.WireRetention[]>;
  'admin/announcements/list': Call<Paging & { userId?: Id | null }, readonly W.WireAnnouncementForStaff[]>;
  'admin/announcements/create': Call<AnnouncementParams, W.WireAnnouncement>;
  'admin/announcements/update': Call<Partial<AnnouncementParams> & { id: Id; isActive?: boolean }, void>;
  'admin/announcements/delete': Call<{ id: Id }, void>;
  'admin/invite/create': Call<{ count?: number; expiresAt?: string | null }, readonly W.WireInvitation[]>;
  'admin/invite/list': Call<
    {
      limit?: number;
      offset?: number;
      type?: 'unused' | 'used' | 'expired' | 'all';
      sort?: `${'+' | '-'}${'createdAt' | 'usedAt'}`;
    },
    readonly W.WireInvitation[]
  >;

  /** Looks up a user or note of any server by its address. */
  'ap/show': Call<{ uri: string }, W.WireFound>;

  'miauth/gen-token': Call<
    { session: string | null; name?: string | null; description?: string | null; iconUrl?: string | null; permission: readonly string[] },
    { token: string }
  >;
  'auth/session/show': Call<{ token: string }, { id: Id; app: W.WireApp; token: string }>;
  'auth/accept': Call<{ token: string }, void>;
  'clips/list': Call<Paging, readonly W.WireClip[]>;
  'clips/my-favorites': Call<Nothing, readonly W.WireClip[]>;
  'clips/show': Call<OnClip, W.WireClip>;
  'clips/notes': Call<Paging & OnClip, readonly W.WireNote[]>;
  'clips/create': Call<ClipParams, W.WireClip>;
  'clips/update': Call<ClipParams & OnClip, W.WireClip>;
  'clips/delete': Call<OnClip, void>;
  'clips/add-note': Call<OnClip & OnNote, void>;
  'clips/remove-note': Call<OnClip & OnNote, void>;
  'clips/favorite': Call<OnClip, void>;
  'clips/unfavorite': Call<OnClip, void>;
  'notes/clips': Call<OnNote, readonly W.WireClip[]>;

  'pages/create': Call<PageParams, W.WirePage>;
  'pages/update': Call<PageParams & OnPage, void>;
  'pages/delete': Call<OnPage, void>;
  'pages/show': Call<OnPage | { name: string; username: string }, W.WirePage>;
  'pages/featured': Call<Nothing, readonly W.WirePage[]>;
  'pages/like': Call<OnPage, void>;
  'pages/unlike': Call<OnPage, void>;
  'i/pages': Call<Paging, readonly W.WirePage[]>;
  'i/page-likes': Call<Paging, readonly { readonly id: Id; readonly page: W.WirePage }[]>;

  drive: Call<Nothing, { capacity: number; usage: number }>;
  'drive/files': Call<
    Paging & { folderId?: Id | null; type?: string | null; sort?: `${'+' | '-'}${'createdAt' | 'name' | 'size'}` | null },
    readonly W.WireDriveFile[]
  >;
  'drive/files/show': Call<{ fileId: Id }, W.WireDriveFile>;
  'drive/files/update': Call<
    { fileId: Id; name?: string; comment?: string | null; isSensitive?: boolean; folderId?: Id | null },
    W.WireDriveFile
  >;
  'drive/files/delete': Call<{ fileId: Id }, void>;
  'drive/files/attached-notes': Call<Paging & { fileId: Id }, readonly W.WireNote[]>;
  'drive/files/find-by-hash': Call<{ md5: string }, readonly W.WireDriveFile[]>;
  'drive/files/upload-from-url': Call<
    { url: string; folderId?: Id | null; marker?: string | null; isSensitive?: boolean; comment?: string | null },
    void
  >;
  'drive/stream': Call<Paging & { type?: string }, readonly W.WireDriveFile[]>;
  'drive/folders': Call<Paging & { folderId?: Id | null }, readonly W.WireDriveFolder[]>;
  'drive/folders/show': Call<{ folderId: Id }, W.WireDriveFolder>;
  'drive/folders/create': Call<{ name?: string; parentId?: Id | null }, W.WireDriveFolder>;
  'drive/folders/update': Call<{ folderId: Id; name?: string; parentId?: Id | null }, W.WireDriveFolder>;
  'drive/folders/delete': Call<{ folderId: Id }, void>;
}

/** The name of an endpoint. */
export type Endpoint = keyof Endpoints;
/** The parameters of an endpoint. */
export type Req<E extends Endpoint> = Endpoints[E]['req'];
/** The answer of an endpoint. */
export type Res<E extends Endpoint> = Endpoints[E]['res'];
