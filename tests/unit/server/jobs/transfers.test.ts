import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blobPath } from '../../../../server/core/drive/blobs';
import { driveCapacity } from '../../../../server/core/drive/createFile';
import { csvLine, parseCsv } from '../../../../server/jobs/csv';
import type { FileRow } from '../../../../server/db/rows/FileRow';
import type { ServerEndpoint } from '../../../../server/http/serverEndpoints';
import { upload } from '../support/media';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
let carol: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  carol = await world.signUp('carol');
});
afterEach(() => world.close());

type ExportEndpoint = Extract<ServerEndpoint, `i/export-${string}`>;
type ImportEndpoint = Extract<ServerEndpoint, `i/import-${string}`>;

/** Exports and returns the file. */
async function exported(
  path: ExportEndpoint,
  account: TestAccount,
  params: object = {},
): Promise<{ id: string; name: string; text: string }> {
  await world.ok(path, params, account.token);
  await world.instance.server.queue.idle();
  const [file] = await world.ok('drive/files', { limit: 1 }, account.token);
  if (!file) throw new Error('no file was exported');
  const row = world.instance.server.db.get<FileRow>('SELECT * FROM files WHERE id = ?', [file.id])!;
  return { id: file.id, name: file.name, text: await readFile(blobPath(world.instance.server, row.sha256), 'utf8') };
}

async function imported(path: ImportEndpoint, account: TestAccount, fileId: string): Promise<void> {
  await world.ok(path, { fileId }, account.token);
  await world.instance.server.queue.idle();
}

const fileOf = async (account: TestAccount, text: string) => (await upload(world, account, Buffer.from(text), 'rows.csv')).id;
const hostOf = () => world.instance.server.host;
const newestNotification = async (account: TestAccount) => (await world.ok('i/notifications', { limit: 1 }, account.token))[0];

/** Everything that a table names of an account, by the other accounts' names. */
const namesOf = (table: string, from: string, to: string, account: TestAccount) =>
  world.instance.server.db
    .all<{ username: string }>(`SELECT u.username FROM ${table} r JOIN users u ON u.id = r.${to} WHERE r.${from} = ? ORDER BY u.username`, [
      account.id,
    ])
    .map(({ username }) => username);

describe('exports', () => {
  test('all notes of the account are exported, also those for few, and more than are read at once', async () => {
    for (let n = 0; n < 120; n++)
      await world.ok('notes/create', { text: `note ${n}`, visibility: n % 2 ? 'specified' : 'public' }, alice.token);
    await world.ok('notes/create', { text: 'not mine' }, bob.token);
    const { name, text } = await exported('i/export-notes', alice);
    const notes = JSON.parse(text) as { text: string }[];
    expect(notes.map((note) => note.text)).toEqual(Array.from({ length: 120 }, (_, n) => `note ${n}`));
    expect(name).toMatch(/^notes-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.json$/);
    expect(Object.keys(notes[0]!).sort()).toEqual(
      'createdAt cw fileIds files id localOnly poll reactionAcceptance renoteId replyId text visibility visibleUserIds'.split(' '),
    );
  });

  test('an export is counted as work', async () => {
    const { jobs } = world.instance.server;
    const before = jobs.load('inbox').started;
    await exported('i/export-notes', alice);
    // The job, and the file that it stores.
    expect(jobs.load('inbox').started - before).toBe(2);
  });

  test('favorites and clips are exported with their authors', async () => {
    const { createdNote } = await world.ok('notes/create', { text: 'soup' }, bob.token);
    await world.ok('notes/favorites/create', { noteId: createdNote.id }, alice.token);
    const { id: clipId } = await world.ok('clips/create', { name: 'Recipes' }, alice.token);
    await world.ok('clips/add-note', { clipId, noteId: createdNote.id }, alice.token);
    expect(JSON.parse((await exported('i/export-favorites', alice)).text)).toMatchObject([
      { note: { text: 'soup', user: { username: 'bob' } } },
    ]);
    expect(JSON.parse((await exported('i/export-clips', alice)).text)).toMatchObject([
      { name: 'Recipes', clipNotes: [{ note: { text: 'soup', user: { username: 'bob' } } }] },
    ]);
  });

  test('a favorite that the account may no longer see is exported without its content', async () => {
    const { createdNote } = await world.ok('notes/create', { text: 'secret' }, bob.token);
    await world.ok('notes/favorites/create', { noteId: createdNote.id }, alice.token);
    world.instance.server.db.run("UPDATE notes SET visibility = 'specified' WHERE id = ?", [createdNote.id]);
    expect((await exported('i/export-favorites', alice)).text).not.toContain('secret');
  });

  test('muted and inactive accounts can be left out of the followed ones', async () => {
    for (const { id: userId } of [bob, carol]) await world.ok('following/create', { userId }, alice.token);
    await world.ok('mute/create', { userId: bob.id }, alice.token);
    world.instance.server.db.run('UPDATE users SET updatedAt = ? WHERE id = ?', [world.clock.now() - 91 * 24 * 3_600_000, carol.id]);
    const lines = async (params: object) =>
      (await exported('i/export-following', alice, params)).text.split('\n').filter((line) => line !== '');
    expect(await lines({})).toEqual([`bob@${hostOf()}`, `carol@${hostOf()}`]);
    expect(await lines({ excludeMuting: true })).toEqual([`carol@${hostOf()}`]);
    expect(await lines({ excludeInactive: true })).toEqual([`bob@${hostOf()}`]);
  });

  test('a mute that ends by itself is not exported', async () => {
    await world.ok('mute/create', { userId: bob.id, expiresAt: world.clock.now() + 60_000 }, alice.token);
    await world.ok('mute/create', { userId: carol.id }, alice.token);
    expect((await exported('i/export-mute', alice)).text.trim()).toBe(`carol@${hostOf()}`);
  });

  test('an empty list becomes a file, too', async () => {
    expect((await exported('i/export-blocking', alice)).text.trim()).toBe('');
    expect((await exported('i/export-antennas', alice)).text).toBe('[]');
  });

  test('an account whose drive is full gets a notification instead', async () => {
    const { db, queue } = world.instance.server;
    const { id } = await upload(world, alice, Buffer.from('x'), 'x.txt');
    db.run('UPDATE files SET size = ? WHERE id = ?', [driveCapacity(world.instance.server, alice.id), id]);
    await world.ok('i/export-notes', {}, alice.token);
    await queue.idle();
    expect(await world.ok('drive/files', {}, alice.token)).toHaveLength(1);
    expect(await newestNotification(alice)).toMatchObject({ type: 'app', header: 'Export failed' });
  });
});

describe('exported files are imported', () => {
  test('followed accounts come back', async () => {
    for (const { id: userId } of [bob, carol]) await world.ok('following/create', { userId }, alice.token);
    const { id } = await exported('i/export-following', alice);
    await world.ok('following/delete', { userId: bob.id }, alice.token);
    await imported('i/import-following', alice, id);
    expect(namesOf('followings', 'followerId', 'followeeId', alice)).toEqual(['bob', 'carol']);
    expect(await world.ok('i/notifications', {}, alice.token)).toEqual([]);
  });

  test('mutes and blocks come back', async () => {
    await world.ok('mute/create', { userId: bob.id }, alice.token);
    await world.ok('blocking/create', { userId: carol.id }, alice.token);
    const [mutes, blocks] = [await exported('i/export-mute', alice), await exported('i/export-blocking', alice)];
    await world.ok('mute/delete', { userId: bob.id }, alice.token);
    await world.ok('blocking/delete', { userId: carol.id }, alice.token);
    await imported('i/import-muting', alice, mutes.id);
    await imported('i/import-blocking', alice, blocks.id);
    expect(namesOf('mutings', 'muterId', 'muteeId', alice)).toEqual(['bob']);
    expect(namesOf('blockings', 'blockerId', 'blockeeId', alice)).toEqual(['carol']);
  });

  test('lists come back with their members, also with a comma in the name', async () => {
    const { id: listId } = await world.ok('users/lists/create', { name: 'Friends, "old" ones' }, alice.token);
    for (const { id: userId } of [bob, carol]) await world.ok('users/lists/push', { listId, userId }, alice.token);
    await world.ok('users/lists/update-membership', { listId, userId: bob.id, withReplies: true }, alice.token);
    const { id } = await exported('i/export-user-lists', alice);
    await world.ok('users/lists/delete', { listId }, alice.token);
    await imported('i/import-user-lists', alice, id);
    const [list] = await world.ok('users/lists/list', {}, alice.token);
    expect(list).toMatchObject({ name: 'Friends, "old" ones', userIds: [bob.id, carol.id] });
    const members = await world.ok('users/lists/get-memberships', { listId: list!.id }, alice.token);
    expect(members.map(({ userId, withReplies }) => ({ userId, withReplies }))).toContainEqual({ userId: bob.id, withReplies: true });
  });

  test('antennas come back, and one of a list names its members', async () => {
    const { id: listId } = await world.ok('users/lists/create', { name: 'Friends' }, alice.token);
    await world.ok('users/lists/push', { listId, userId: bob.id }, alice.token);
    const antenna = { users: [], excludeKeywords: [], withReplies: true, caseSensitive: false, withFile: false, notify: false };
    await world.ok('antennas/create', { ...antenna, name: 'Moss', src: 'all', keywords: [['moss', 'green']] }, alice.token);
    await world.ok('antennas/create', { ...antenna, name: 'Pals', src: 'list', userListId: listId, keywords: [['tea']] }, alice.token);
    const { id } = await exported('i/export-antennas', alice);
    for (const { id: antennaId } of await world.ok('antennas/list', {}, alice.token)) {
      await world.ok('antennas/delete', { antennaId }, alice.token);
    }
    await imported('i/import-antennas', alice, id);
    const back = await world.ok('antennas/list', {}, alice.token);
    expect(back.toReversed()).toMatchObject([
      { name: 'Moss', src: 'all', keywords: [['moss', 'green']], withReplies: true },
      { name: 'Pals', src: 'users', users: [`bob@${hostOf()}`] },
    ]);
  });
});

describe('imports', () => {
  test('rows that cannot be imported are skipped, and a notification names them', async () => {
    await imported('i/import-following', alice, await fileOf(alice, `bob\n\nnobody@far.example\r\n!!!\n@alice\ncarol@${hostOf()},extra\n`));
    expect(namesOf('followings', 'followerId', 'followeeId', alice)).toEqual(['bob', 'carol']);
    expect(await newestNotification(alice)).toMatchObject({
      type: 'app',
      header: 'Followed accounts: 2 imported, 3 skipped',
      body: 'Line 3: there is no account @nobody@far.example\nLine 4: this is not an account\nLine 5: this is your own account',
    });
  });

  test('the replies of followed accounts are wanted or not, as the import says', async () => {
    await world.ok('i/import-following', { fileId: await fileOf(alice, 'bob'), withReplies: true }, alice.token);
    await world.instance.server.queue.idle();
    expect(world.instance.server.db.all('SELECT withReplies FROM followings')).toEqual([expect.objectContaining({ withReplies: 1 })]);
  });

  test('lists are imported up to their limits', async () => {
    const rows = Array.from({ length: 12 }, (_, n) => `List ${n},bob`).join('\n');
    await imported('i/import-user-lists', alice, await fileOf(alice, rows));
    expect(await world.ok('users/lists/list', {}, alice.token)).toHaveLength(10);
    expect(await newestNotification(alice)).toMatchObject({ header: 'Lists: 10 imported, 2 skipped' });
  });

  test('a file of somebody else, an empty one, one that is too large and one that is no text are refused', async () => {
    const refusedFor = async (fileId: string) => (await world.refused('i/import-muting', { fileId }, alice.token)).code;
    expect({
      foreign: await refusedFor(await fileOf(bob, 'carol')),
      empty: await refusedFor(await fileOf(alice, ' \n')),
      large: await refusedFor(await fileOf(alice, 'x'.repeat(50_001))),
      noText: await refusedFor((await upload(world, alice, Buffer.from([0xff, 0xfe, 0, 1]), 'x.csv')).id),
    }).toEqual({ foreign: 'NO_SUCH_FILE', empty: 'EMPTY_FILE', large: 'TOO_BIG_FILE', noText: 'UNEXPECTED_FILE_TYPE' });
  });

  test('antennas are refused as a whole when there would be too many, and broken ones are skipped', async () => {
    const antenna = { name: 'A', src: 'all', keywords: [['a']] };
    const refusal = await world.refused(
      'i/import-antennas',
      { fileId: await fileOf(alice, JSON.stringify(Array.from({ length: 6 }, () => antenna))) },
      alice.token,
    );
    expect(refusal.id).toBe('600917d4-a4cb-4cc5-8ba8-7ac8ea3c7779');
    await imported('i/import-antennas', alice, await fileOf(alice, JSON.stringify([antenna, { name: 1 }, { ...antenna, keywords: [] }])));
    expect(await world.ok('antennas/list', {}, alice.token)).toHaveLength(1);
    expect(await newestNotification(alice)).toMatchObject({
      body: 'Antenna 2: this is not an antenna\nAntenna 3: the antenna has no keywords',
    });
  });

  test('an account that moved cannot import', async () => {
    world.instance.server.db.run('UPDATE users SET movedToUri = ? WHERE id = ?', [bob.id, alice.id]);
    expect((await world.refused('i/import-following', { fileId: 'x' }, alice.token)).code).toBe('YOUR_ACCOUNT_MOVED');
  });
});

describe('tables', () => {
  test('values with commas, quotes and line breaks survive', () => {
    const values = ['a, b', 'say "hi"', 'two\nlines', 'plain'];
    expect(parseCsv(`${csvLine(values)}\nnext`)).toEqual([
      { line: 1, values },
      { line: 3, values: ['next'] },
    ]);
  });
});
