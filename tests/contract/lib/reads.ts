import type { ServerEndpoint } from '../../../server/http/serverEndpoints';
import type { Params } from './account';
import type { Sights } from './sights';

/** Makes the calls of an endpoint from the ids that a server has. */
type Calls<E extends ServerEndpoint> = (sights: Sights) => readonly Params<E>[] | Promise<readonly Params<E>[]>;
/** Calls of an endpoint that is known only at run time. */
export type AnyCalls = (sights: Sights) => readonly Params<ServerEndpoint>[] | Promise<readonly Params<ServerEndpoint>[]>;
type CallTable = { readonly [E in ServerEndpoint]?: Calls<E> };

const PAGE = { limit: 100 };
/** Keeps unread items unread. */
const PEEK = { ...PAGE, markAsRead: false };

const chartsOfInstance = () => [
  { span: 'hour' as const, limit: 2 },
  { span: 'day' as const, limit: 2, offset: Date.now() },
];
const chartsOfPerson = (sights: Sights) => chartsOfInstance().map((period) => ({ ...period, userId: sights.person().id }));
const hostOf = (sights: Sights) => sights.note('remote').user.host ?? '';

const aboutPerson = (sights: Sights) => [{ userId: sights.person().id, ...PAGE }];

/** Endpoints that change nothing, with the calls of a signed-in account. */
export const reads = {
  meta: () => [{}, { detail: true }, { detail: false }],
  stats: () => [{}],
  'server-info': () => [{}],
  'fetch-rss': () => [{ url: 'https://news.example/feed' }],
  'federation/instances': () => [{ sort: '+latestRequestReceivedAt', limit: 30 }],
  'federation/show-instance': (sights) => [{ host: hostOf(sights) }],
  'federation/stats': () => [{ limit: 5 }],
  'charts/active-users': chartsOfInstance,
  'charts/ap-request': chartsOfInstance,
  'charts/drive': chartsOfInstance,
  'charts/federation': chartsOfInstance,
  'charts/instance': (sights) => [{ span: 'hour', limit: 2, host: hostOf(sights) }],
  'charts/notes': chartsOfInstance,
  'charts/user/drive': chartsOfPerson,
  'charts/user/following': chartsOfPerson,
  'charts/user/notes': chartsOfPerson,
  'charts/user/pv': chartsOfPerson,
  'charts/user/reactions': chartsOfPerson,
  'charts/users': chartsOfInstance,
  'get-online-users-count': () => [{}],
  endpoints: () => [{}],
  endpoint: () => [{ endpoint: 'notes/create' }],
  emojis: () => [{}],
  emoji: async (sights) => [{ name: await sights.emoji() }],
  'get-avatar-decorations': () => [{}],
  announcements: () => [{}, { isActive: true }],
  'username/available': () => [{ username: 'nobody_yet' }],
  'pinned-users': () => [{}],
  'email-address/available': () => [{ emailAddress: 'nobody@mail.example' }, { emailAddress: 'no address' }],

  i: () => [{}],
  'i/apps': () => [{}, { sort: '+lastUsedAt' }],
  'i/favorites': () => [PAGE],
  'i/notifications': () => [PEEK, { ...PEEK, includeTypes: ['reaction'] }, { ...PEEK, excludeTypes: ['reaction'] }],
  'i/notifications-grouped': () => [PEEK],
  'i/registry/get': async (sights) => [await sights.entry()],
  'i/registry/get-all': async (sights) => [{ scope: (await sights.entry()).scope }],
  'i/registry/get-detail': async (sights) => [await sights.entry()],
  'i/registry/keys-with-type': async (sights) => [{ scope: (await sights.entry()).scope }],
  'i/registry/scopes-with-domain': () => [{}],
  'i/signin-history': () => [PAGE],

  'users/show': (sights) => [
    { userId: sights.me },
    ...sights.notes().map(({ userId }) => ({ userId })),
    { username: sights.person().username },
    { userIds: [sights.me, sights.person().id] },
  ],
  'users/notes': (sights) => [
    { userId: sights.person().id, ...PAGE, withReplies: true },
    { userId: sights.note('files').userId, ...PAGE, withFiles: true },
  ],
  'users/featured-notes': aboutPerson,
  'users/followers': aboutPerson,
  'users/following': (sights) => [...aboutPerson(sights), { userId: sights.me, birthday: new Date().toISOString().slice(0, 10) }],
  'users/search-by-username-and-host': (sights) => [
    { username: sights.person().username, detail: false },
    { username: sights.person().username, detail: true },
  ],
  'users/search': (sights) => [
    { query: sights.person().username },
    { query: `@${sights.person().username}`, origin: 'local', detail: false },
  ],
  users: () => [
    { sort: '+follower', ...PAGE },
    { origin: 'remote', ...PAGE },
  ],
  'users/clips': (sights) => [{ userId: sights.me, ...PAGE }],
  'users/pages': (sights) => [{ userId: sights.me, ...PAGE }],
  'users/reactions': (sights) => [{ userId: sights.me, ...PAGE }],
  'users/get-frequently-replied-users': (sights) => [{ userId: sights.me, ...PAGE }],
  'hashtags/users': async (sights) => [{ tag: await sights.profileTag(), sort: '+follower', ...PAGE }],
  'roles/list': () => [{}],
  'roles/show': async (sights) => [{ roleId: await sights.role() }],
  'roles/users': async (sights) => [{ roleId: await sights.role(), ...PAGE }],
  'roles/notes': async (sights) => [{ roleId: await sights.role(), ...PAGE }],
  'users/lists/list': () => [{}],
  'users/lists/show': async (sights) => [{ listId: await sights.list() }],
  'users/lists/get-memberships': async (sights) => [{ listId: await sights.list() }],

  'following/requests/list': () => [PAGE],
  'blocking/list': () => [PAGE],
  'mute/list': () => [PAGE],
  'renote-mute/list': () => [PAGE],

  'notes/show': (sights) => sights.notes().map(({ id }) => ({ noteId: id })),
  'notes/children': (sights) => [{ noteId: sights.note('answered').id, ...PAGE }],
  'notes/conversation': (sights) => [{ noteId: sights.note('reply').id }],
  'notes/renotes': (sights) => [{ noteId: sights.note('renoted').id }],
  'notes/reactions': (sights) => {
    const { id, reactions } = sights.note('reacted');
    return [{ noteId: id }, { noteId: id, type: Object.keys(reactions)[0] ?? null }];
  },
  'notes/state': (sights) => [{ noteId: sights.note('plain').id }],
  'notes/translate': (sights) => [{ noteId: sights.note('plain').id, targetLang: 'en-US' }],
  'notes/featured': () => [PAGE],
  'notes/mentions': () => [PAGE],
  'notes/search': (sights) => [{ query: (sights.note('plain').text ?? '').slice(0, 4), ...PAGE }],
  'notes/search-by-tag': (sights) => [{ tag: sights.note('tags').tags?.[0] ?? '', ...PAGE }],
  'hashtags/search': (sights) => [{ query: sights.note('tags').tags?.[0] ?? '' }],
  'hashtags/trend': () => [{}],
  'notes/timeline': (sights) => [
    PAGE,
    { ...PAGE, withFiles: true },
    { ...PAGE, withRenotes: false },
    { ...PAGE, untilId: sights.note('plain').id },
    { ...PAGE, sinceId: sights.note('plain').id },
  ],
  'notes/local-timeline': () => [PAGE, { ...PAGE, withReplies: true }],
  'notes/hybrid-timeline': () => [PAGE],
  'notes/global-timeline': () => [PAGE],
  'notes/user-list-timeline': async (sights) => [{ listId: await sights.list(), ...PAGE }],
  'antennas/notes': async (sights) => [{ antennaId: await sights.antenna(), ...PAGE }],
  'antennas/list': () => [{}],
  'antennas/show': async (sights) => [{ antennaId: await sights.antenna() }],
  'clips/list': () => [{}],
  'clips/my-favorites': () => [{}],
  'clips/show': async (sights) => [{ clipId: await sights.clip() }],
  'clips/notes': async (sights) => [{ clipId: await sights.clip(), ...PAGE }],
  'channels/featured': () => [{}],
  'channels/my-favorites': () => [{}],
  'channels/search': async (sights) => [{ ...PAGE, query: (await sights.channel()).name }],
  'channels/show': async (sights) => [{ channelId: (await sights.channel()).id }],
  'channels/timeline': async (sights) => [{ channelId: (await sights.channel()).id, ...PAGE }],
  'notes/clips': async (sights) => [{ noteId: await sights.clipped() }],
  'i/pages': () => [PAGE],
  'i/page-likes': () => [PAGE],
  'pages/featured': () => [{}],
  'pages/show': async (sights) => {
    const { id, name, user } = await sights.page();
    return [{ pageId: id }, { name, username: user.username }];
  },

  'ap/show': (sights) => [{ uri: sights.note('remote').uri ?? '' }, { uri: sights.addressOf(`/@${sights.person().username}`) }],

  drive: () => [{}],
  'drive/files': async (sights) => [PAGE, { folderId: await sights.folder() }, { type: 'image/*' }],
  'drive/files/show': async (sights) => (await sights.files()).map(({ id }) => ({ fileId: id })),
  'drive/files/find-by-hash': async (sights) => (await sights.files()).map(({ md5 }) => ({ md5 })),
  'drive/files/attached-notes': (sights) => [{ fileId: sights.attached(), ...PAGE }],
  'drive/stream': () => [PAGE, { type: 'image/*' }],
  'drive/folders': () => [PAGE],
  'drive/folders/show': async (sights) => [{ folderId: await sights.folder() }],
} satisfies CallTable;

/** Endpoints that visitors can read and that answer them differently. */
export const visitorReads = {
  meta: () => [{}],
  announcements: () => [{}],
  'users/show': (sights) => [{ userId: sights.person().id }],
  'users/notes': aboutPerson,
  'notes/show': (sights) => sights.notes().map(({ id }) => ({ noteId: id })),
  'notes/children': (sights) => [{ noteId: sights.note('answered').id }],
  'notes/local-timeline': () => [PAGE],
  'notes/featured': () => [PAGE],
} satisfies CallTable;
