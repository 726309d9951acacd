import type { WireNote, WireUserLite } from '~/api/wire';
import type { ServerEndpoint } from '../../../server/http/serverEndpoints';

/** What is known of an answer that nobody recorded. */
export interface Unrecorded {
  /** Why it is known all the same. */
  readonly why: string;
  /** The endpoint that was recorded and answers alike; absent for those that say nothing (204). */
  readonly like?: ServerEndpoint | 'admin/roles/show';
  /** Texts that this one has besides. */
  readonly besides?: readonly string[];
  /** An example of the answer where no recorded one is alike. */
  readonly example?: unknown;
}

const APP = { id: 'a', name: 'a', callbackUrl: null, permission: ['read:account'] };

const NOTHING: Unrecorded = { why: 'the server describes it as answering nothing' };

/** Endpoints of the instance whose answers were not recorded. */
export const unrecorded: Readonly<Partial<Record<ServerEndpoint, Unrecorded>>> = {
  signup: { why: 'the account and its token (reference/endpoints.md, signup)', like: 'i', besides: ['token'] },
  'admin/accounts/create': { why: 'answers as sign-up does', like: 'i', besides: ['token'] },
  'i/pin': { why: 'the account, as after every change of it', like: 'i/update' },
  'i/unpin': { why: 'the account, as after every change of it', like: 'i/update' },
  'i/2fa/register': {
    why: 'reference/errors-auth.md section 6',
    example: { qr: 'data:image/png;base64,', url: 'otpauth://', secret: 'ABC', label: 'alice', issuer: 'server.example' },
  },
  'i/2fa/done': { why: 'reference/errors-auth.md section 6', example: { backupCodes: ['ABC'] } },
  'i/2fa/unregister': NOTHING,
  'sw/unregister': NOTHING,
  'users/report-abuse': NOTHING,
  'users/lists/update-membership': NOTHING,
  'following/invalidate': { why: 'the other account in short, as when unfollowing', like: 'following/delete' },
  'following/requests/accept': NOTHING,
  'following/requests/reject': NOTHING,
  'following/requests/cancel': { why: 'the other account in short, as when unfollowing', like: 'following/delete' },
  'renote-mute/create': NOTHING,
  'renote-mute/delete': NOTHING,
  'clips/favorite': NOTHING,
  'clips/unfavorite': NOTHING,
  'drive/files/upload-from-url': NOTHING,
  'admin/announcements/create': {
    why: 'the announcement, as announcementCreated brings it; of the answer only the id was recorded beside that',
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
  'admin/roles/assign': NOTHING,
  'federation/update-remote-user': NOTHING,
  'admin/emoji/add': {
    why: 'of the answer only the id was recorded, beside the emojiAdded that it caused',
    example: { id: 'a' },
  },
  'admin/update-meta': NOTHING,
  'signup-pending': { why: 'the account signs in (reference/endpoints.md, signup-pending)', like: 'signin' },
  'app/create': {
    why: 'the app with its secret; app/show tells its maker whether it has access as well',
    example: { ...APP, secret: 'a' },
  },
  'auth/session/generate': { why: 'described by the server', example: { token: 'a', url: 'https://server.example/auth/a' } },
  'auth/session/show': { why: 'described by the server', example: { id: 'a', app: { ...APP, isAuthorized: false }, token: 'a' } },
  'auth/accept': NOTHING,
  'auth/session/userkey': { why: 'described by the server; its user is compared with users/show', example: { accessToken: 'a' } },
};

/**
 * Notifications that were not among the recorded ones (reference/endpoints.md section 5).
 * @param user a recorded user in short.
 * @param note a recorded note.
 */
export const unrecordedNotifications = (user: WireUserLite, note: WireNote) => {
  const base = { id: 'a', createdAt: note.createdAt };
  return [
    { ...base, type: 'receiveFollowRequest', userId: user.id, user },
    { ...base, type: 'note', userId: user.id, user, note },
    { ...base, type: 'renote:grouped', note, users: [user] },
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
