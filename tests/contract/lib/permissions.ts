/** Who may call what, with one row for each endpoint of the instance. */
import type { ServerEndpoint } from '../../../server/http/serverEndpoints';

/** A refusal as it is sent. */
export interface SentRefusal {
  readonly status: number;
  readonly code: string;
  readonly id: string;
}

/** What a caller gets: past all checks of the caller, or a refusal. */
export type Outcome = 'allowed' | SentRefusal;

/** Every kind of caller. The apps act for the owner, who may do everything, so only the app's own limits can refuse them. */
export interface Outcomes {
  readonly visitor: Outcome;
  /** An app of the owner with every scope except that of the endpoint. */
  readonly appWithoutScope: Outcome;
  /** An app of the owner with every scope. */
  readonly appWithScope: Outcome;
  readonly user: Outcome;
  /** An app of a user with every scope. */
  readonly appOfUser: Outcome;
  readonly moderator: Outcome;
  readonly administrator: Outcome;
  /** The account that set the instance up. */
  readonly owner: Outcome;
}

/** A row of the table. */
export interface Permission {
  /** The scope that an app needs, or null if it needs none or is refused anyway. */
  readonly scope: string | null;
  /** Parameters that pass the checks of parameters, for endpoints that check the caller themselves. */
  readonly params?: object;
  readonly outcomes: Outcomes;
}

const credentialRequired: SentRefusal = { status: 401, code: 'CREDENTIAL_REQUIRED', id: '1384574d-a912-4b81-8601-c7b1c4085df1' };
const noScope: SentRefusal = { status: 403, code: 'PERMISSION_DENIED', id: '1370e5b7-d4eb-4566-bb1d-7748ee6a1838' };
const noApps: SentRefusal = { status: 400, code: 'ACCESS_DENIED', id: '56f35758-7dd5-468b-8439-5d6fb8ec9b8e' };
const notModerator: SentRefusal = { status: 403, code: 'ROLE_PERMISSION_DENIED', id: 'd33d5333-db36-423d-a8f9-1a2b9549da41' };
const notAdministrator: SentRefusal = { status: 403, code: 'ROLE_PERMISSION_DENIED', id: 'c3d38592-54c0-429d-be96-5636b0431a61' };
const noPolicy: SentRefusal = { status: 403, code: 'ROLE_PERMISSION_DENIED', id: '7f86f06f-7e15-4057-8561-f4b6d4ac755a' };

const allAllowed: Outcomes = {
  visitor: 'allowed',
  appWithoutScope: 'allowed',
  appWithScope: 'allowed',
  user: 'allowed',
  appOfUser: 'allowed',
  moderator: 'allowed',
  administrator: 'allowed',
  owner: 'allowed',
};

const withScope = (scope: string | null, outcomes: Partial<Outcomes>): Permission => ({
  scope,
  outcomes: { ...allAllowed, ...(scope === null ? {} : { appWithoutScope: noScope }), ...outcomes },
});

/** Everybody; an app only with the scope, if one is named. */
const everyone = (scope: string | null = null): Permission => withScope(scope, {});

/** Every account. */
const user = (scope: string): Permission => withScope(scope, { visitor: credentialRequired });

/** Every account with its own token; no app. */
const ownToken: Permission = {
  scope: null,
  outcomes: { ...allAllowed, visitor: credentialRequired, appWithoutScope: noApps, appWithScope: noApps, appOfUser: noApps },
};

/** Moderators and administrators. */
const moderator = (scope: string): Permission =>
  withScope(scope, { visitor: credentialRequired, user: notModerator, appOfUser: notModerator });

/** Administrators. */
const administrator = (scope: string): Permission =>
  withScope(scope, {
    visitor: credentialRequired,
    user: notAdministrator,
    appOfUser: notAdministrator,
    moderator: notAdministrator,
  });

/** Accounts with a role that grants a policy; administrators need none. */
const policy = (scope: string): Permission =>
  withScope(scope, { visitor: credentialRequired, user: noPolicy, appOfUser: noPolicy, moderator: noPolicy });

/** Accounts with a role that grants a policy, with their own token; no app. */
const ownTokenWithPolicy: Permission = {
  scope: null,
  outcomes: {
    ...ownToken.outcomes,
    user: noPolicy,
    moderator: noPolicy,
  },
};

/** Visitors use it to set up an instance. Afterwards, only its owner can create accounts for others. */
const accountCreation: Permission = {
  scope: null,
  params: { username: 'newcomer', password: 'a password' },
  outcomes: {
    ...allAllowed,
    visitor: notAdministrator,
    appWithoutScope: noApps,
    appWithScope: noApps,
    user: notAdministrator,
    appOfUser: noApps,
    moderator: notAdministrator,
    administrator: notAdministrator,
  },
};

/** Every endpoint. A test fails for an endpoint without a row. */
export const permissions: Readonly<Record<ServerEndpoint, Permission>> = {
  'admin/abuse-user-reports': moderator('read:admin:abuse-user-reports'),
  'admin/accounts/create': accountCreation,
  'admin/accounts/find-by-email': moderator('read:admin:account'),
  'admin/announcements/create': moderator('write:admin:announcements'),
  'admin/announcements/delete': moderator('write:admin:announcements'),
  'admin/announcements/list': moderator('read:admin:announcements'),
  'admin/announcements/update': moderator('write:admin:announcements'),
  'admin/avatar-decorations/create': policy('write:admin:avatar-decorations'),
  'admin/avatar-decorations/delete': policy('write:admin:avatar-decorations'),
  'admin/avatar-decorations/list': policy('read:admin:avatar-decorations'),
  'admin/avatar-decorations/update': policy('write:admin:avatar-decorations'),
  'admin/delete-account': administrator('write:admin:delete-account'),
  'admin/delete-all-files-of-a-user': moderator('write:admin:delete-all-files-of-a-user'),
  'admin/drive/clean-remote-files': administrator('write:admin:drive'),
  'admin/drive/files': moderator('read:admin:drive'),
  'admin/drive/show-file': moderator('read:admin:drive'),
  'admin/emoji/add': policy('write:admin:emoji'),
  'admin/emoji/add-aliases-bulk': policy('write:admin:emoji'),
  'admin/emoji/copy': policy('write:admin:emoji'),
  'admin/emoji/delete': policy('write:admin:emoji'),
  'admin/emoji/delete-bulk': policy('write:admin:emoji'),
  'admin/emoji/import-zip': ownTokenWithPolicy,
  'admin/emoji/list': policy('read:admin:emoji'),
  'admin/emoji/list-remote': policy('read:admin:emoji'),
  'admin/emoji/remove-aliases-bulk': policy('write:admin:emoji'),
  'admin/emoji/set-aliases-bulk': policy('write:admin:emoji'),
  'admin/emoji/set-category-bulk': policy('write:admin:emoji'),
  'admin/emoji/set-license-bulk': policy('write:admin:emoji'),
  'admin/emoji/update': policy('write:admin:emoji'),
  'admin/federation/update-instance': moderator('write:admin:federation'),
  'admin/get-table-stats': administrator('read:admin:table-stats'),
  'admin/get-user-ips': administrator('read:admin:user-ips'),
  'admin/invite/create': moderator('write:admin:invite-codes'),
  'admin/invite/list': moderator('read:admin:invite-codes'),
  'admin/meta': administrator('read:admin:meta'),
  'admin/queue/clear': moderator('write:admin:queue'),
  'admin/queue/deliver-delayed': moderator('read:admin:queue'),
  'admin/queue/inbox-delayed': moderator('read:admin:queue'),
  'admin/queue/promote': moderator('write:admin:queue'),
  'admin/relays/add': moderator('write:admin:relays'),
  'admin/relays/list': moderator('read:admin:relays'),
  'admin/relays/remove': moderator('write:admin:relays'),
  'admin/reset-password': moderator('write:admin:reset-password'),
  'admin/resolve-abuse-user-report': moderator('write:admin:resolve-abuse-user-report'),
  'admin/roles/assign': moderator('write:admin:roles'),
  'admin/roles/create': administrator('write:admin:roles'),
  'admin/roles/delete': administrator('write:admin:roles'),
  'admin/roles/list': moderator('read:admin:roles'),
  'admin/roles/show': moderator('read:admin:roles'),
  'admin/roles/unassign': moderator('write:admin:roles'),
  'admin/roles/update': administrator('write:admin:roles'),
  'admin/roles/update-default-policies': administrator('write:admin:roles'),
  'admin/roles/users': moderator('read:admin:roles'),
  'admin/server-info': moderator('read:admin:server-info'),
  'admin/show-moderation-logs': moderator('read:admin:show-moderation-log'),
  'admin/show-user': moderator('read:admin:show-user'),
  'admin/show-users': moderator('read:admin:show-users'),
  'admin/suspend-user': moderator('write:admin:suspend-user'),
  'admin/unset-user-avatar': moderator('write:admin:unset-user-avatar'),
  'admin/unset-user-banner': moderator('write:admin:unset-user-banner'),
  'admin/unsuspend-user': moderator('write:admin:unsuspend-user'),
  'admin/update-meta': administrator('write:admin:meta'),
  'admin/update-user-note': moderator('write:admin:user-note'),
  announcements: everyone(),
  'antennas/create': user('write:account'),
  'antennas/delete': user('write:account'),
  'antennas/list': user('read:account'),
  'antennas/notes': user('read:account'),
  'antennas/show': user('read:account'),
  'antennas/update': user('write:account'),
  'ap/show': user('read:account'),
  'app/create': everyone(),
  'auth/accept': ownToken,
  'auth/session/generate': everyone(),
  'auth/session/show': everyone(),
  'auth/session/userkey': everyone(),
  'blocking/create': user('write:blocks'),
  'blocking/delete': user('write:blocks'),
  'blocking/list': user('read:blocks'),
  'channels/create': user('write:channels'),
  'channels/favorite': user('write:channels'),
  'channels/featured': everyone(),
  'channels/follow': user('write:channels'),
  'channels/followed': user('read:channels'),
  'channels/my-favorites': user('read:channels'),
  'channels/owned': user('read:channels'),
  'channels/search': everyone(),
  'channels/show': everyone(),
  'channels/timeline': everyone(),
  'channels/unfavorite': user('write:channels'),
  'channels/unfollow': user('write:channels'),
  'channels/update': user('write:channels'),
  'charts/active-users': everyone(),
  'charts/ap-request': everyone(),
  'charts/drive': everyone(),
  'charts/federation': everyone(),
  'charts/instance': everyone(),
  'charts/notes': everyone(),
  'charts/user/drive': everyone(),
  'charts/user/following': everyone(),
  'charts/user/notes': everyone(),
  'charts/user/pv': everyone(),
  'charts/user/reactions': everyone(),
  'charts/users': everyone(),
  'clips/add-note': user('write:account'),
  'clips/create': user('write:account'),
  'clips/delete': user('write:account'),
  'clips/favorite': user('write:clip-favorite'),
  'clips/list': user('read:account'),
  'clips/my-favorites': user('read:clip-favorite'),
  'clips/notes': everyone('read:account'),
  'clips/remove-note': user('write:account'),
  'clips/show': everyone('read:account'),
  'clips/unfavorite': user('write:clip-favorite'),
  'clips/update': user('write:account'),
  drive: user('read:drive'),
  'drive/files': user('read:drive'),
  'drive/files/attached-notes': user('read:drive'),
  'drive/files/create': user('write:drive'),
  'drive/files/delete': user('write:drive'),
  'drive/files/find-by-hash': user('read:drive'),
  'drive/files/show': user('read:drive'),
  'drive/files/update': user('write:drive'),
  'drive/files/upload-from-url': user('write:drive'),
  'drive/folders': user('read:drive'),
  'drive/folders/create': user('write:drive'),
  'drive/folders/delete': user('write:drive'),
  'drive/folders/show': user('read:drive'),
  'drive/folders/update': user('write:drive'),
  'drive/stream': user('read:drive'),
  emoji: everyone(),
  emojis: everyone(),
  endpoint: everyone(),
  endpoints: everyone(),
  'export-custom-emojis': ownTokenWithPolicy,
  'federation/instances': everyone(),
  'federation/show-instance': everyone(),
  'federation/stats': everyone(),
  'federation/update-remote-user': everyone(),
  'fetch-rss': everyone(),
  'following/create': user('write:following'),
  'following/delete': user('write:following'),
  'following/invalidate': user('write:following'),
  'following/requests/accept': user('write:following'),
  'following/requests/cancel': user('write:following'),
  'following/requests/list': user('read:following'),
  'following/requests/reject': user('write:following'),
  'following/requests/sent': user('read:following'),
  'following/update': user('write:following'),
  'following/update-all': user('write:following'),
  'get-avatar-decorations': everyone(),
  'get-online-users-count': everyone(),
  'hashtags/search': everyone(),
  'hashtags/trend': everyone(),
  'hashtags/users': everyone(),
  i: user('read:account'),
  'i/2fa/done': ownToken,
  'i/2fa/key-done': ownToken,
  'i/2fa/password-less': ownToken,
  'i/2fa/register': ownToken,
  'i/2fa/register-key': ownToken,
  'i/2fa/remove-key': ownToken,
  'i/2fa/unregister': ownToken,
  'i/2fa/update-key': ownToken,
  'i/apps': ownToken,
  'i/change-password': ownToken,
  'i/delete-account': ownToken,
  'i/export-antennas': ownToken,
  'i/export-blocking': ownToken,
  'i/export-clips': ownToken,
  'i/export-favorites': ownToken,
  'i/export-following': ownToken,
  'i/export-mute': ownToken,
  'i/export-notes': ownToken,
  'i/export-user-lists': ownToken,
  'i/favorites': user('read:favorites'),
  'i/import-antennas': ownToken,
  'i/import-blocking': ownToken,
  'i/import-following': ownToken,
  'i/import-muting': ownToken,
  'i/import-user-lists': ownToken,
  'i/move': ownToken,
  'i/notifications': user('read:notifications'),
  'i/notifications-grouped': user('read:notifications'),
  'i/page-likes': user('read:page-likes'),
  'i/pages': user('read:pages'),
  'i/pin': user('write:account'),
  'i/read-announcement': user('write:account'),
  'i/regenerate-token': ownToken,
  'invite/create': policy('write:invite-codes'),
  'invite/delete': policy('write:invite-codes'),
  'invite/limit': policy('read:invite-codes'),
  'invite/list': policy('read:invite-codes'),
  'i/registry/get': user('read:account'),
  'i/registry/get-all': user('read:account'),
  'i/registry/get-detail': user('read:account'),
  'i/registry/keys-with-type': user('read:account'),
  'i/registry/remove': user('write:account'),
  'i/registry/scopes-with-domain': ownToken,
  'i/registry/set': user('write:account'),
  'i/revoke-token': ownToken,
  'i/signin-history': ownToken,
  'i/unpin': user('write:account'),
  'i/update': user('write:account'),
  'i/webhooks/create': user('write:account'),
  'i/webhooks/delete': user('write:account'),
  'i/webhooks/list': user('read:account'),
  'i/webhooks/show': user('read:account'),
  'i/webhooks/update': user('write:account'),
  meta: everyone(),
  'miauth/gen-token': ownToken,
  'mute/create': user('write:mutes'),
  'mute/delete': user('write:mutes'),
  'mute/list': user('read:mutes'),
  'notes/children': everyone(),
  'notes/clips': everyone(),
  'notes/conversation': everyone(),
  'notes/create': user('write:notes'),
  'notes/delete': user('write:notes'),
  'notes/drafts/count': user('read:account'),
  'notes/drafts/create': user('write:account'),
  'notes/drafts/delete': user('write:account'),
  'notes/drafts/list': user('read:account'),
  'notes/drafts/update': user('write:account'),
  'notes/favorites/create': user('write:favorites'),
  'notes/favorites/delete': user('write:favorites'),
  'notes/featured': everyone(),
  'notes/global-timeline': everyone(),
  'notes/hybrid-timeline': user('read:account'),
  'notes/local-timeline': everyone(),
  'notes/mentions': user('read:account'),
  'notes/polls/recommendation': user('read:account'),
  'notes/polls/vote': user('write:votes'),
  'notes/reactions': everyone(),
  'notes/reactions/create': user('write:reactions'),
  'notes/reactions/delete': user('write:reactions'),
  'notes/renotes': everyone(),
  'notes/search': everyone(),
  'notes/search-by-tag': everyone(),
  'notes/show': everyone(),
  'notes/state': user('read:account'),
  'notes/thread-muting/create': user('write:account'),
  'notes/thread-muting/delete': user('write:account'),
  'notes/timeline': user('read:account'),
  // Every account has the policy unless a role takes it away.
  'notes/translate': user('read:account'),
  'notes/unrenote': user('write:notes'),
  'notes/user-list-timeline': user('read:account'),
  'i/read-all-unread-notes': user('write:account'),
  'notifications/mark-all-as-read': user('write:notifications'),
  'notifications/test-notification': user('write:notifications'),
  'pages/create': user('write:pages'),
  'pages/delete': user('write:pages'),
  'pages/featured': everyone(),
  'pages/like': user('write:page-likes'),
  'pages/show': everyone(),
  'pages/unlike': user('write:page-likes'),
  'pages/update': user('write:pages'),
  'email-address/available': everyone(),
  'pinned-users': everyone(),
  'renote-mute/create': user('write:mutes'),
  'renote-mute/delete': user('write:mutes'),
  'renote-mute/list': user('read:mutes'),
  'roles/list': user('read:account'),
  'roles/notes': user('read:account'),
  'roles/show': everyone(),
  'roles/users': everyone(),
  'server-info': everyone(),
  'request-reset-password': everyone(),
  'reset-password': everyone(),
  'verify-email': everyone(),
  signin: everyone(),
  'signin-flow': everyone(),
  'signin-with-passkey': everyone(),
  signup: everyone(),
  'signup-pending': everyone(),
  stats: everyone(),
  'sw/register': ownToken,
  'sw/show-registration': ownToken,
  'sw/unregister': everyone(),
  'sw/update-registration': ownToken,
  'username/available': everyone(),
  users: everyone(),
  'users/clips': everyone(),
  'users/featured-notes': everyone(),
  'users/followers': everyone(),
  'users/following': everyone(),
  'users/get-frequently-replied-users': everyone(),
  'users/lists/create': user('write:account'),
  'users/lists/create-from-public': user('write:account'),
  'users/lists/delete': user('write:account'),
  'users/lists/favorite': user('write:account'),
  'users/lists/get-memberships': everyone('read:account'),
  // Without a name it lists the caller's own, which a visitor does not have.
  'users/lists/list': { ...everyone('read:account'), params: { userId: 'somebody' } },
  'users/lists/pull': user('write:account'),
  'users/lists/push': user('write:account'),
  'users/lists/show': everyone('read:account'),
  'users/lists/unfavorite': user('write:account'),
  'users/lists/update': user('write:account'),
  'users/lists/update-membership': user('write:account'),
  'users/notes': everyone(),
  'users/pages': everyone(),
  'users/reactions': everyone(),
  retention: everyone(),
  'users/report-abuse': user('write:report-abuse'),
  'users/search': everyone(),
  'users/search-by-username-and-host': everyone(),
  'users/show': everyone(),
  'users/update-memo': user('write:account'),
};

/**
 * The scopes that an app needs in the stream, with one row for each message and each channel. Null where it needs none. Without
 * `read:account`, it hears what visitors hear.
 */
export const streamScopes: Readonly<Record<'messages' | 'channels', Readonly<Record<string, string | null>>>> = {
  messages: {
    connect: null,
    disconnect: null,
    ch: null,
    channel: null,
    s: null,
    subNote: null,
    sr: 'write:account',
    un: null,
    unsubNote: null,
    readNotification: 'write:notifications',
  },
  channels: {
    main: 'read:account',
    drive: 'read:account',
    admin: 'read:admin:stream',
    homeTimeline: 'read:account',
    localTimeline: null,
    hybridTimeline: 'read:account',
    globalTimeline: null,
    userList: 'read:account',
    antenna: 'read:account',
    hashtag: null,
    roleTimeline: null,
    channel: null,
    serverStats: null,
    queueStats: null,
  },
};
