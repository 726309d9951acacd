import type { WireNote, WireNoteDraft, WireUserLite } from '~/api/wire';
import type { ServerEndpoint } from '../../../server/http/serverEndpoints';
import { serverDraft } from '../../fixtures/serverDrafts';

/** The known shape of an answer that was not recorded. */
export interface Unrecorded {
  /** The reason why its shape is known. */
  readonly why: string;
  /** The recorded endpoint that answers alike. Absent for empty answers (204). */
  readonly like?: ServerEndpoint | 'admin/roles/show';
  /** Additional text fields. */
  readonly besides?: readonly string[];
  /** An example of the answer when no recorded one is alike. */
  readonly example?: unknown;
}

const APP = { id: 'a', name: 'a', callbackUrl: null, permission: ['read:account'] };

const PUSH_REGISTRATION = { userId: 'a', endpoint: 'https://push.example/1', sendReadMessage: false };

const DRAFT = 'drafts of notes, as newer servers describe them';

const NOTHING: Unrecorded = { why: 'real servers describe it as answering nothing' };

/** Endpoints of the instance without recorded answers. */
export const unrecorded: Readonly<Partial<Record<ServerEndpoint, Unrecorded>>> = {
  'notes/polls/recommendation': { why: 'a list of notes, as real servers describe it', like: 'notes/featured' },
  signup: { why: 'the new account with its token, as real servers describe it', like: 'i', besides: ['token'] },
  'admin/accounts/create': { why: 'answers as sign-up does', like: 'i', besides: ['token'] },
  'invite/create': { why: 'an invitation; the calls put it into a list, as it was recorded', like: 'invite/list' },
  'email-address/available': {
    why: 'whether an address is free and why not, as real servers describe it',
    example: { available: true, reason: null },
  },
  'pinned-users': { why: 'people with their profiles, as in the list of people', like: 'users' },
  'invite/delete': NOTHING,
  'i/pin': { why: 'the account, as after every change of it', like: 'i/update' },
  'i/unpin': { why: 'the account, as after every change of it', like: 'i/update' },
  'i/2fa/register': {
    why: 'two-factor registration, as real servers describe it',
    example: { qr: 'data:image/png;base64,', url: 'otpauth://', secret: 'ABC', label: 'alice', issuer: 'server.example' },
  },
  'i/2fa/done': { why: 'two-factor registration, as real servers describe it', example: { backupCodes: ['ABC'] } },
  'i/2fa/unregister': NOTHING,
  'i/2fa/register-key': {
    why: 'what a browser needs to make a key, as real servers describe it',
    example: {
      rp: { name: 'server.example', id: 'server.example' },
      user: { id: 'a', name: 'alice', displayName: 'Alice' },
      challenge: 'a',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 60_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
      attestation: 'none',
      extensions: { credProps: true },
    },
  },
  'i/2fa/key-done': { why: 'the key, as real servers describe it', example: { id: 'a', name: 'Key' } },
  'i/2fa/update-key': NOTHING,
  'i/2fa/password-less': NOTHING,
  'i/2fa/remove-key': NOTHING,
  'i/revoke-token': NOTHING,
  'request-reset-password': NOTHING,
  'reset-password': NOTHING,
  'i/change-password': NOTHING,
  'i/regenerate-token': NOTHING,
  'i/export-antennas': NOTHING,
  'i/export-blocking': NOTHING,
  'i/export-clips': NOTHING,
  'i/export-favorites': NOTHING,
  'i/export-following': NOTHING,
  'i/export-mute': NOTHING,
  'i/export-notes': NOTHING,
  'i/export-user-lists': NOTHING,
  'i/import-antennas': NOTHING,
  'i/import-blocking': NOTHING,
  'i/import-following': NOTHING,
  'i/import-muting': NOTHING,
  'i/import-user-lists': NOTHING,
  'i/move': { why: 'the account, as after every change of it', like: 'i/update' },
  'i/delete-account': NOTHING,
  'i/webhooks/create': { why: 'the webhook, as when it is shown', like: 'i/webhooks/show' },
  'i/webhooks/update': NOTHING,
  'i/webhooks/delete': NOTHING,
  'following/update-all': NOTHING,
  'sw/register': {
    why: 'the registration with the key of the server, as real servers describe it',
    example: { ...PUSH_REGISTRATION, state: 'subscribed', key: 'ABC' },
  },
  'sw/show-registration': { why: 'the registration or nothing, as real servers describe it', example: PUSH_REGISTRATION },
  'sw/update-registration': { why: 'the registration, as real servers describe it', example: PUSH_REGISTRATION },
  'sw/unregister': NOTHING,
  'notes/drafts/create': { why: DRAFT, like: 'notes/drafts/create' },
  'notes/drafts/update': { why: DRAFT, like: 'notes/drafts/update' },
  'notes/drafts/list': { why: DRAFT, like: 'notes/drafts/list' },
  'notes/drafts/delete': NOTHING,
  'notes/drafts/count': { why: DRAFT, example: 1 },
  'users/report-abuse': NOTHING,
  'admin/update-user-note': NOTHING,
  'users/lists/update-membership': NOTHING,
  'users/lists/create-from-public': { why: 'the new list, as when it is created', like: 'users/lists/create' },
  'users/lists/favorite': NOTHING,
  'users/lists/unfavorite': NOTHING,
  'following/invalidate': { why: 'the other account in short, as when unfollowing', like: 'following/delete' },
  'following/requests/accept': NOTHING,
  'following/requests/reject': NOTHING,
  'following/requests/sent': { why: 'as the received ones; newer servers have it', like: 'following/requests/list' },
  'following/requests/cancel': { why: 'the other account in short, as when unfollowing', like: 'following/delete' },
  'renote-mute/create': NOTHING,
  'renote-mute/delete': NOTHING,
  'channels/create': {
    why: 'the channel, as lists of channels contain it, without a note',
    example: {
      id: 'a',
      createdAt: '2026-01-01T00:00:00.000Z',
      lastNotedAt: null,
      name: 'a',
      description: null,
      userId: 'a',
      bannerUrl: null,
      pinnedNoteIds: [],
      color: '#86b300',
      isArchived: false,
      usersCount: 0,
      notesCount: 0,
      isSensitive: false,
      allowRenoteToExternal: true,
      isFollowing: false,
      isFavorited: false,
      hasUnreadNote: false,
    },
  },
  'channels/update': { why: 'the channel, as lists of channels contain it; the calls put it into such a list', like: 'channels/owned' },
  'channels/follow': NOTHING,
  'channels/unfollow': NOTHING,
  'channels/favorite': NOTHING,
  'channels/unfavorite': NOTHING,
  'clips/favorite': NOTHING,
  'clips/unfavorite': NOTHING,
  'pages/create': { why: 'the page, as when it is shown', like: 'pages/show' },
  'pages/update': NOTHING,
  'pages/delete': NOTHING,
  'pages/like': NOTHING,
  'pages/unlike': NOTHING,
  'drive/files/upload-from-url': NOTHING,
  'admin/announcements/create': {
    why: 'the announcement, as announcementCreated contains it; only the id of the answer was recorded',
    example: {
      id: 'a',
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: null,
      title: 'a',
      text: 'a',
      imageUrl: null,
      icon: 'info',
      display: 'normal',
      needConfirmationToRead: false,
      silence: false,
      forYou: false,
      isRead: false,
    },
  },
  'admin/roles/create': { why: 'the role, as when it is shown', like: 'admin/roles/show' },
  'admin/announcements/delete': NOTHING,
  'admin/drive/clean-remote-files': NOTHING,
  'admin/federation/update-instance': NOTHING,
  'admin/queue/clear': NOTHING,
  'admin/queue/promote': NOTHING,
  'admin/queue/deliver-delayed': { why: 'hosts with numbers of jobs, as real servers describe it', example: [['a.example', 1]] },
  'admin/queue/inbox-delayed': { why: 'hosts with numbers of jobs, as real servers describe it', example: [['a.example', 1]] },
  'admin/relays/list': {
    why: 'relays, as real servers describe it',
    example: [{ id: 'a', inbox: 'https://a.example/inbox', status: 'requesting' }],
  },
  'admin/relays/add': {
    why: 'the relay, as real servers describe it',
    example: { id: 'a', inbox: 'https://a.example/inbox', status: 'requesting' },
  },
  'admin/relays/remove': NOTHING,
  'admin/get-table-stats': { why: 'tables by name; those of this instance have other names', example: {} },
  retention: {
    why: 'people by the day of their sign-up, as real servers describe it',
    example: [{ createdAt: '2026-01-01T00:00:00.000Z', users: 1, data: {} }],
  },
  'admin/announcements/update': NOTHING,
  'admin/delete-account': NOTHING,
  'admin/delete-all-files-of-a-user': NOTHING,
  'admin/resolve-abuse-user-report': NOTHING,
  'admin/roles/delete': NOTHING,
  'admin/roles/unassign': NOTHING,
  'admin/roles/update': NOTHING,
  'admin/roles/update-default-policies': NOTHING,
  'admin/suspend-user': NOTHING,
  'admin/unset-user-avatar': NOTHING,
  'admin/unset-user-banner': NOTHING,
  'admin/unsuspend-user': NOTHING,
  'admin/accounts/find-by-email': { why: 'the account as its page shows it, as real servers describe it', like: 'users/show' },
  'admin/get-user-ips': {
    why: 'the recorded server stored no addresses',
    example: [{ ip: '192.0.2.1', createdAt: '2026-01-01T00:00:00.000Z' }],
  },
  'admin/invite/create': { why: 'invitations, as in their list', like: 'admin/invite/list' },
  'admin/reset-password': { why: 'the new password, as real servers describe it', example: { password: 'a2b3c4d5' } },
  'admin/roles/assign': NOTHING,
  'federation/update-remote-user': NOTHING,
  'admin/emoji/copy': {
    why: 'the recorded server knew no emoji with a free name',
    example: { id: 'a' },
  },
  'admin/emoji/add': {
    why: 'only the id of the answer was recorded',
    example: { id: 'a' },
  },
  'admin/avatar-decorations/create': NOTHING,
  'admin/avatar-decorations/update': NOTHING,
  'admin/avatar-decorations/delete': NOTHING,
  'admin/emoji/add-aliases-bulk': NOTHING,
  'export-custom-emojis': NOTHING,
  'admin/emoji/import-zip': NOTHING,
  'admin/emoji/delete': NOTHING,
  'admin/emoji/delete-bulk': NOTHING,
  'admin/emoji/remove-aliases-bulk': NOTHING,
  'admin/emoji/set-aliases-bulk': NOTHING,
  'admin/emoji/set-category-bulk': NOTHING,
  'admin/emoji/set-license-bulk': NOTHING,
  'admin/emoji/update': NOTHING,
  'admin/update-meta': NOTHING,
  'signup-pending': { why: 'the account signs in, and the answer is that of signin', like: 'signin' },
  'app/create': {
    why: 'the app with its secret; app/show also says whether it has access',
    example: { ...APP, secret: 'a' },
  },
  'auth/session/generate': { why: 'as real servers describe it', example: { token: 'a', url: 'https://server.example/auth/a' } },
  'auth/session/show': { why: 'as real servers describe it', example: { id: 'a', app: { ...APP, isAuthorized: false }, token: 'a' } },
  'auth/accept': NOTHING,
  'auth/session/userkey': { why: 'as real servers describe it; its user is compared with users/show', example: { accessToken: 'a' } },
};

/**
 * A draft of a newer server, with everything and with nothing.
 * @param user a recorded user in short form.
 * @param note a recorded note.
 */
const draftsOf = (user: WireUserLite, note: WireNote): readonly WireNoteDraft[] => {
  const blank = serverDraft({ id: 'a', createdAt: note.createdAt, userId: user.id, user, text: null });
  const poll = { choices: ['a'], multiple: false, expiresAt: null, expiredAfter: null };
  return [
    blank,
    {
      ...blank,
      text: 'a',
      cw: 'a',
      visibleUserIds: ['a'],
      fileIds: ['a'],
      replyId: 'a',
      poll: { ...poll, expiresAt: note.createdAt, expiredAfter: 1 },
      scheduledAt: 1,
    },
    { ...blank, poll },
  ];
};

/** The answers of endpoints that only newer servers have. */
export const unrecordedDrafts = (user: WireUserLite, note: WireNote): Readonly<Record<string, readonly unknown[]>> => {
  const drafts = draftsOf(user, note);
  return {
    'notes/drafts/create': drafts.map((createdDraft) => ({ createdDraft })),
    'notes/drafts/update': drafts.map((updatedDraft) => ({ updatedDraft })),
    'notes/drafts/list': [drafts],
  };
};

/**
 * Notifications of types that were not recorded.
 * @param user a recorded user in short form.
 * @param note a recorded note.
 */
export const unrecordedNotifications = (user: WireUserLite, note: WireNote) => {
  const base = { id: 'a', createdAt: note.createdAt };
  return [
    { ...base, type: 'receiveFollowRequest', userId: user.id, user },
    { ...base, type: 'note', userId: user.id, user, note },
    { ...base, type: 'renote:grouped', note, users: [user] },
    { ...base, type: 'scheduledNotePosted', note },
    { ...base, type: 'scheduledNotePostFailed', noteDraft: draftsOf(user, note)[0] },
    {
      ...base,
      type: 'roleAssigned',
      role: {
        id: 'a',
        name: 'a',
        color: '#ffffff',
        iconUrl: 'https://server.example/icon.webp',
        description: 'a',
        isModerator: false,
        isAdministrator: false,
        displayOrder: 0,
      },
    },
  ];
};
