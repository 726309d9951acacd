import { addRemoteEmoji, addRemoteInstance, addRemoteUser, receiveNote, receiveRequest } from '../../core/instance/remote';
import type { UserRow } from '../../db/rows/UserRow';
import { addReaction, chooseReaction } from '../../core/reactions/reactions';
import { follow } from '../../core/relations/follows';
import { findNote } from '../../core/notes/notes';
import { findUser } from '../../core/users/users';
import { readImageFacts } from '../../core/drive/imageFacts';
import { keepRemoteMedia } from '../../media/findMedia';
import { EMOJI_DRAWINGS } from '../emojiDrawings';
import { portrait, quilt, render, type FaceLook } from '../pictures';
import { SeededRandom } from '../random';
import type { Seeder } from '../Seeder';
import { DEMO_SERVERS } from './remoteServers';
import type { Cast, Stage } from './Stage';

/** Emoji that only the other server has. */
const REMOTE_EMOJIS = [
  { name: 'moss_happy', drawing: 'blob_cheer' },
  { name: 'moss_leaf', drawing: 'leaf_green' },
] as const;

const VISITORS: readonly {
  readonly username: string;
  readonly host: string;
  readonly name: string;
  readonly description: string;
  readonly face: FaceLook;
}[] = [
  {
    username: 'fern',
    host: 'moss.example',
    name: 'Fern :moss_leaf:',
    description: 'Admin of a very small, very damp server. :moss_happy:',
    face: { background: ['#d7efd8', '#3f9b6b'], skin: '#f2c9a5', hair: '#1f4d36', extra: 'leaf', hairStyle: 'long' },
  },
  {
    username: 'koke',
    host: 'moss.example',
    name: 'こけ',
    description: '苔の観察日記。週末は山へ。',
    face: { background: ['#e8f5d8', '#7fae74'], skin: '#f8dcc4', hair: '#33262b', extra: 'glasses', hairStyle: 'bun' },
  },
  {
    username: 'keeper',
    host: 'lighthouse.example',
    name: 'The Keeper',
    description: 'I turn the light on. I turn the light off. In between I read.',
    face: { background: ['#bfe3f2', '#2f6f8f'], skin: '#e0b08c', hair: '#d9d4e8', extra: 'cap', hairStyle: 'short' },
  },
];

const LINES: readonly { readonly by: string; readonly text: string; readonly emojis?: readonly string[] }[] = [
  { by: 'fern', text: 'Server report: still damp, still up. :moss_happy:', emojis: ['moss_happy'] },
  {
    by: 'fern',
    text: 'Somebody asked whether moss needs moderation. Only in the sense that it should be admired in moderation, which is impossible.',
  },
  { by: 'fern', text: '#wisteria season over at the garden next door, I am told. Sending :moss_leaf: and envy.', emojis: ['moss_leaf'] },
  { by: 'fern', text: 'Updated everything. Nothing broke. I do not trust it.' },
  { by: 'koke', text: '今朝の苔:スギゴケ、朝露つき。しゃがんで30分、膝が終わりました。' },
  { by: 'koke', text: '雨上がりの石垣は実質テーマパーク。' },
  { by: 'koke', text: 'ルーペを忘れた日は、心の目で見ています。 :moss_happy:', emojis: ['moss_happy'] },
  { by: 'koke', text: '図鑑が重い。知識は物理。' },
  { by: 'keeper', text: 'Fog, day three. I have read everything on the shelf and started on the manual.' },
  { by: 'keeper', text: 'A ship answered with three short blasts tonight. I chose to believe it was applause.' },
  { by: 'keeper', text: 'The gull is back. We have agreed on the eastern railing.' },
  { by: 'keeper', text: 'Light on. Light off. Light on. Light off. **Light on.** A bulb is a kind of poem.' },
];

/** People of the demo who know users of other servers. They are not accounts that people sign in with. */
const WELL_CONNECTED = ['morgan', 'haruka', 'jonas', 'layla', 'minseo', 'mei', 'camille', 'diego'] as const;

/** Plans the users of the other servers, who become known one after the other. People here follow some, and some follow them. */
function planResidents({ server }: Seeder, cast: Cast, stage: Stage, startMs: number, endMs: number): void {
  const random = new SeededRandom(30);
  for (const { host, resident } of DEMO_SERVERS) {
    if (!resident) continue;
    const [username, name] = resident;
    const meetings = random.some(WELL_CONNECTED, random.whole(1, 4)).map((person) => ({
      person,
      isFollowed: random.chance(0.7),
      follows: random.chance(0.5),
    }));
    stage.at(startMs + (endMs - startMs) * 0.8 * random.next(), () => {
      const user = addRemoteUser(server, { host, username, name, description: '', avatarUrl: null, avatarBlurhash: null, emojis: [] });
      for (const { person, isFollowed, follows } of meetings) {
        const friend = findUser(server, cast[person].id);
        if (friend && isFollowed) follow(server, friend, user);
        if (!friend || !follows) continue;
        receiveRequest(server, host);
        follow(server, user, friend);
      }
      return Promise.resolve();
    });
  }
}

/** Plans requests of other servers that concern no account here, as most requests between servers do. */
function planRequests({ server }: Seeder, stage: Stage, startMs: number, endMs: number): void {
  const random = new SeededRandom(31);
  for (const { host, state } of DEMO_SERVERS) {
    if (state === 'blocked' || state === 'suspended') continue;
    // Most servers are small. One that stopped answering was last heard of on the third day.
    const count = Math.round(10 + 90 * random.next() ** 2);
    const spanMs = (endMs - startMs) * (state === 'notResponding' ? 0.3 : 1);
    for (let n = 0; n < count; n++) {
      stage.at(startMs + spanMs * random.next() ** 0.7, () => {
        receiveRequest(server, host);
        return Promise.resolve();
      });
    }
  }
}

/** Adds the other servers with their users and emoji, and plans the notes that arrive from them. */
export async function addNeighbors(seeder: Seeder, cast: Cast, stage: Stage, startMs: number, endMs: number): Promise<void> {
  const { server } = seeder;
  for (const instance of DEMO_SERVERS) addRemoteInstance(server, instance);
  await Promise.all(
    DEMO_SERVERS.map(async ({ colors }, n) => {
      const icon = await render(quilt(n + 1, 192, 192, colors), 'webp');
      await keepRemoteMedia(server, `https://${DEMO_SERVERS[n]!.host}/icon.webp`, 'image/webp', icon);
    }),
  );
  planResidents(seeder, cast, stage, startMs, endMs);
  planRequests(seeder, stage, startMs, endMs);
  for (const { name, drawing } of REMOTE_EMOJIS) {
    const source = `https://moss.example/emoji/${name}.png`;
    const frame = EMOJI_DRAWINGS.find((emoji) => emoji.name === drawing)?.frames[0] ?? '';
    await keepRemoteMedia(server, source, 'image/png', await render(frame, 'png'));
    addRemoteEmoji(server, 'moss.example', name, source, 'image/png');
  }
  const users = new Map<string, UserRow>();
  for (const { face, ...visitor } of VISITORS) {
    const avatarUrl = `https://${visitor.host}/avatars/${visitor.username}.webp`;
    const bytes = await render(portrait(face), 'webp');
    await keepRemoteMedia(server, avatarUrl, 'image/webp', bytes);
    const emojis = REMOTE_EMOJIS.map(({ name }) => name).filter((name) => `${visitor.name} ${visitor.description}`.includes(`:${name}:`));
    const user = addRemoteUser(server, {
      ...visitor,
      avatarUrl,
      avatarBlurhash: (await readImageFacts(server.pictures.pixels, bytes))?.blurhash ?? null,
      emojis,
    });
    users.set(visitor.username, user);
    await seeder.call('following/create', { userId: user.id }, cast.alice);
    const alice = findUser(server, cast.alice.id);
    receiveRequest(server, visitor.host);
    if (alice) follow(server, user, alice);
  }
  LINES.forEach(({ by, text, emojis }, n) => {
    const author = users.get(by);
    if (!author) throw new Error(`the demo has no person ${by}`);
    stage.at(startMs + ((endMs - startMs) * (n + 0.5)) / LINES.length, async () => {
      const note = receiveNote(server, author, { text, emojis: emojis ?? [] });
      if (n % 2 === 0)
        await seeder.call('notes/reactions/create', { noteId: note.id, reaction: n % 4 === 0 ? '❤' : ':wisteria:' }, cast.alice);
    });
  });
  const fern = users.get('fern');
  stage.at(endMs - 3_600_000, async () => {
    const mine = await seeder.call('users/notes', { userId: cast.alice.id, limit: 20, withRenotes: false }, cast.alice);
    const latest = mine.find(({ visibility }) => visibility === 'public');
    const note = latest && findNote(server, latest.id);
    if (!note || !fern) return;
    receiveRequest(server, 'moss.example');
    addReaction(server, fern, note, chooseReaction(server, fern, note, '❤'));
    receiveNote(server, fern, {
      text: 'Seen from next door: lovely. :moss_leaf:',
      replyId: note.id,
      emojis: ['moss_leaf'],
    });
  });
}
