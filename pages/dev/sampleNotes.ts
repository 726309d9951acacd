import type { WireNote, WirePoll, WireUserLite } from '~/api/wire';
import { mediaSamples } from './sampleFiles';

/** The viewer of the gallery mutes this user. */
export const MUTED_WORD = 'unspeakable';

const MINUTE_MS = 60_000;

const person = (username: string, picture: string, fields: Partial<WireUserLite> = {}): WireUserLite => ({
  id: `dev-${username}`,
  name: username.charAt(0).toUpperCase() + username.slice(1),
  username,
  host: null,
  avatarUrl: `${location.origin}/twemoji/${picture}.svg`,
  avatarBlurhash: null,
  avatarDecorations: [],
  emojis: {},
  onlineStatus: 'online',
  ...fields,
});

const fern = () => person('fern', '1f33f');
const lotus = () => person('lotus', '1fab7');
const pike = () =>
  person('pike', '1f41f', {
    host: 'pond.example',
    instance: {
      name: 'The Pond',
      softwareName: 'misskey',
      softwareVersion: '2024.2.0',
      iconUrl: null,
      faviconUrl: null,
      themeColor: '#2b6cb0',
    },
  });

/** The people who wrote the notes. */
export const samplePeople = (): readonly WireUserLite[] => [fern(), lotus(), pike()];

const poll = (fields: Partial<WirePoll> = {}): WirePoll => ({
  multiple: false,
  expiresAt: null,
  choices: [
    { text: 'Roses', votes: 3, isVoted: false },
    { text: 'Lilies 🌷', votes: 5, isVoted: false },
  ],
  ...fields,
});

/** Returns a note as a server sends it. No server uses these ids. */
function note(id: string, fields: Partial<WireNote> = {}): WireNote {
  const author = fields.user ?? fern();
  return {
    id: `dev-${id}`,
    createdAt: new Date(Date.now() - 5 * MINUTE_MS).toISOString(),
    text: 'The wisteria is in **flower** today. 🌸',
    cw: null,
    userId: author.id,
    user: author,
    replyId: null,
    renoteId: null,
    visibility: 'public',
    fileIds: [],
    files: [],
    localOnly: false,
    reactionAcceptance: null,
    reactionEmojis: {},
    reactions: {},
    renoteCount: 0,
    repliesCount: 0,
    ...fields,
  };
}

const other = (): WireNote => note('other', { user: lotus(), text: 'Who waters the garden?' });

const channel = { id: 'dev-channel', name: 'Gardens', color: '#86b300', isSensitive: false, allowRenoteToExternal: true };

/** All states of a note, by the key of their label. */
export const noteSamples = () =>
  ({
    plain: note('plain', { renoteCount: 2, repliesCount: 1 }),
    reactions: note('reactions', { reactions: { '👍': 12, '❤️': 3, ':blob_smile@.:': 2, ':away@pond.example:': 1 }, myReaction: '👍' }),
    pureRenote: note('pureRenote', { user: lotus(), text: null, renoteId: 'dev-plain', renote: note('plain') }),
    quote: note('quote', { text: 'So it is.', renoteId: 'dev-other', renote: other() }),
    reply: note('reply', { text: 'I do.', replyId: 'dev-other', reply: other() }),
    cw: note('cw', { cw: 'About the garden', files: mediaSamples().two }),
    cwEmpty: note('cwEmpty', { cw: '' }),
    folded: note('folded', { text: Array.from({ length: 30 }, (_, line) => `Row ${line + 1}: beans`).join('\n') }),
    enlarged: note('enlarged', { text: '$[x4 Large] and $[spin moving]' }),
    simplified: note('simplified', { text: `@fern ${'$[x2 🌱]'.repeat(200)}` }),
    deletedRenote: note('deletedRenote', { text: 'It was here.', renoteId: 'dev-gone' }),
    deletedReply: note('deletedReply', { text: 'Answered.', replyId: 'dev-gone' }),
    hidden: note('hidden', { text: null, isHidden: true }),
    muted: note('muted', { text: `Something ${MUTED_WORD}.` }),
    pollOpen: note('pollOpen', { text: 'What next?', poll: poll({ expiresAt: new Date(Date.now() + 600 * MINUTE_MS).toISOString() }) }),
    pollClosed: note('pollClosed', { text: 'What was next?', poll: poll({ expiresAt: new Date(Date.now() - MINUTE_MS).toISOString() }) }),
    pollMultiple: note('pollMultiple', { text: 'Which ones?', poll: poll({ multiple: true }) }),
    pollVoted: note('pollVoted', {
      text: 'Which one?',
      poll: poll({
        choices: [
          { text: 'Roses', votes: 4, isVoted: true },
          { text: 'Lilies', votes: 5, isVoted: false },
        ],
      }),
    }),
    home: note('home', { visibility: 'home' }),
    followers: note('followers', { visibility: 'followers' }),
    specified: note('specified', { visibility: 'specified', visibleUserIds: ['dev-lotus'] }),
    localOnly: note('localOnly', { localOnly: true }),
    likeOnly: note('likeOnly', { reactionAcceptance: 'likeOnly', reactions: { '❤': 4 } }),
    channel: note('channel', { channelId: channel.id, channel, localOnly: true }),
    ticker: note('ticker', { user: pike(), text: 'Greetings from the water. :koi:', url: 'https://pond.example/notes/1' }),
    cat: note('cat', { user: person('tabby', '1f408', { isCat: true }), text: 'Nap in the morning, everyone?' }),
    bot: note('bot', { user: person('clock', '1f570', { isBot: true }), text: 'It is noon.' }),
    badges: note('badges', {
      user: person('oak', '1f333', {
        badgeRoles: [{ name: 'Gardener', iconUrl: `${location.origin}/twemoji/1f9d1-200d-1f33e.svg`, displayOrder: 1 }],
      }),
    }),
    sensitive: note('sensitive', { text: null, files: mediaSamples().sensitive }),
    old: note('old', { createdAt: '2019-04-01T12:00:00.000Z', text: 'Long ago.' }),
  }) satisfies Record<string, WireNote>;

/** Notes by the key of their label. */
export type NoteSamples = ReturnType<typeof noteSamples>;
