/**
 * Data that is allowed but awkward: long words, mixed directions, hostile markup, 64 reactions, dead links, deleted
 * accounts.
 */
import type { NoteCreateParams } from '~/api/endpoints';
import { DEMO_SIGN_INS, defaultPassword } from './seedNames';
import { DIRECTION_TEXTS, HOSTILE_TEXTS, LAYOUT_TEXTS, SIXTY_FOUR_REACTIONS, STRANGE_NAMES } from './edgeTexts';
import { EMOJI_DRAWINGS, renderEmoji } from './emojiDrawings';
import { hills, quilt, render, wisteria } from './pictures';
import type { SeedAccount, Seeder } from './Seeder';

const STEP_MS = 60_000;
/** Maximum number of files of a note, as on real servers. */
const MOST_FILES = 16;

/** Fills the instance for tests of robustness. Notes are a minute apart, in a fixed order. */
export async function edgeSeed(seeder: Seeder, nowMs: number): Promise<void> {
  const strange = STRANGE_NAMES.map((_, n) => `strange${n + 1}`);
  const reactors = SIXTY_FOUR_REACTIONS.map((_, n) => `reactor${n + 1}`);
  let atMs = nowMs - 2 * 24 * 3_600_000;
  const tick = () => seeder.at((atMs += STEP_MS));
  tick();
  const [first, ...named] = DEMO_SIGN_INS;
  const admin = await seeder.createAdmin(first, defaultPassword(first));
  const signUp = (names: readonly string[]) => Promise.all(names.map((username) => seeder.signUp(username, defaultPassword(username))));
  const [alice, bob, carol] = (await signUp(named)) as [SeedAccount, SeedAccount, SeedAccount];
  for (const account of [admin, alice, bob, carol]) await seeder.settleIn(account);
  const odd = await signUp(strange);
  const crowd = await signUp(reactors);
  const [gone] = (await signUp(['gone'])) as [SeedAccount];
  for (const drawing of EMOJI_DRAWINGS) {
    const file = await seeder.upload(admin, await renderEmoji(drawing));
    await seeder.call(
      'admin/emoji/add',
      { name: drawing.name, fileId: file.id, category: drawing.category, aliases: drawing.aliases },
      admin,
    );
  }
  for (const [n, account] of odd.entries()) {
    await seeder.call('i/update', { name: STRANGE_NAMES[n] ?? null, description: HOSTILE_TEXTS[n % 8]?.slice(0, 1500) ?? null }, account);
    for (const reader of [alice, bob, carol]) await seeder.call('following/create', { userId: account.id }, reader);
  }
  for (const [a, b] of [
    [alice, bob],
    [bob, alice],
    [carol, alice],
    [alice, carol],
    [alice, admin],
    [alice, gone],
  ] as const) {
    await seeder.call('following/create', { userId: b.id }, a);
  }

  const post: Post = async (account, note) => {
    tick();
    return (await seeder.call('notes/create', note, account)).createdNote.id;
  };
  for (const [n, text] of [...LAYOUT_TEXTS, ...DIRECTION_TEXTS, ...HOSTILE_TEXTS].entries()) {
    await post(odd[n % odd.length]!, { text: text.slice(0, 3000), ...(n % 9 === 8 ? { cw: text.slice(0, 80).trim() || 'cw' } : {}) });
  }
  await postFiles(seeder, bob, post);
  await talkInDepth(post, alice, bob, carol);
  await leave(seeder, gone, alice, post);

  const celebrated = await post(alice, { text: 'Sixty-four different reactions, please.' });
  tick();
  for (const [n, account] of crowd.entries()) {
    await seeder.call('notes/reactions/create', { noteId: celebrated, reaction: SIXTY_FOUR_REACTIONS[n] ?? '❤' }, account);
  }
  await post(alice, { text: 'The links in here are dead: https://dead.example/ https://dead.example/image.png' });
  await post(bob, {
    text: 'Ten choices, all long.',
    poll: {
      choices: Array.from({ length: 10 }, (_, n) => `${n + 1} ${'choice '.repeat(6)}`.trim()),
      multiple: true,
      expiresAt: null,
      expiredAfter: null,
    },
  });
  await post(carol, { text: 'The last note of the edge seed is an ordinary one.' });
}

/** Posts a note a minute after the previous one and returns its id. */
type Post = (account: SeedAccount, note: NoteCreateParams) => Promise<string>;

/** Posts a note with sixteen pictures of different shapes, then one with files that are not pictures. */
async function postFiles(seeder: Seeder, account: SeedAccount, post: Post): Promise<void> {
  const shapes: readonly (readonly [number, number])[] = [
    [1600, 200],
    [200, 1600],
    [64, 64],
    [1, 1],
    [800, 600],
    [600, 800],
  ];
  const ids: string[] = [];
  for (let n = 0; n < MOST_FILES; n++) {
    const [width, height] = shapes[n % shapes.length]!;
    const drawing =
      width < 100
        ? quilt(n, width + 6, height + 6, ['#7c5cd6', '#f5c02e'])
        : n % 2
          ? hills(n, width, height, ['#f7b267', '#f4845f', '#4a3b63'])
          : wisteria(n, width, height);
    const file = await seeder.upload(account, {
      name: `${'long-name-'.repeat(n % 4 === 0 ? 18 : 1)}${n}.png`,
      bytes: await render(drawing, 'png'),
      isSensitive: n % 5 === 4,
    });
    ids.push(file.id);
  }
  await post(account, { text: 'Sixteen files.', fileIds: ids });
  const broken = await seeder.upload(account, {
    name: 'broken.png',
    bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
  });
  const page = await seeder.upload(account, { name: 'page.html', bytes: Buffer.from('<script>alert(1)</script>') });
  const vector = await seeder.upload(account, {
    name: 'script.svg',
    bytes: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(1)</script><rect width="100" height="100" fill="#7c5cd6"/></svg>',
    ),
  });
  await post(account, { text: null, fileIds: [broken.id, page.id, vector.id] });
}

/**
 * Posts a thread that is forty replies deep, a renote of a quote of a renote, and a reply with nothing but a content
 * warning.
 */
async function talkInDepth(post: Post, alice: SeedAccount, bob: SeedAccount, carol: SeedAccount): Promise<void> {
  let parent = await post(alice, { text: 'A thread that goes deep.' });
  for (let n = 1; n <= 40; n++) parent = await post([bob, carol, alice][n % 3]!, { text: `Answer ${n}`, replyId: parent });
  const quote = await post(bob, { text: 'A quote', renoteId: parent });
  const again = await post(carol, { text: 'A quote of the quote', renoteId: quote });
  await post(alice, { renoteId: again });
  await post(alice, { text: 'Behind an empty-looking warning', cw: '\u3000\u200B.' });
}

/** Deletes an account that has posted. Its notes stay; the account no longer answers. */
async function leave(seeder: Seeder, gone: SeedAccount, alice: SeedAccount, post: Post): Promise<void> {
  const last = await post(gone, { text: 'My last note. The account behind it is deleted.' });
  await post(alice, { text: 'Replying to an account that left.', replyId: last });
  const removed = await post(gone, { text: 'This one gets deleted.' });
  const quoting = await post(alice, { text: 'Quoting a note that is about to vanish.', renoteId: removed });
  await post(alice, { text: 'Answering the quote.', replyId: quoting });
  await seeder.call('notes/delete', { noteId: removed }, gone);
  // No endpoint of this instance deletes accounts, so this step writes to the database.
  seeder.server.db.run('UPDATE users SET isDeleted = 1 WHERE id = ?', [gone.id]);
}
