import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

const NOBODY = 'aaaaaaaaaaaaaaaa';

let world: TestInstance;
let root: TestAccount;
let alice: TestAccount;
let bob: TestAccount;
let carol: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  root = await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  carol = await world.signUp('carol');
});
afterAll(() => world.close());

const post = async (account: TestAccount, params: NoteCreateParams): Promise<WireNote> =>
  (await world.ok('notes/create', params, account.token)).createdNote;
const show = (noteId: string, account?: TestAccount) => world.ok('notes/show', { noteId }, account?.token);

/** A file row as an upload leaves it. Its content does not matter here. */
function fileOf(account: TestAccount): string {
  const id = world.instance.server.ids.next();
  world.instance.server.db.run(
    `INSERT INTO files (id, userId, name, type, md5, sha256, size, accessKey) VALUES (?, ?, 'a.png', 'image/png', 'm', 's', 1, ?)`,
    [id, account.id, `key-${id}`],
  );
  return id;
}

describe('parameters of other clients', () => {
  test('files can have their older name', async () => {
    const fileId = fileOf(alice);
    const { createdNote } = await world.ok('notes/create', { mediaIds: [fileId] }, alice.token);
    expect(createdNote.fileIds).toEqual([fileId]);
  });

  test('mentions and hashtags can be left without effect', async () => {
    const params = { text: '@bob #moss', noExtractMentions: true, noExtractHashtags: true, noExtractEmojis: true };
    const { createdNote } = await world.ok('notes/create', params, alice.token);
    expect(createdNote).not.toHaveProperty('mentions');
    expect(createdNote).not.toHaveProperty('tags');
  });
});

describe('a note in wire form', () => {
  /** Fields of the simplest note of a real server, in order. */
  const PLAIN =
    'id,createdAt,userId,user,text,cw,visibility,localOnly,reactionAcceptance,renoteCount,repliesCount,reactions,reactionEmojis,' +
    'fileIds,files,replyId,renoteId,clippedCount';

  test('a simple note has exactly the fields of a real server', async () => {
    const note = await post(alice, { text: 'plain' });
    expect(Object.keys(note).join()).toBe(PLAIN);
    expect(note).toMatchObject({ text: 'plain', cw: null, visibility: 'public', localOnly: false, userId: alice.id, clippedCount: 0 });
  });

  test('a note has tags, mentions, recipients, a poll and a target only if it uses them', async () => {
    const target = await post(bob, { text: 'target' });
    const note = await post(alice, {
      text: '@bob #Tag',
      visibility: 'specified',
      visibleUserIds: [carol.id],
      replyId: target.id,
      poll: { choices: ['a', 'b'], multiple: false, expiresAt: null, expiredAfter: null },
    });
    expect(note).toMatchObject({
      tags: ['tag'],
      mentions: [bob.id, carol.id],
      visibleUserIds: [carol.id, bob.id],
      poll: { multiple: false, expiresAt: null, choices: [{ text: 'a', votes: 0, isVoted: false }, { text: 'b' }] },
      reply: { id: target.id },
    });
    // A replied note comes without details.
    expect(note.reply).not.toHaveProperty('clippedCount');
    expect(note.reply).not.toHaveProperty('reply');
  });

  test('a renote contains the whole renoted note', async () => {
    const target = await post(bob, { text: 'target', poll: { choices: ['a', 'b'], multiple: true, expiresAt: null, expiredAfter: null } });
    const note = await post(alice, { renoteId: target.id });
    expect(note).toMatchObject({ text: null, renoteId: target.id, renote: { clippedCount: 0, renoteCount: 1, poll: { multiple: true } } });
    expect(note).not.toHaveProperty('reply');
  });

  test('quotes of quotes are followed to a limited depth', async () => {
    let note = await post(alice, { text: 'quote 0' });
    for (let index = 1; index < 9; index++) note = await post(bob, { text: `quote ${index}`, renoteId: note.id });
    let depth = 0;
    let inner: WireNote | null | undefined = await show(note.id);
    while (inner?.renote) {
      inner = inner.renote;
      depth++;
    }
    expect(depth).toBe(5);
  });

  test('files appear in the order of attaching', async () => {
    const [first, second] = [fileOf(alice), fileOf(alice)];
    const note = await post(alice, { fileIds: [second, first] });
    expect(note.text).toBeNull();
    expect(note.fileIds).toEqual([second, first]);
    expect(note.files?.map((file) => file.id)).toEqual([second, first]);
    expect(note.files?.[0]).toMatchObject({ user: null, folder: null });
  });
});

describe('creating a note', () => {
  test('notes/create trims the text and accepts 3,000 characters of any width', async () => {
    expect((await post(alice, { text: '  hi \n' })).text).toBe('hi');
    expect((await post(alice, { text: '𠮷'.repeat(3000) })).text).toHaveLength(6000);
    expect(await world.refused('notes/create', { text: 'x'.repeat(3001) }, alice.token)).toMatchObject({ code: 'INVALID_PARAM' });
  });

  test.each<[string, object]>([
    ['a note without content', {}],
    ['white space only', { text: ' \n\t' }],
    ['a text that is a number', { text: 5 }],
    ['an empty text', { text: '' }],
    ['an empty warning', { text: 'x', cw: '' }],
    ['a warning that is too long', { text: 'x', cw: 'x'.repeat(101) }],
    ['an empty list of files', { fileIds: [] }],
    ['the same file twice', { fileIds: ['a', 'a'] }],
    ['seventeen files', { fileIds: Array.from({ length: 17 }, (_, index) => `f${index}`) }],
    ['a poll of one choice', { text: 'x', poll: { choices: ['a'] } }],
    ['a poll of eleven choices', { text: 'x', poll: { choices: Array.from({ length: 11 }, (_, index) => `c${index}`) } }],
    ['a poll of equal choices', { text: 'x', poll: { choices: ['a', 'a'] } }],
    ['a poll that ends at once', { text: 'x', poll: { choices: ['a', 'b'], expiredAfter: 0 } }],
    ['an unknown visibility', { text: 'x', visibility: 'secret' }],
    ['an unknown reactionAcceptance', { text: 'x', reactionAcceptance: 'none' }],
  ])('notes/create refuses %s', async (_what, params) => {
    expect(await world.refused('notes/create', params, alice.token)).toEqual({
      status: 400,
      code: 'INVALID_PARAM',
      id: '3d81ceae-475f-4600-b2a8-2bc116157532',
    });
  });

  test('notes/create accepts a poll, a file or a renote without a text', async () => {
    expect((await post(alice, { poll: { choices: ['a', 'b'], multiple: false, expiresAt: null, expiredAfter: null } })).text).toBeNull();
    expect((await post(alice, { text: null, fileIds: [fileOf(alice)] })).text).toBeNull();
  });

  test('notes/create refuses visitors', async () => {
    expect(await world.refused('notes/create', { text: 'x' })).toMatchObject({ status: 401, code: 'CREDENTIAL_REQUIRED' });
  });

  test('notes/create refuses files of other accounts', async () => {
    expect(await world.refused('notes/create', { fileIds: [fileOf(bob)] }, alice.token)).toMatchObject({
      id: 'b6992544-63e7-67f0-fa7f-32444b1b5306',
    });
  });

  test('notes/create refuses a channel, because there are none', async () => {
    expect(await world.refused('notes/create', { text: 'x', channelId: NOBODY }, alice.token)).toMatchObject({ code: 'NO_SUCH_CHANNEL' });
  });

  test('a refused note changes nothing', async () => {
    const before = (await world.ok('users/show', { userId: alice.id })) as { notesCount: number };
    await world.refused('notes/create', { text: 'x', poll: { choices: ['a', 'b'], expiresAt: 1 } }, alice.token);
    expect(await world.ok('users/show', { userId: alice.id })).toMatchObject({ notesCount: before.notesCount });
    expect((await world.ok('users/notes', { userId: alice.id, limit: 1 }))[0]?.text).not.toBe('x');
  });

  test("a silenced account's notes stay out of public timelines", async () => {
    const silenced = await world.signUp('silenced');
    await grantPolicies(world, root, silenced.id, { canPublicNote: false });
    expect((await post(silenced, { text: 'x', visibility: 'public' })).visibility).toBe('home');
    expect((await post(silenced, { text: 'x', visibility: 'followers' })).visibility).toBe('followers');
  });

  test('a reply to a local-only note is local-only', async () => {
    const target = await post(bob, { text: 'here', localOnly: true });
    expect((await post(alice, { text: 'x', replyId: target.id })).localOnly).toBe(true);
    expect((await post(alice, { renoteId: target.id })).localOnly).toBe(true);
  });

  test('the end of a poll can be given as a time or as a duration', async () => {
    const poll = { choices: ['a', 'b'], multiple: false };
    const at = world.clock.now() + 5000;
    const byMoment = await post(alice, { text: 'x', poll: { ...poll, expiresAt: at, expiredAfter: null } });
    const byDuration = await post(alice, { text: 'x', poll: { ...poll, expiresAt: null, expiredAfter: 5000 } });
    expect(byMoment.poll?.expiresAt).toBe(new Date(at).toISOString());
    expect(byDuration.poll?.expiresAt).toBe(new Date(at).toISOString());
    expect(
      await world.refused('notes/create', { text: 'x', poll: { ...poll, expiresAt: world.clock.now() - 1 } }, alice.token),
    ).toMatchObject({
      id: '04da457d-b083-4055-9082-955525eda5a5',
    });
  });

  test('a note increases the counters of its author and of the replied note', async () => {
    const target = await post(bob, { text: 'target' });
    const before = (await world.ok('users/show', { userId: alice.id })) as { notesCount: number };
    await post(alice, { text: 'x', replyId: target.id });
    expect(await world.ok('users/show', { userId: alice.id })).toMatchObject({ notesCount: before.notesCount + 1 });
    expect(await show(target.id)).toMatchObject({ repliesCount: 1 });
  });
});

describe('replying', () => {
  test.each<[string, () => Promise<string>, string]>([
    ['an unknown note', () => Promise.resolve(NOBODY), '749ee0f6-d3da-459a-bf02-282e2da4292c'],
    [
      'a renote',
      async () => (await post(bob, { renoteId: (await post(bob, { text: 'x' })).id })).id,
      '3ac74a84-8fd5-4bb0-870f-01804f82ce15',
    ],
    [
      'a note that cannot be read',
      async () => (await post(bob, { text: 'x', visibility: 'followers' })).id,
      'b98980fa-3780-406c-a935-b6d0eeee10d1',
    ],
  ])('replying to %s is refused', async (_what, target, id) => {
    expect(await world.refused('notes/create', { text: 'x', replyId: await target() }, alice.token)).toMatchObject({ id });
  });

  test('replying to and renoting an account that blocks the author is refused', async () => {
    const target = await post(carol, { text: 'x' });
    await world.ok('blocking/create', { userId: bob.id }, carol.token);
    const refusal = { id: 'b390d7e1-8a5e-46ed-b625-06271cafd3d3', code: 'YOU_HAVE_BEEN_BLOCKED' };
    expect(await world.refused('notes/create', { text: 'x', replyId: target.id }, bob.token)).toMatchObject(refusal);
    expect(await world.refused('notes/create', { renoteId: target.id }, bob.token)).toMatchObject(refusal);
    await world.ok('blocking/delete', { userId: bob.id }, carol.token);
  });
});

describe('renoting', () => {
  test.each<[string, () => Promise<string>, string]>([
    ['an unknown note', () => Promise.resolve(NOBODY), 'b5c90186-4ab0-49c8-9bba-a1f76c282ba4'],
    [
      'a renote',
      async () => (await post(bob, { renoteId: (await post(bob, { text: 'x' })).id })).id,
      'fd4cc33e-2a37-48dd-99cc-9b806eb2031a',
    ],
    [
      'a followers-only note of another account',
      async () => (await post(bob, { text: 'x', visibility: 'followers' })).id,
      'be9529e9-fe72-4de0-ae43-0b363c4938af',
    ],
    [
      'a direct note, even by its author',
      async () => (await post(alice, { text: 'x', visibility: 'specified', visibleUserIds: [bob.id] })).id,
      'be9529e9-fe72-4de0-ae43-0b363c4938af',
    ],
  ])('renoting %s is refused', async (_what, target, id) => {
    expect(await world.refused('notes/create', { renoteId: await target() }, alice.token)).toMatchObject({ id });
  });

  test("a renote of one's own followers-only note is for followers only", async () => {
    const target = await post(alice, { text: 'x', visibility: 'followers' });
    expect((await post(alice, { renoteId: target.id })).visibility).toBe('followers');
  });

  test('a quote can be renoted', async () => {
    const quote = await post(bob, { text: 'quote', renoteId: (await post(bob, { text: 'x' })).id });
    expect((await post(alice, { renoteId: quote.id })).renote?.text).toBe('quote');
  });

  test('a renote counts, except by the author', async () => {
    const target = await post(bob, { text: 'x' });
    await post(bob, { renoteId: target.id });
    expect(await show(target.id)).toMatchObject({ renoteCount: 0 });
    await post(alice, { renoteId: target.id });
    expect(await show(target.id)).toMatchObject({ renoteCount: 1 });
  });

  test('notes/unrenote removes renotes and keeps quotes', async () => {
    const target = await post(bob, { text: 'x' });
    const quote = await post(alice, { renoteId: target.id, text: 'quote' });
    const renote = await post(alice, { renoteId: target.id });
    await world.ok('notes/unrenote', { noteId: target.id }, alice.token);
    expect(await world.refused('notes/show', { noteId: renote.id })).toMatchObject({ code: 'NO_SUCH_NOTE' });
    expect(await show(quote.id)).toMatchObject({ text: 'quote' });
    expect(await show(target.id)).toMatchObject({ renoteCount: 1 });
  });
});

describe('deleting', () => {
  test('deleting a note deletes replies, renotes and quotes at any depth', async () => {
    const target = await post(bob, { text: 'x' });
    const kept = await post(bob, { text: 'kept' });
    const answer = await post(alice, { text: 'x', replyId: target.id });
    const below = await post(bob, { text: 'x', replyId: answer.id, renoteId: kept.id });
    const quote = await post(alice, { text: 'x', renoteId: target.id });
    const deleted = world.listen('noteUpdated');
    await world.ok('notes/delete', { noteId: target.id }, bob.token);
    for (const note of [target, answer, below, quote]) {
      expect(await world.refused('notes/show', { noteId: note.id })).toMatchObject({ id: '24fcbfc6-2e37-42b6-8388-c29b3861a08d' });
    }
    expect(deleted.map(({ noteId, type }) => ({ noteId, type }))).toEqual(
      [quote, below, answer, target].map(({ id }) => ({ noteId: id, type: 'deleted' })),
    );
    expect(await show(kept.id)).toMatchObject({ renoteCount: 0 });
  });

  test("deleting a reply decreases the reply counter, but not the author's number of notes", async () => {
    const target = await post(bob, { text: 'x' });
    const answer = await post(alice, { text: 'x', replyId: target.id });
    const before = (await world.ok('users/show', { userId: alice.id })) as { notesCount: number };
    await world.ok('notes/delete', { noteId: answer.id }, alice.token);
    expect(await show(target.id)).toMatchObject({ repliesCount: 0 });
    expect(await world.ok('users/show', { userId: alice.id })).toMatchObject({ notesCount: before.notesCount });
  });

  test('only the author and moderators can delete a note', async () => {
    const note = await post(bob, { text: 'x' });
    expect(await world.refused('notes/delete', { noteId: note.id }, alice.token)).toMatchObject({
      id: 'fe8d7103-0ea8-4ec3-814d-f8b401dc69e9',
    });
    await world.ok('notes/delete', { noteId: note.id }, root.token);
    expect(await world.refused('notes/delete', { noteId: note.id }, bob.token)).toMatchObject({
      id: '490be23f-8c1f-4796-819f-94cb4f9d1630',
    });
  });
});

describe('notes around a note', () => {
  test('notes/children lists replies and quotes, newest first, without renotes', async () => {
    const target = await post(bob, { text: 'x' });
    const answer = await post(alice, { text: 'x', replyId: target.id });
    const quote = await post(carol, { text: 'x', renoteId: target.id });
    await post(carol, { renoteId: target.id });
    const children = await world.ok('notes/children', { noteId: target.id });
    expect(children.map((note) => note.id)).toEqual([quote.id, answer.id]);
    expect((await world.ok('notes/children', { noteId: target.id, limit: 1, sinceId: answer.id })).map((note) => note.id)).toEqual([
      quote.id,
    ]);
  });

  test('notes/children leaves out notes that the viewer may not read', async () => {
    const target = await post(bob, { text: 'x' });
    await post(alice, { text: 'x', replyId: target.id, visibility: 'followers' });
    expect(await world.ok('notes/children', { noteId: target.id }, carol.token)).toEqual([]);
    expect(await world.ok('notes/children', { noteId: target.id }, bob.token)).toHaveLength(1);
  });

  test('notes/conversation goes up from the parent', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 4; index++) {
      const replyId = ids.at(-1);
      ids.push((await post(bob, { text: `${index}`, ...(replyId ? { replyId } : {}) })).id);
    }
    const up = async (params: object) =>
      (await world.ok('notes/conversation', { noteId: ids[3] ?? '', ...params })).map((note) => ids.indexOf(note.id));
    expect(await up({})).toEqual([2, 1, 0]);
    expect(await up({ limit: 2 })).toEqual([2, 1]);
    expect(await up({ offset: 2 })).toEqual([0]);
    expect(await world.refused('notes/conversation', { noteId: NOBODY })).toMatchObject({ id: 'e1035875-9551-45ec-afa8-1ded1fcb53c8' });
  });

  test('notes/renotes lists renotes with their authors', async () => {
    const target = await post(bob, { text: 'x' });
    await post(alice, { renoteId: target.id });
    await post(carol, { renoteId: target.id });
    const renotes = await world.ok('notes/renotes', { noteId: target.id });
    expect(renotes.map((note) => note.user.username)).toEqual(['carol', 'alice']);
    expect(await world.refused('notes/renotes', { noteId: NOBODY })).toMatchObject({ id: '12908022-2e21-46cd-ba6a-3edaf6093f46' });
  });
});

describe('muted threads', () => {
  test('a muted thread sends no mentions or replies, whichever of its notes was muted', async () => {
    const first = await post(bob, { text: 'x' });
    const second = await post(alice, { text: 'x', replyId: first.id });
    await world.ok('notes/thread-muting/create', { noteId: second.id }, bob.token);
    expect(await world.ok('notes/state', { noteId: first.id }, bob.token)).toEqual({ isFavorited: false, isMutedThread: true });
    const told = world.listen('main');
    await post(alice, { text: '@bob', replyId: second.id });
    expect(told.filter((event) => event.userId === bob.id)).toEqual([]);
    await world.ok('notes/thread-muting/delete', { noteId: first.id }, bob.token);
    await post(alice, { text: '@bob', replyId: second.id });
    expect(told.filter((event) => event.userId === bob.id).map((event) => event.type)).toEqual(['mention', 'notification']);
  });
});

test('notes/translate answers a status, because there is no translator', async () => {
  const note = await post(bob, { text: 'x' });
  expect(await world.post('notes/translate', { noteId: note.id, targetLang: 'en' }, alice.token)).toEqual({ status: 200, body: 204 });
  expect(await world.refused('notes/translate', { noteId: NOBODY, targetLang: 'en' }, alice.token)).toMatchObject({
    id: 'bea9b03f-36e0-49c5-a4db-627a029f8971',
  });
});
