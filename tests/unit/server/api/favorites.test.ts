import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
});
afterAll(() => world.close());

const post = async (account: TestAccount, params: NoteCreateParams = { text: 'x' }): Promise<WireNote> =>
  (await world.ok('notes/create', params, account.token)).createdNote;

describe('favorites', () => {
  test('favorites stay until they are removed, newest first', async () => {
    const [first, second] = [await post(bob), await post(bob)];
    await world.ok('notes/favorites/create', { noteId: second.id }, alice.token);
    await world.ok('notes/favorites/create', { noteId: first.id }, alice.token);
    expect(await world.ok('notes/state', { noteId: first.id }, alice.token)).toEqual({ isFavorited: true, isMutedThread: false });
    const list = await world.ok('i/favorites', {}, alice.token);
    expect(list.map((favorite) => favorite.noteId)).toEqual([first.id, second.id]);
    expect(Object.keys(list[0] ?? {})).toEqual(['id', 'createdAt', 'noteId', 'note']);
    await world.ok('notes/favorites/delete', { noteId: first.id }, alice.token);
    expect(await world.ok('i/favorites', {}, alice.token)).toHaveLength(1);
    expect(await world.ok('i/favorites', {}, bob.token)).toEqual([]);
  });

  test('a note cannot be favorited or removed twice', async () => {
    const { id: noteId } = await post(bob);
    await world.ok('notes/favorites/create', { noteId }, alice.token);
    expect(await world.refused('notes/favorites/create', { noteId }, alice.token)).toMatchObject({
      id: 'a402c12b-34dd-41d2-97d8-4d2ffd96a1a6',
    });
    await world.ok('notes/favorites/delete', { noteId }, alice.token);
    expect(await world.refused('notes/favorites/delete', { noteId }, alice.token)).toMatchObject({
      id: 'b625fc69-635e-45e9-86f4-dbefbef35af5',
    });
  });

  test('a note that cannot be read cannot be favorited', async () => {
    const { id: noteId } = await post(bob, { text: 'x', visibility: 'followers' });
    expect(await world.refused('notes/favorites/create', { noteId }, alice.token)).toMatchObject({
      id: '6dd26674-e060-4816-909a-45ba3f4da458',
    });
  });
});

describe('pinned notes', () => {
  test('pinned notes appear on the profile, last one first, at most five', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 6; index++) ids.push((await post(alice)).id);
    for (const noteId of ids.slice(0, 5)) await world.ok('i/pin', { noteId }, alice.token);
    expect(await world.refused('i/pin', { noteId: ids[5] }, alice.token)).toMatchObject({ id: '72dab508-c64d-498f-8740-a8eec1ba385a' });
    expect(await world.refused('i/pin', { noteId: ids[0] }, alice.token)).toMatchObject({ id: '8b18c2b7-68fe-4edb-9892-c0cbaeb6c913' });
    const me = await world.ok('i/unpin', { noteId: ids[4] ?? '' }, alice.token);
    expect(me.pinnedNoteIds).toEqual([ids[3], ids[2], ids[1], ids[0]]);
    expect(me.pinnedNotes.map((note) => note.id)).toEqual(me.pinnedNoteIds);
  });

  test('notes of other accounts cannot be pinned', async () => {
    const { id: noteId } = await post(bob);
    expect(await world.refused('i/pin', { noteId }, alice.token)).toMatchObject({ id: '56734f8b-3928-431e-bf80-6ff87df40cb3' });
    expect(await world.refused('i/unpin', { noteId }, alice.token)).toMatchObject({ id: '454170ce-9d63-4a43-9da1-ea10afe81e21' });
  });

  test('a deleted note is no longer pinned', async () => {
    const { id: noteId } = await post(bob);
    await world.ok('i/pin', { noteId }, bob.token);
    await world.ok('notes/delete', { noteId }, bob.token);
    expect((await world.ok('i', {}, bob.token)).pinnedNoteIds).toEqual([]);
  });
});
