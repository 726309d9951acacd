import { createECDH } from 'node:crypto';
import type { Id, WireNote } from '~/api/wire';
import { totpAt } from '../../../server/core/sessions/totp';
import type { ServerEndpoint, ServerEndpoints } from '../../../server/http/serverEndpoints';
import { SoftKey } from '../../fixtures/SoftKey';
import { png } from '../../unit/server/support/media';
import { uploaded, type Account, type Answer } from './account';
import type { reads } from './reads';
import type { SeededInstance } from './seededInstance';

/** Calls a changing endpoint after preparing what it needs, and returns the answers to compare. */
type Write = (world: SeededInstance) => Promise<readonly Answer[]>;

const ANTENNA = {
  name: 'Moss',
  src: 'all',
  users: [],
  keywords: [['moss']],
  excludeKeywords: [],
  withReplies: false,
  caseSensitive: false,
  localOnly: false,
  withFile: false,
  notify: false,
} as const;

const WEBHOOK = { name: 'Bell', url: 'http://127.0.0.1:9/', secret: 'ding', on: ['mention'] } as const;

/** When the instance posts a scheduled note: far ahead, whatever its clock says. */
const LATER = { scheduledAt: Date.UTC(2100, 0, 1), isActuallyScheduled: true } as const;

/** A browser that gets push messages. */
const PUSH = {
  endpoint: 'https://push.example/1',
  auth: Buffer.alloc(16, 1).toString('base64'),
  publickey: createECDH('prime256v1').generateKeys().toString('base64'),
};

/** Deletes the webhooks so far, because an account can have only a few. */
async function newWebhook({ alice }: SeededInstance): Promise<Id> {
  for (const { id: webhookId } of await alice.ask('i/webhooks/list', {})) await alice.ask('i/webhooks/delete', { webhookId });
  return (await alice.ask('i/webhooks/create', WEBHOOK)).id;
}

const textFile = async ({ alice }: SeededInstance, text: string): Promise<Id> =>
  uploaded(await alice.upload(Buffer.from(text), 'rows.txt')).id;

async function posted(author: Account, text = 'A note to do something with'): Promise<WireNote> {
  return (await author.ask('notes/create', { text })).createdNote;
}

async function newFile({ alice }: SeededInstance): Promise<Id> {
  return uploaded(await alice.upload(await png(), 'new.png')).id;
}

const newFolder = async ({ alice }: SeededInstance): Promise<Id> => (await alice.ask('drive/folders/create', { name: 'New' })).id;
const newList = async ({ alice }: SeededInstance): Promise<Id> => (await alice.ask('users/lists/create', { name: 'New' })).id;
const PAGE = {
  title: 'Soup',
  summary: 'Mostly warm',
  content: [
    { id: 'a', type: 'text', text: 'Boil water.' },
    { id: 'b', type: 'section', title: 'Bread', children: [{ id: 'c', type: 'text', text: 'Knead.' }] },
  ],
  variables: [],
  script: '',
  eyeCatchingImageId: null,
  font: 'serif',
  alignCenter: true,
  hideTitleWhenPinned: true,
} as const;
let pages = 0;
/** A new page of an account. */
const newPage = async (by: Account): Promise<Id> => (await by.ask('pages/create', { ...PAGE, name: `soup-${++pages}` })).id;
const newClip = async ({ alice }: SeededInstance): Promise<Id> => (await alice.ask('clips/create', { name: 'New' })).id;
/** A channel with a note. */
async function newChannel({ alice }: SeededInstance): Promise<Id> {
  const { id: channelId } = await alice.ask('channels/create', { name: 'New', description: 'Soft and green' });
  await alice.ask('notes/create', { text: 'First', channelId });
  return channelId;
}

const newDraft = async ({ alice }: SeededInstance): Promise<Id> =>
  (await alice.ask('notes/drafts/create', { text: 'A thought' })).createdDraft.id;

const newAntenna = async ({ alice }: SeededInstance): Promise<Id> => (await alice.ask('antennas/create', ANTENNA)).id;

const DECORATION = { name: 'Ring', description: 'Shines.', url: 'https://server.example/ring.png' } as const;

async function newDecoration({ admin }: SeededInstance): Promise<Id> {
  await admin.ask('admin/avatar-decorations/create', DECORATION);
  return (await admin.ask('admin/avatar-decorations/list', {})).at(-1)!.id;
}

/** A list of another account that everybody may see. */
async function publicList(world: SeededInstance): Promise<Id> {
  const owner = await world.guest();
  const { id: listId } = await owner.ask('users/lists/create', { name: 'Bakers' });
  await owner.ask('users/lists/update', { listId, isPublic: true });
  return listId;
}

/** An account that asked to follow a locked account. */
async function requested(world: SeededInstance) {
  const [locked, asking] = [await world.guest(), await world.guest()];
  await locked.ask('i/update', { isLocked: true });
  await asking.ask('following/create', { userId: locked.id });
  return { locked, asking };
}

/** An account with two-factor authentication, and what confirms its owner once. */
async function guestWithTwoFactor(world: SeededInstance) {
  const guest = await world.guest();
  const { secret } = await guest.ask('i/2fa/register', { password: 'guest-pass' });
  const { backupCodes } = await guest.ask('i/2fa/done', { token: totpAt(secret, Date.now()) });
  const [token = '', backupCode = ''] = backupCodes;
  return { guest, proof: { password: 'guest-pass', token }, backupCode };
}

/** An account with a security key. */
async function guestWithKey(world: SeededInstance) {
  const { guest, proof, backupCode } = await guestWithTwoFactor(world);
  const credential = new SoftKey(guest.origin).create(await guest.ask('i/2fa/register-key', proof));
  const { id } = await guest.ask('i/2fa/key-done', { ...proof, name: 'Key', credential });
  return { guest, credentialId: id, backupCode };
}

const APP = { name: 'App', description: 'An app.', permission: ['read:account'], callbackUrl: null };

/** A registered app that asks for access. */
async function asked({ visitor }: SeededInstance) {
  const appSecret = (await visitor.ask('app/create', APP)).secret ?? '';
  const { token } = await visitor.ask('auth/session/generate', { appSecret });
  return { appSecret, token };
}

const ROLE = {
  name: 'Guide',
  description: 'Shows people around.',
  color: '#3f9b6b',
  iconUrl: 'https://icons.example/guide.webp',
  target: 'manual' as const,
  condFormula: {},
  isPublic: true,
  isModerator: false,
  isAdministrator: false,
  isExplorable: false,
  asBadge: false,
  canEditMembersByModerator: false,
  displayOrder: 0,
  policies: {},
};

/** An own emoji of the seed. */
const newRole = async (admin: Account): Promise<Id> => (await admin.ask('admin/roles/create', ROLE)).id;
const newAnnouncement = async (admin: Account): Promise<Id> =>
  (await admin.ask('admin/announcements/create', { title: 'Soon', text: 'A new kettle', imageUrl: null })).id;

const anyEmoji = async ({ admin }: SeededInstance) => (await admin.ask('admin/emoji/list', { limit: 1 }))[0]!;

/** Endpoints that only the flavor of newer servers has. `newerServers.test.ts` compares their answers. */
type NewerEndpoint = 'signin-flow' | 'signin-with-passkey' | 'verify-email';

/** All endpoints that change something. */
export const writes: Readonly<Record<Exclude<ServerEndpoint, keyof typeof reads | NewerEndpoint>, Write>> = {
  signin: async ({ visitor }) => [await visitor.call('signin', { username: 'carol', password: 'carol-pass' })],
  signup: async ({ visitor }) => [await visitor.call('signup', { username: 'newcomer', password: 'newcomer-pass' })],
  'admin/abuse-user-reports': async (world) => {
    await world.alice.ask('users/report-abuse', { userId: (await world.guest()).id, comment: 'Sends chain letters' });
    return [await world.admin.call('admin/abuse-user-reports', { state: 'unresolved' })];
  },
  'admin/resolve-abuse-user-report': async (world) => {
    await world.alice.ask('users/report-abuse', { userId: (await world.guest()).id, comment: 'Sends chain letters' });
    const [report] = await world.admin.ask('admin/abuse-user-reports', { limit: 1 });
    return [await world.admin.call('admin/resolve-abuse-user-report', { reportId: report!.id })];
  },
  'admin/show-moderation-logs': async ({ admin }) => [await admin.call('admin/show-moderation-logs', { limit: 30 })],
  'admin/show-users': async ({ admin }) => [
    await admin.call('admin/show-users', { origin: 'local', sort: '+lastActiveDate', state: 'adminOrModerator' }),
    await admin.call('admin/show-users', { origin: 'remote' }),
  ],
  'admin/show-user': async ({ admin, alice }) => [await admin.call('admin/show-user', { userId: (await alice.ask('i', {})).id })],
  'admin/get-user-ips': async ({ admin, alice }) => [await admin.call('admin/get-user-ips', { userId: (await alice.ask('i', {})).id })],
  'admin/accounts/find-by-email': async ({ admin, instance }) => {
    instance.server.db.run(
      `UPDATE profiles SET email = 'alice@mail.example' WHERE userId = (SELECT id FROM users WHERE username = 'alice')`,
    );
    return [await admin.call('admin/accounts/find-by-email', { email: 'alice@mail.example' })];
  },
  'admin/suspend-user': async (world) => [await world.admin.call('admin/suspend-user', { userId: (await world.guest()).id })],
  'admin/unsuspend-user': async (world) => [await world.admin.call('admin/unsuspend-user', { userId: (await world.guest()).id })],
  'admin/reset-password': async (world) => [await world.admin.call('admin/reset-password', { userId: (await world.guest()).id })],
  'admin/unset-user-avatar': async (world) => [await world.admin.call('admin/unset-user-avatar', { userId: (await world.guest()).id })],
  'admin/unset-user-banner': async (world) => [await world.admin.call('admin/unset-user-banner', { userId: (await world.guest()).id })],
  'admin/delete-account': async (world) => [await world.admin.call('admin/delete-account', { userId: (await world.guest()).id })],
  'admin/delete-all-files-of-a-user': async (world) => [
    await world.admin.call('admin/delete-all-files-of-a-user', { userId: (await world.guest()).id }),
  ],
  'admin/meta': async ({ admin }) => [await admin.call('admin/meta', {})],
  'admin/drive/files': async ({ admin }) => [await admin.call('admin/drive/files', { type: 'image/*', limit: 3 })],
  'admin/drive/show-file': async ({ admin }) => {
    const [file] = await admin.ask('admin/drive/files', { limit: 1 });
    return [await admin.call('admin/drive/show-file', { fileId: file!.id }), await admin.call('admin/drive/show-file', { url: file!.url })];
  },
  'admin/federation/update-instance': async ({ admin }) => {
    const [instance] = await admin.ask('federation/instances', { limit: 1 });
    return [await admin.call('admin/federation/update-instance', { host: instance!.host, isSuspended: true })];
  },
  'admin/queue/deliver-delayed': async ({ admin }) => [await admin.call('admin/queue/deliver-delayed', {})],
  'admin/queue/inbox-delayed': async ({ admin }) => [await admin.call('admin/queue/inbox-delayed', {})],
  'admin/queue/promote': async ({ admin }) => [await admin.call('admin/queue/promote', { type: 'deliver' })],
  'admin/queue/clear': async ({ admin }) => [await admin.call('admin/queue/clear', {})],
  'admin/relays/list': async ({ admin }) => {
    await admin.ask('admin/relays/add', { inbox: 'https://relay.example/inbox' });
    return [await admin.call('admin/relays/list', {})];
  },
  'admin/relays/add': async ({ admin }) => [await admin.call('admin/relays/add', { inbox: 'https://relay.example/inbox' })],
  'admin/relays/remove': async ({ admin }) => [await admin.call('admin/relays/remove', { inbox: 'https://relay.example/inbox' })],
  'admin/get-table-stats': async ({ admin }) => [{ ...(await admin.call('admin/get-table-stats', {})), body: {} }],
  'admin/server-info': async ({ admin }) => [await admin.call('admin/server-info', {})],
  retention: async ({ admin }) => {
    const answer = await admin.call('retention', {});
    // Each day has a name of its own.
    return [{ ...answer, body: (answer.body as readonly object[]).map((group) => ({ ...group, data: {} })) }];
  },
  'admin/announcements/list': async ({ admin }) => [await admin.call('admin/announcements/list', {})],
  'admin/announcements/update': async ({ admin }) => [
    await admin.call('admin/announcements/update', { id: await newAnnouncement(admin), title: 'Later', isActive: false }),
  ],
  'admin/announcements/delete': async ({ admin }) => [await admin.call('admin/announcements/delete', { id: await newAnnouncement(admin) })],
  'admin/invite/create': async ({ admin }) => [await admin.call('admin/invite/create', { count: 2, expiresAt: null })],
  'admin/invite/list': async ({ admin }) => {
    await admin.ask('admin/invite/create', {});
    return [await admin.call('admin/invite/list', { type: 'unused' })];
  },
  'admin/roles/show': async ({ admin }) => [await admin.call('admin/roles/show', { roleId: await newRole(admin) })],
  'admin/roles/update': async ({ admin }) => [
    await admin.call('admin/roles/update', { ...ROLE, name: 'Cook', roleId: await newRole(admin) }),
  ],
  'admin/roles/delete': async ({ admin }) => [await admin.call('admin/roles/delete', { roleId: await newRole(admin) })],
  'admin/roles/users': async ({ admin }) => {
    const roles = await admin.ask('admin/roles/list', {});
    return [await admin.call('admin/roles/users', { roleId: roles.find(({ usersCount }) => usersCount > 0)!.id })];
  },
  'admin/roles/unassign': async (world) => {
    const [roleId, { id: userId }] = [await newRole(world.admin), await world.guest()];
    await world.admin.ask('admin/roles/assign', { roleId, userId });
    return [await world.admin.call('admin/roles/unassign', { roleId, userId })];
  },
  'admin/roles/update-default-policies': async ({ admin }) => [await admin.call('admin/roles/update-default-policies', { policies: {} })],
  'admin/emoji/list': async ({ admin }) => [await admin.call('admin/emoji/list', { limit: 100 })],
  'admin/emoji/list-remote': async ({ admin }) => [await admin.call('admin/emoji/list-remote', { limit: 100 })],
  'admin/emoji/update': async (world) => {
    const { id, name } = await anyEmoji(world);
    return [await world.admin.call('admin/emoji/update', { id, name, aliases: ['changed'] })];
  },
  'admin/emoji/set-category-bulk': async (world) => {
    const { id } = await anyEmoji(world);
    return [await world.admin.call('admin/emoji/set-category-bulk', { ids: [id], category: 'new' })];
  },
  'admin/emoji/set-license-bulk': async (world) => {
    const { id } = await anyEmoji(world);
    return [await world.admin.call('admin/emoji/set-license-bulk', { ids: [id], license: 'CC0' })];
  },
  'admin/emoji/set-aliases-bulk': async (world) => {
    const { id } = await anyEmoji(world);
    return [await world.admin.call('admin/emoji/set-aliases-bulk', { ids: [id], aliases: ['one'] })];
  },
  'admin/emoji/add-aliases-bulk': async (world) => {
    const { id } = await anyEmoji(world);
    return [await world.admin.call('admin/emoji/add-aliases-bulk', { ids: [id], aliases: ['two'] })];
  },
  'admin/emoji/remove-aliases-bulk': async (world) => {
    const { id } = await anyEmoji(world);
    return [await world.admin.call('admin/emoji/remove-aliases-bulk', { ids: [id], aliases: ['two'] })];
  },
  'admin/emoji/delete': async (world) => {
    const { id } = await anyEmoji(world);
    return [await world.admin.call('admin/emoji/delete', { id })];
  },
  'admin/emoji/delete-bulk': async (world) => {
    const { id } = await anyEmoji(world);
    return [await world.admin.call('admin/emoji/delete-bulk', { ids: [id] })];
  },
  'invite/create': async ({ admin }) => {
    const answer = await admin.call('invite/create', {});
    return [{ ...answer, body: [answer.body] }];
  },
  'invite/delete': async ({ admin }) => {
    const { id } = await admin.ask('invite/create', {});
    return [await admin.call('invite/delete', { inviteId: id })];
  },
  'invite/limit': async ({ admin }) => [await admin.call('invite/limit', {})],
  'invite/list': async ({ admin }) => {
    await admin.ask('invite/create', {});
    return [await admin.call('invite/list', {})];
  },
  'admin/accounts/create': async ({ admin }) => [
    await admin.call('admin/accounts/create', { username: 'invited', password: 'invited-pass' }),
  ],
  'i/update': async ({ carol }) => [await carol.call('i/update', { location: 'Kyoto', fields: [{ name: 'likes', value: 'soup' }] })],
  'i/pin': async ({ carol }) => [await carol.call('i/pin', { noteId: (await posted(carol)).id })],
  'i/unpin': async ({ carol }) => {
    const { id: noteId } = await posted(carol);
    await carol.ask('i/pin', { noteId });
    return [await carol.call('i/unpin', { noteId })];
  },
  'i/read-announcement': async ({ alice }) => {
    const [announcement] = await alice.ask('announcements', {});
    return [await alice.call('i/read-announcement', { announcementId: announcement?.id ?? '' })];
  },
  'i/registry/set': async ({ bob }) => [await bob.call('i/registry/set', { scope: ['client', 'base'], key: 'theme', value: 'dark' })],
  'i/registry/remove': async ({ bob }) => {
    await bob.ask('i/registry/set', { scope: ['client', 'base'], key: 'gone', value: 1 });
    return [await bob.call('i/registry/remove', { scope: ['client', 'base'], key: 'gone' })];
  },
  'i/change-password': async (world) => [
    await (await world.guest()).call('i/change-password', { currentPassword: 'guest-pass', newPassword: 'another-pass' }),
  ],
  'i/regenerate-token': async (world) => [await (await world.guest()).call('i/regenerate-token', { password: 'guest-pass' })],
  'i/2fa/register': async (world) => [await (await world.guest()).call('i/2fa/register', { password: 'guest-pass' })],
  'i/2fa/done': async (world) => {
    const guest = await world.guest();
    const { secret } = await guest.ask('i/2fa/register', { password: 'guest-pass' });
    return [await guest.call('i/2fa/done', { token: totpAt(secret, Date.now()) })];
  },
  'i/2fa/unregister': async (world) => {
    const guest = await world.guest();
    const { secret } = await guest.ask('i/2fa/register', { password: 'guest-pass' });
    const { backupCodes } = await guest.ask('i/2fa/done', { token: totpAt(secret, Date.now()) });
    return [await guest.call('i/2fa/unregister', { password: 'guest-pass', token: backupCodes[0] ?? '' })];
  },
  'i/2fa/register-key': async (world) => {
    const { guest, proof } = await guestWithTwoFactor(world);
    return [await guest.call('i/2fa/register-key', proof)];
  },
  'i/2fa/key-done': async (world) => {
    const { guest, proof } = await guestWithTwoFactor(world);
    const credential = new SoftKey(guest.origin).create(await guest.ask('i/2fa/register-key', proof));
    return [await guest.call('i/2fa/key-done', { ...proof, name: 'Key', credential })];
  },
  'i/2fa/update-key': async (world) => {
    const { guest, credentialId } = await guestWithKey(world);
    return [await guest.call('i/2fa/update-key', { credentialId, name: 'Another key' })];
  },
  'i/2fa/password-less': async (world) => [await (await guestWithKey(world)).guest.call('i/2fa/password-less', { value: true })],
  'i/2fa/remove-key': async (world) => {
    const { guest, credentialId, backupCode } = await guestWithKey(world);
    return [await guest.call('i/2fa/remove-key', { password: 'guest-pass', token: backupCode, credentialId })];
  },
  'i/revoke-token': async ({ alice }) => {
    await alice.ask('miauth/gen-token', { session: null, name: 'To revoke', permission: [] });
    const [grant] = await alice.ask('i/apps', { sort: '+createdAt' });
    return [await alice.call('i/revoke-token', { tokenId: grant?.id ?? '' })];
  },
  'request-reset-password': async ({ visitor }) => [
    await visitor.call('request-reset-password', { username: 'alice', email: 'alice@mail.example' }),
  ],
  // Refuses every token, because the instance sends no letters.
  'reset-password': async () => [],
  'i/read-all-unread-notes': async ({ bob }) => [await bob.call('i/read-all-unread-notes', {})],
  'i/export-antennas': async ({ alice }) => [await alice.call('i/export-antennas', {})],
  'i/export-blocking': async ({ alice }) => [await alice.call('i/export-blocking', {})],
  'i/export-clips': async ({ alice }) => [await alice.call('i/export-clips', {})],
  'i/export-favorites': async ({ alice }) => [await alice.call('i/export-favorites', {})],
  'i/export-following': async ({ alice }) => [await alice.call('i/export-following', {})],
  'i/export-mute': async ({ alice }) => [await alice.call('i/export-mute', {})],
  'i/export-notes': async ({ alice }) => [await alice.call('i/export-notes', {})],
  'i/export-user-lists': async ({ alice }) => [await alice.call('i/export-user-lists', {})],
  'i/import-antennas': async ({ bob }) => {
    const { id: fileId } = uploaded(await bob.upload(Buffer.from(JSON.stringify([ANTENNA])), 'antennas.json'));
    return [await bob.call('i/import-antennas', { fileId })];
  },
  'i/import-blocking': async (world) => [await world.alice.call('i/import-blocking', { fileId: await textFile(world, 'guest3') })],
  'i/import-following': async (world) => [await world.alice.call('i/import-following', { fileId: await textFile(world, 'bob') })],
  'i/import-muting': async (world) => [await world.alice.call('i/import-muting', { fileId: await textFile(world, 'guest1') })],
  'i/import-user-lists': async (world) => [await world.alice.call('i/import-user-lists', { fileId: await textFile(world, 'Friends,bob') })],
  'i/webhooks/create': async (world) => [await world.alice.call('i/webhooks/create', WEBHOOK)],
  'i/webhooks/list': async (world) => {
    await newWebhook(world);
    return [await world.alice.call('i/webhooks/list', {})];
  },
  'i/webhooks/show': async (world) => [await world.alice.call('i/webhooks/show', { webhookId: await newWebhook(world) })],
  'i/webhooks/update': async (world) => [
    await world.alice.call('i/webhooks/update', { ...WEBHOOK, webhookId: await newWebhook(world), active: false }),
  ],
  'i/webhooks/delete': async (world) => [await world.alice.call('i/webhooks/delete', { webhookId: await newWebhook(world) })],
  'i/move': async (world) => {
    const [old, next] = [await world.guest(), await world.guest()];
    const { username } = await old.ask('i', {});
    const { username: moveToAccount } = await next.ask('i/update', { alsoKnownAs: [`@${username}`] });
    return [await old.call('i/move', { moveToAccount: `@${moveToAccount}` })];
  },
  'i/delete-account': async (world) => [await (await world.guest()).call('i/delete-account', { password: 'guest-pass' })],
  'notifications/mark-all-as-read': async ({ bob }) => [await bob.call('notifications/mark-all-as-read', {})],
  'notifications/test-notification': async ({ bob }) => [
    await bob.call('notifications/test-notification', {}),
    await bob.call('i/notifications', { limit: 1, markAsRead: false }),
  ],
  'sw/register': async ({ alice }) => [await alice.call('sw/register', PUSH)],
  'sw/show-registration': async ({ alice }) => {
    await alice.ask('sw/register', PUSH);
    return [await alice.call('sw/show-registration', { endpoint: PUSH.endpoint })];
  },
  'sw/update-registration': async ({ alice }) => {
    await alice.ask('sw/register', PUSH);
    return [await alice.call('sw/update-registration', { endpoint: PUSH.endpoint, sendReadMessage: true })];
  },
  'sw/unregister': async ({ alice }) => [await alice.call('sw/unregister', { endpoint: 'https://push.example/1' })],

  'users/update-memo': async ({ alice, bob }) => [
    await alice.call('users/update-memo', { userId: (await bob.ask('i', {})).id, memo: 'Owes me a keyboard' }),
  ],
  'users/report-abuse': async (world) => [
    await world.alice.call('users/report-abuse', { userId: (await world.guest()).id, comment: 'Sends chain letters' }),
  ],
  'users/lists/create': async ({ alice }) => [await alice.call('users/lists/create', { name: 'Gardeners' })],
  'users/lists/update': async (world) => [
    await world.alice.call('users/lists/update', { listId: await newList(world), name: 'Readers', isPublic: true }),
  ],
  'users/lists/delete': async (world) => [await world.alice.call('users/lists/delete', { listId: await newList(world) })],
  'users/lists/push': async (world) => [
    await world.alice.call('users/lists/push', { listId: await newList(world), userId: (await world.guest()).id }),
  ],
  'users/lists/pull': async (world) => {
    const [listId, { id: userId }] = [await newList(world), await world.guest()];
    await world.alice.ask('users/lists/push', { listId, userId });
    return [await world.alice.call('users/lists/pull', { listId, userId })];
  },
  'users/lists/create-from-public': async (world) => [
    await world.alice.call('users/lists/create-from-public', { listId: await publicList(world), name: 'Copied' }),
  ],
  'users/lists/favorite': async (world) => [await world.alice.call('users/lists/favorite', { listId: await publicList(world) })],
  'users/lists/unfavorite': async (world) => {
    const listId = await publicList(world);
    await world.alice.ask('users/lists/favorite', { listId });
    return [await world.alice.call('users/lists/unfavorite', { listId })];
  },
  'users/lists/update-membership': async (world) => {
    const [listId, { id: userId }] = [await newList(world), await world.guest()];
    await world.alice.ask('users/lists/push', { listId, userId });
    return [await world.alice.call('users/lists/update-membership', { listId, userId, withReplies: true })];
  },

  'channels/create': async ({ carol }) => [await carol.call('channels/create', { name: 'Moss', color: '#3f9b6b' })],
  'channels/update': async (world) => {
    const answer = await world.alice.call('channels/update', { channelId: await newChannel(world), name: 'Fern', isSensitive: true });
    return [{ ...answer, body: [answer.body] }];
  },
  'channels/owned': async (world) => {
    await newChannel(world);
    return [await world.alice.call('channels/owned', {})];
  },
  'channels/followed': async (world) => {
    await world.alice.ask('channels/follow', { channelId: await newChannel(world) });
    return [await world.alice.call('channels/followed', {})];
  },
  'channels/follow': async (world) => [await world.alice.call('channels/follow', { channelId: await newChannel(world) })],
  'channels/unfollow': async (world) => [await world.alice.call('channels/unfollow', { channelId: await newChannel(world) })],
  'channels/favorite': async (world) => [await world.alice.call('channels/favorite', { channelId: await newChannel(world) })],
  'channels/unfavorite': async (world) => [await world.alice.call('channels/unfavorite', { channelId: await newChannel(world) })],

  'clips/create': async ({ alice }) => [await alice.call('clips/create', { name: 'Recipes', description: 'Soup, mostly', isPublic: true })],
  'clips/update': async (world) => [
    await world.alice.call('clips/update', { clipId: await newClip(world), name: 'Bread', description: 'Sourdough', isPublic: true }),
  ],
  'clips/delete': async (world) => [await world.alice.call('clips/delete', { clipId: await newClip(world) })],
  'clips/add-note': async (world) => [
    await world.alice.call('clips/add-note', { clipId: await newClip(world), noteId: (await posted(world.alice)).id }),
  ],
  'clips/remove-note': async (world) => {
    const [clipId, { id: noteId }] = [await newClip(world), await posted(world.alice)];
    await world.alice.ask('clips/add-note', { clipId, noteId });
    return [await world.alice.call('clips/remove-note', { clipId, noteId })];
  },
  'clips/favorite': async (world) => [await world.alice.call('clips/favorite', { clipId: await newClip(world) })],
  'clips/unfavorite': async (world) => {
    const clipId = await newClip(world);
    await world.alice.ask('clips/favorite', { clipId });
    return [await world.alice.call('clips/unfavorite', { clipId })];
  },

  'pages/create': async ({ alice }) => [await alice.call('pages/create', { ...PAGE, name: 'soup' })],
  'pages/update': async ({ alice }) => [await alice.call('pages/update', { ...PAGE, pageId: await newPage(alice), name: 'stew' })],
  'pages/delete': async ({ alice }) => [await alice.call('pages/delete', { pageId: await newPage(alice) })],
  'pages/like': async ({ alice, bob }) => [await alice.call('pages/like', { pageId: await newPage(bob) })],
  'pages/unlike': async ({ alice, bob }) => {
    const pageId = await newPage(bob);
    await alice.ask('pages/like', { pageId });
    return [await alice.call('pages/unlike', { pageId })];
  },

  'following/create': async (world) => [await world.alice.call('following/create', { userId: (await world.guest()).id })],
  'following/delete': async (world) => {
    const { id: userId } = await world.guest();
    await world.alice.ask('following/create', { userId });
    return [await world.alice.call('following/delete', { userId })];
  },
  'following/update': async (world) => {
    const { id: userId } = await world.guest();
    await world.alice.ask('following/create', { userId });
    return [await world.alice.call('following/update', { userId, notify: 'normal', withReplies: true })];
  },
  'following/update-all': async ({ alice }) => [await alice.call('following/update-all', { withReplies: true })],
  'following/invalidate': async (world) => {
    const [followed, follower] = [await world.guest(), await world.guest()];
    await follower.ask('following/create', { userId: followed.id });
    return [await followed.call('following/invalidate', { userId: follower.id })];
  },
  'following/requests/accept': async (world) => {
    const { locked, asking } = await requested(world);
    return [await locked.call('following/requests/accept', { userId: asking.id })];
  },
  'following/requests/reject': async (world) => {
    const { locked, asking } = await requested(world);
    return [await locked.call('following/requests/reject', { userId: asking.id })];
  },
  'following/requests/sent': async (world) => {
    const { asking } = await requested(world);
    return [await asking.call('following/requests/sent', {})];
  },
  'following/requests/cancel': async (world) => {
    const { locked, asking } = await requested(world);
    return [await asking.call('following/requests/cancel', { userId: locked.id })];
  },
  'blocking/create': async (world) => [await world.bob.call('blocking/create', { userId: (await world.guest()).id })],
  'blocking/delete': async (world) => {
    const { id: userId } = await world.guest();
    await world.bob.ask('blocking/create', { userId });
    return [await world.bob.call('blocking/delete', { userId })];
  },
  'mute/create': async (world) => [await world.bob.call('mute/create', { userId: (await world.guest()).id, expiresAt: null })],
  'mute/delete': async (world) => {
    const { id: userId } = await world.guest();
    await world.bob.ask('mute/create', { userId });
    return [await world.bob.call('mute/delete', { userId })];
  },
  'renote-mute/create': async (world) => [await world.bob.call('renote-mute/create', { userId: (await world.guest()).id })],
  'renote-mute/delete': async (world) => {
    const { id: userId } = await world.guest();
    await world.bob.ask('renote-mute/create', { userId });
    return [await world.bob.call('renote-mute/delete', { userId })];
  },

  'notes/create': async (world) => {
    const { alice, bob } = world;
    const note = await posted(bob);
    return [
      await alice.call('notes/create', { text: 'Hello #moss :wisteria: @bob', cw: 'greeting' }),
      await alice.call('notes/create', { text: 'Yes', replyId: note.id, visibility: 'home' }),
      await alice.call('notes/create', { renoteId: note.id }),
      await alice.call('notes/create', { text: 'This', renoteId: note.id, localOnly: true }),
      await alice.call('notes/create', { fileIds: [await newFile(world)] }),
      await alice.call('notes/create', { text: 'Psst', visibility: 'specified', visibleUserIds: [note.userId] }),
      await alice.call('notes/create', {
        text: 'Soup?',
        poll: { choices: ['Yes', 'No'], multiple: true, expiresAt: null, expiredAfter: 60_000 },
        visibility: 'followers',
      }),
    ];
  },
  'notes/drafts/create': async (world) => {
    const { alice, bob } = world;
    return [
      await alice.call('notes/drafts/create', {}),
      await alice.call('notes/drafts/create', {
        text: 'Soon',
        cw: 'tea',
        replyId: (await posted(bob)).id,
        fileIds: [await newFile(world)],
        visibility: 'specified',
        visibleUserIds: [(await bob.ask('i', {})).id],
        poll: { choices: ['Yes', 'No'], multiple: true, expiresAt: null, expiredAfter: 60_000 },
        ...LATER,
      }),
    ];
  },
  'notes/drafts/update': async (world) => [
    await world.alice.call('notes/drafts/update', { draftId: await newDraft(world), text: 'Other words', ...LATER }),
  ],
  'notes/drafts/list': async (world) => {
    await newDraft(world);
    return [await world.alice.call('notes/drafts/list', {})];
  },
  'notes/drafts/count': async ({ alice }) => [await alice.call('notes/drafts/count', {})],
  'notes/drafts/delete': async (world) => [await world.alice.call('notes/drafts/delete', { draftId: await newDraft(world) })],
  'notes/delete': async ({ alice }) => [await alice.call('notes/delete', { noteId: (await posted(alice)).id })],
  'notes/unrenote': async ({ alice, bob }) => {
    const { id } = await posted(bob);
    await alice.ask('notes/create', { renoteId: id });
    return [await alice.call('notes/unrenote', { noteId: id })];
  },
  'notes/reactions/create': async ({ alice, bob }) => {
    const { id: noteId } = await posted(bob);
    return [
      await alice.call('notes/reactions/create', { noteId, reaction: '👍' }),
      await alice.call('notes/show', { noteId }),
      await bob.call('notes/reactions/create', { noteId, reaction: ':wisteria:' }),
      await bob.call('notes/show', { noteId }),
    ];
  },
  'notes/reactions/delete': async ({ alice, bob }) => {
    const { id: noteId } = await posted(bob);
    await alice.ask('notes/reactions/create', { noteId, reaction: '👍' });
    return [await alice.call('notes/reactions/delete', { noteId })];
  },
  'notes/favorites/create': async ({ alice, bob }) => [await alice.call('notes/favorites/create', { noteId: (await posted(bob)).id })],
  'notes/favorites/delete': async ({ alice, bob }) => {
    const { id: noteId } = await posted(bob);
    await alice.ask('notes/favorites/create', { noteId });
    return [await alice.call('notes/favorites/delete', { noteId })];
  },
  'notes/thread-muting/create': async ({ alice, bob }) => [
    await alice.call('notes/thread-muting/create', { noteId: (await posted(bob)).id }),
  ],
  'notes/thread-muting/delete': async ({ alice, bob }) => {
    const { id: noteId } = await posted(bob);
    await alice.ask('notes/thread-muting/create', { noteId });
    return [await alice.call('notes/thread-muting/delete', { noteId })];
  },
  'notes/polls/recommendation': async ({ alice, bob }) => {
    await bob.ask('notes/create', { text: 'Tea?', poll: { choices: ['a', 'b'], multiple: false, expiresAt: null, expiredAfter: null } });
    return [await alice.call('notes/polls/recommendation', { limit: 1 })];
  },
  'notes/polls/vote': async ({ alice, bob }) => {
    const poll = { choices: ['a', 'b'], multiple: false, expiresAt: null, expiredAfter: null };
    const { createdNote } = await bob.ask('notes/create', { text: 'Which?', poll });
    return [
      await alice.call('notes/polls/vote', { noteId: createdNote.id, choice: 1 }),
      await alice.call('notes/show', { noteId: createdNote.id }),
    ];
  },

  'antennas/create': async ({ alice }) => [await alice.call('antennas/create', ANTENNA)],
  'antennas/update': async (world) => [
    await world.alice.call('antennas/update', { ...ANTENNA, antennaId: await newAntenna(world), name: 'More moss' }),
  ],
  'antennas/delete': async (world) => [await world.alice.call('antennas/delete', { antennaId: await newAntenna(world) })],

  'drive/files/create': async ({ alice }) => [
    await alice.upload(await png(), 'picture.png'),
    await alice.upload(Buffer.from('plain words'), 'words.txt'),
  ],
  'drive/files/update': async (world) => [
    await world.alice.call('drive/files/update', {
      fileId: await newFile(world),
      name: 'other.png',
      comment: 'A square',
      isSensitive: true,
    }),
  ],
  'drive/files/delete': async (world) => [await world.alice.call('drive/files/delete', { fileId: await newFile(world) })],
  'drive/files/upload-from-url': async ({ alice }) => {
    const { url } = uploaded(await alice.upload(await png(), 'source.png'));
    return [await alice.call('drive/files/upload-from-url', { url, marker: '1' })];
  },
  'drive/folders/create': async (world) => [
    await world.alice.call('drive/folders/create', { name: 'Inner', parentId: await newFolder(world) }),
  ],
  'drive/folders/update': async (world) => [
    await world.alice.call('drive/folders/update', { folderId: await newFolder(world), name: 'Renamed' }),
  ],
  'drive/folders/delete': async (world) => [await world.alice.call('drive/folders/delete', { folderId: await newFolder(world) })],

  'admin/announcements/create': async ({ admin }) => [
    await admin.call('admin/announcements/create', { title: 'Tea', text: 'At five.', imageUrl: null }),
  ],
  'admin/roles/create': async ({ admin }) => [await admin.call('admin/roles/create', ROLE)],
  'admin/roles/list': async ({ admin }) => {
    await admin.ask('admin/roles/create', ROLE);
    return [await admin.call('admin/roles/list', {})];
  },
  'federation/update-remote-user': async ({ alice }) => {
    const people = await alice.ask('users/search', { query: '', origin: 'remote' });
    return [await alice.call('federation/update-remote-user', { userId: people[0]!.id })];
  },
  'admin/update-user-note': async (world) => [
    await world.admin.call('admin/update-user-note', { userId: (await world.guest()).id, text: 'Was warned once' }),
  ],
  'admin/roles/assign': async (world) => {
    const { id: roleId } = await world.admin.ask('admin/roles/create', ROLE);
    return [await world.admin.call('admin/roles/assign', { roleId, userId: (await world.guest()).id })];
  },
  'admin/emoji/add': async ({ admin }) => {
    const { id: fileId } = uploaded(await admin.upload(await png(), 'emoji.png'));
    return [await admin.call('admin/emoji/add', { name: 'square', fileId, aliases: ['box'] })];
  },
  'admin/emoji/copy': async ({ admin }) => {
    const [emoji] = await admin.ask('admin/emoji/list-remote', { limit: 1 });
    return [await admin.call('admin/emoji/copy', { emojiId: emoji!.id })];
  },
  'export-custom-emojis': async ({ admin }) => [await admin.call('export-custom-emojis', {})],
  'admin/emoji/import-zip': async ({ admin }) => {
    const { id: fileId } = uploaded(await admin.upload(Buffer.from('no archive'), 'emoji.zip'));
    return [await admin.call('admin/emoji/import-zip', { fileId })];
  },
  'admin/avatar-decorations/list': async ({ admin }) => [await admin.call('admin/avatar-decorations/list', {})],
  'admin/avatar-decorations/create': async ({ admin }) => [await admin.call('admin/avatar-decorations/create', DECORATION)],
  'admin/avatar-decorations/update': async (world) => [
    await world.admin.call('admin/avatar-decorations/update', { id: await newDecoration(world), name: 'Other' }),
  ],
  'admin/avatar-decorations/delete': async (world) => [
    await world.admin.call('admin/avatar-decorations/delete', { id: await newDecoration(world) }),
  ],
  'miauth/gen-token': async ({ alice }) => [
    await alice.call('miauth/gen-token', { session: 'a-session', name: 'App', iconUrl: null, permission: ['read:account'] }),
  ],
  'app/create': async ({ visitor }) => [await visitor.call('app/create', APP)],
  'auth/session/generate': async ({ visitor }) => {
    const { secret } = await visitor.ask('app/create', APP);
    return [await visitor.call('auth/session/generate', { appSecret: secret ?? '' })];
  },
  'auth/session/show': async (world) => [await world.alice.call('auth/session/show', { token: (await asked(world)).token })],
  'auth/accept': async (world) => [await world.alice.call('auth/accept', { token: (await asked(world)).token })],
  'auth/session/userkey': async (world) => {
    const request = await asked(world);
    await world.alice.ask('auth/accept', { token: request.token });
    const answer = await world.visitor.call('auth/session/userkey', request);
    const { user, ...rest } = answer.body as ServerEndpoints['auth/session/userkey']['res'];
    return [
      { ...answer, body: rest },
      { ...answer, endpoint: 'users/show', body: user },
    ];
  },
  'signup-pending': async ({ instance, admin, visitor }) => {
    const letters: string[] = [];
    instance.server.bus.subscribe('mail', ({ text }) => letters.push(text));
    await admin.ask('admin/update-meta', { emailRequiredForSignup: true });
    await visitor.ask('signup', { username: 'letter', password: 'letter-pass', emailAddress: 'letter@mail.example' });
    await admin.ask('admin/update-meta', { emailRequiredForSignup: false });
    return [await visitor.call('signup-pending', { code: letters[0]?.split('/').at(-1) ?? '' })];
  },
  'admin/update-meta': async ({ admin }) => [await admin.call('admin/update-meta', { tosUrl: 'https://terms.example/' })],
  // The last one, because others need the kept media.
  'admin/drive/clean-remote-files': async ({ admin }) => [await admin.call('admin/drive/clean-remote-files', {})],
};
