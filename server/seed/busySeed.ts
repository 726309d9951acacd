/** A full instance for measurements: 40 users and 5,000 notes, a quarter of them with pictures, a list and an antenna. */
import { DEMO_SIGN_INS, defaultPassword } from './seedNames';
import { EMOJI_DRAWINGS, renderEmoji } from './emojiDrawings';
import { bowl, chart, hills, nightTown, portrait, quilt, render, sea, wisteria, type FaceLook } from './pictures';
import { SeededRandom } from './random';
import type { SeedAccount, Seeder } from './Seeder';

const USERS = 40;
const NOTES = 5000;
const REACTIONS = 3000;
const WITH_FILES = 0.25;
const SPAN_MS = 14 * 24 * 3_600_000;
/** How many custom emoji the notes use. More would only make the seed slower. */
const EMOJIS = 24;

const SYLLABLES = ['ka', 'mi', 'to', 'ren', 'sol', 'ana', 'lu', 'vin', 'dor', 'yu', 'be', 'zo', 'fi', 'ta', 'no'];

const OPENINGS = [
  'Finished the',
  'Still looking for the',
  'Somebody left a',
  'Today I repaired the',
  'Nobody told me about the',
  'Three hours with the',
  'I dreamed about the',
  'Please admire the',
  'Back home with the',
  'The shop sold out of the',
];
const THINGS = [
  'green notebook',
  'night bus',
  'old radio',
  'paper lamp',
  'garden gate',
  'broken umbrella',
  'train table',
  'blue kettle',
  'museum ticket',
  'spare key',
  'wooden boat',
  'long letter',
];
const ENDINGS = [
  'and it was worth it.',
  'and now it rains.',
  'so I made tea.',
  'which explains the noise.',
  'and the cat approves.',
  '— more tomorrow.',
  'and I have no regrets.',
  'before the shop closed.',
  'as one does.',
  'with a little help.',
];
const JAPANESE = [
  '今日は風が気持ちいい。',
  '駅前のパン屋が開いていた。',
  '古い地図を見つけた。',
  'また締切が近い。',
  '猫が窓辺で寝ている。',
  '雨の音がする。',
  '明日は早起きしたい。',
  '新しいペンの書き味がいい。',
];
const TAGS = ['#garden', '#trains', '#今日の一枚', '#soup', '#maps'];
const UNICODE_REACTIONS = ['❤', '👍', '😂', '🎉', '😮', '😢', '👏', '🤔'];

/** Fills the instance for the bench and for scrolling tests. */
export async function busySeed(seeder: Seeder, nowMs: number): Promise<void> {
  const random = new SeededRandom(5000);
  const startMs = nowMs - SPAN_MS;
  seeder.at(startMs - 3_600_000);
  const accounts = await signUp(seeder, random);
  const emojis = await addEmojis(seeder, accounts[0]!);
  const files = await upload(seeder, accounts);
  await follow(seeder, accounts, random);
  await gather(seeder, accounts);

  const noteIds: string[] = [];
  const reactionsEach = REACTIONS / NOTES;
  const reacted = new Set<string>();
  for (let n = 0; n < NOTES; n++) {
    // The last hour has as many notes as a busy day, so that the first page is recent.
    seeder.at(startMs + ((SPAN_MS - 30_000) * (n + random.next() * 0.9)) / NOTES);
    const author = random.pick(accounts);
    const target = noteIds.length > 0 && random.chance(0.3) ? random.pick(noteIds.slice(-60)) : null;
    const isRenote = target !== null && random.chance(0.35);
    const { createdNote } = await seeder.call(
      'notes/create',
      isRenote
        ? { renoteId: target }
        : { ...contentOf(random, emojis, files.get(author.id) ?? []), ...(target === null ? {} : { replyId: target }) },
      author,
    );
    if (!isRenote) noteIds.push(createdNote.id);
    if (random.chance(reactionsEach)) await react(seeder, random, accounts, noteIds, emojis, reacted);
  }
  for (const username of DEMO_SIGN_INS) {
    const account = accounts.find((candidate) => candidate.username === username);
    if (!account) continue;
    await seeder.settleIn(account);
    await seeder.call('notifications/mark-all-as-read', {}, account);
  }
}

function contentOf(
  random: SeededRandom,
  emojis: readonly string[],
  files: readonly string[],
): { text: string; cw?: string; fileIds?: string[] } {
  const sentences = Array.from({ length: random.whole(1, 4) }, () =>
    random.chance(0.3) ? random.pick(JAPANESE) : `${random.pick(OPENINGS)} ${random.pick(THINGS)} ${random.pick(ENDINGS)}`,
  );
  if (random.chance(0.2)) sentences.push(`:${random.pick(emojis)}:`);
  if (random.chance(0.12)) sentences.push(random.pick(TAGS));
  if (random.chance(0.1)) sentences[0] = `**${sentences[0]}**`;
  if (random.chance(0.04)) sentences.push(`https://example.com/${random.whole(1, 400)}`);
  const text = sentences.join(random.chance(0.2) ? '\n' : ' ');
  return {
    text,
    ...(random.chance(0.03) ? { cw: 'Long day' } : {}),
    ...(random.chance(WITH_FILES) ? { fileIds: random.some(files, random.whole(1, Math.min(4, files.length))) } : {}),
  };
}

async function react(
  seeder: Seeder,
  random: SeededRandom,
  accounts: readonly SeedAccount[],
  noteIds: readonly string[],
  emojis: readonly string[],
  reacted: Set<string>,
): Promise<void> {
  const noteId = random.pick(noteIds.slice(-40));
  const account = random.pick(accounts);
  if (reacted.has(`${noteId} ${account.id}`)) return;
  reacted.add(`${noteId} ${account.id}`);
  const reaction = random.chance(0.4) ? `:${random.pick(emojis)}:` : random.pick(UNICODE_REACTIONS);
  await seeder.call('notes/reactions/create', { noteId, reaction }, account);
}

async function signUp(seeder: Seeder, random: SeededRandom): Promise<SeedAccount[]> {
  const [first, ...named] = DEMO_SIGN_INS;
  const admin = await seeder.createAdmin(first, defaultPassword(first));
  const others = Array.from(
    { length: USERS - DEMO_SIGN_INS.length },
    (_, n) => `${random.pick(SYLLABLES)}${random.pick(SYLLABLES)}${n + 1}`,
  );
  const accounts = [
    admin,
    ...(await Promise.all([...named, ...others].map((username) => seeder.signUp(username, defaultPassword(username))))),
  ];
  const extras: readonly FaceLook['extra'][] = ['cat', 'leaf', 'flower', 'glasses', 'cap', 'scarf', 'none'];
  const styles: readonly FaceLook['hairStyle'][] = ['short', 'long', 'bun', 'none'];
  const faces = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      render(
        portrait({
          background: [`hsl(${n * 45} 70% 85%)`, `hsl(${n * 45} 45% 50%)`],
          skin: random.pick(['#f6d5b8', '#c98f6b', '#efc29a']),
          hair: random.pick(['#2b2440', '#8a4b2a', '#d9d4e8']),
          extra: random.pick(extras),
          hairStyle: random.pick(styles),
        }),
        'webp',
      ),
    ),
  );
  for (const [n, account] of accounts.entries()) {
    const avatar = await seeder.upload(account, { name: 'avatar.webp', bytes: faces[n % faces.length]! });
    const name = `${account.username.charAt(0).toUpperCase()}${account.username.slice(1)}`;
    await seeder.call('i/update', { name, avatarId: avatar.id, description: 'One of forty.' }, account);
  }
  return accounts;
}

async function addEmojis(seeder: Seeder, admin: SeedAccount): Promise<string[]> {
  const drawings = EMOJI_DRAWINGS.slice(0, EMOJIS);
  for (const drawing of drawings) {
    const file = await seeder.upload(admin, await renderEmoji(drawing));
    await seeder.call(
      'admin/emoji/add',
      { name: drawing.name, fileId: file.id, category: drawing.category, aliases: drawing.aliases },
      admin,
    );
  }
  return drawings.map(({ name }) => name);
}

/** Uploads the same few pictures to every drive. Equal bytes are stored and measured once. */
async function upload(seeder: Seeder, accounts: readonly SeedAccount[]): Promise<ReadonlyMap<string, string[]>> {
  const drawings = [
    hills(301, 1200, 800, ['#f7b267', '#f4845f', '#4a3b63']),
    nightTown(302, 1200, 800),
    sea(303, 1200, 900, ['#bfe3f2', '#f4e3c1', '#2f6f8f']),
    wisteria(304, 900, 1200),
    bowl(305, 1000, 1000),
    chart(306, 1200, 700),
    quilt(307, 800, 800, ['#7c5cd6', '#f5c02e', '#e0609a', '#2b2440']),
  ];
  const pictures = await Promise.all(drawings.map((drawing) => render(drawing, 'jpeg')));
  const files = new Map<string, string[]>();
  for (const account of accounts) {
    const ids: string[] = [];
    for (const [n, bytes] of pictures.entries()) ids.push((await seeder.upload(account, { name: `picture-${n + 1}.jpg`, bytes })).id);
    files.set(account.id, ids);
  }
  return files;
}

/** Gives each account that people sign in with a list of ten users, and an antenna for words that many notes contain. */
async function gather(seeder: Seeder, accounts: readonly SeedAccount[]): Promise<void> {
  const members = accounts.slice(10, 20);
  const keywords = [['kettle'], ['notebook'], ['lamp']];
  for (const account of accounts.slice(0, DEMO_SIGN_INS.length)) {
    const list = await seeder.call('users/lists/create', { name: 'Neighbors' }, account);
    for (const { id } of members) await seeder.call('users/lists/push', { listId: list.id, userId: id }, account);
    await seeder.call(
      'antennas/create',
      {
        name: 'Things',
        keywords,
        src: 'all',
        users: [],
        excludeKeywords: [],
        withReplies: true,
        caseSensitive: false,
        withFile: false,
        notify: false,
      },
      account,
    );
  }
}

/** The accounts that people sign in with follow all others, so that their home timeline is the busiest. */
async function follow(seeder: Seeder, accounts: readonly SeedAccount[], random: SeededRandom): Promise<void> {
  for (const account of accounts) {
    const others = accounts.filter((other) => other !== account);
    const isNamed = DEMO_SIGN_INS.some((username) => username === account.username);
    for (const followee of isNamed ? others : random.some(others, 8))
      await seeder.call('following/create', { userId: followee.id }, account);
  }
}
