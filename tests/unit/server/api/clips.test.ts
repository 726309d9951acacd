import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

const NOBODY = 'aaaaaaaaaaaaaaaa';

let world: TestInstance;
let root: TestAccount;
let alice: TestAccount;
let bob: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  root = await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
});
afterAll(() => world.close());

const create = (params: object = {}) => world.ok('clips/create', { name: 'Soup', ...params }, alice.token);
const posted = async (text: string, by = bob, params: object = {}) =>
  (await world.ok('notes/create', { text, ...params }, by.token)).createdNote.id;
const add = (clipId: string, noteId: string) => world.ok('clips/add-note', { clipId, noteId }, alice.token);
const idsIn = async (clipId: string, by?: TestAccount) => (await world.ok('clips/notes', { clipId }, by?.token)).map(({ id }) => id);

describe('clips', () => {
  test('a clip is created, changed and deleted', async () => {
    const clip = await create({ description: 'Warm', isPublic: true });
    expect(clip).toMatchObject({
      name: 'Soup',
      description: 'Warm',
      isPublic: true,
      lastClippedAt: null,
      favoritedCount: 0,
      isFavorited: false,
    });
    expect(await world.ok('clips/update', { clipId: clip.id, name: 'Stew', description: null }, alice.token)).toMatchObject({
      name: 'Stew',
      description: null,
      isPublic: true,
    });
    await world.ok('clips/delete', { clipId: clip.id }, alice.token);
    expect(await world.refused('clips/show', { clipId: clip.id }, alice.token)).toMatchObject({
      id: 'c3c5fe33-d62c-44d2-9ea5-d997703f5c20',
    });
  });

  test('a clip holds each note once, counts on the note, and can release it', async () => {
    const { id: clipId } = await create();
    const noteId = await posted('tomato');
    await add(clipId, noteId);
    expect(await world.refused('clips/add-note', { clipId, noteId }, alice.token)).toMatchObject({
      id: '734806c4-542c-463a-9311-15c512803965',
    });
    expect(await world.ok('notes/show', { noteId }, alice.token)).toMatchObject({ clippedCount: 1 });
    expect((await world.ok('clips/show', { clipId }, alice.token)).lastClippedAt).not.toBeNull();
    await world.ok('clips/remove-note', { clipId, noteId }, alice.token);
    expect(await world.ok('notes/show', { noteId }, alice.token)).toMatchObject({ clippedCount: 0 });
    expect(await idsIn(clipId, alice)).toEqual([]);
  });

  test('a deleted clip no longer counts on its notes', async () => {
    const { id: clipId } = await create();
    const noteId = await posted('leek');
    await add(clipId, noteId);
    await world.ok('clips/delete', { clipId }, alice.token);
    expect(await world.ok('notes/show', { noteId }, alice.token)).toMatchObject({ clippedCount: 0 });
  });

  test('a deleted note leaves its clips', async () => {
    const { id: clipId } = await create();
    const noteId = await posted('gone');
    await add(clipId, noteId);
    await world.ok('notes/delete', { noteId }, bob.token);
    expect(await idsIn(clipId, alice)).toEqual([]);
  });

  test('a clip shows each viewer only notes that the viewer may read and has not muted', async () => {
    const { id: clipId } = await create({ isPublic: true });
    const [open, secret] = [await posted('open'), await posted('for alice', bob, { visibility: 'specified', visibleUserIds: [alice.id] })];
    await add(clipId, open);
    await add(clipId, secret);
    expect(await idsIn(clipId, alice)).toEqual([secret, open]);
    expect(await idsIn(clipId)).toEqual([open]);
    await world.ok('mute/create', { userId: bob.id }, root.token);
    expect(await idsIn(clipId, root)).toEqual([]);
  });

  test('a private clip is hidden from others', async () => {
    const { id: clipId } = await create();
    for (const path of ['clips/show', 'clips/notes', 'clips/favorite', 'clips/delete'] as const) {
      expect(await world.refused(path, { clipId }, bob.token)).toMatchObject({ code: 'NO_SUCH_CLIP' });
    }
    expect(await world.refused('clips/update', { clipId, name: 'Mine' }, bob.token)).toMatchObject({ code: 'NO_SUCH_CLIP' });
    expect(await world.refused('clips/add-note', { clipId, noteId: await posted('x') }, bob.token)).toMatchObject({
      id: 'd6e76cc0-a1b5-4c7c-a287-73fa9c716dcf',
    });
    expect(await world.refused('clips/add-note', { clipId, noteId: NOBODY }, alice.token)).toMatchObject({
      id: 'fc8c0b49-c7a3-4664-a0a6-b418d386bb8b',
    });
    expect(await world.refused('clips/remove-note', { clipId, noteId: NOBODY }, alice.token)).toMatchObject({
      id: 'aff017de-190e-434b-893e-33a9ff5049d8',
    });
  });

  test('an account can favorite a clip once, and lists its favorites', async () => {
    const { id: clipId } = await create({ isPublic: true });
    await world.ok('clips/favorite', { clipId }, bob.token);
    expect(await world.refused('clips/favorite', { clipId }, bob.token)).toMatchObject({ id: '92658936-c625-4273-8326-2d790129256e' });
    expect(await world.ok('clips/my-favorites', {}, bob.token)).toMatchObject([{ id: clipId, favoritedCount: 1, isFavorited: true }]);
    expect(await world.ok('clips/show', { clipId }, alice.token)).toMatchObject({ favoritedCount: 1, isFavorited: false });
    expect('isFavorited' in (await world.ok('clips/show', { clipId }))).toBe(false);
    await world.ok('clips/unfavorite', { clipId }, bob.token);
    expect(await world.refused('clips/unfavorite', { clipId }, bob.token)).toMatchObject({ id: '90c3a9e8-b321-4dae-bf57-2bf79bbcc187' });
  });

  test('notes/clips lists the public clips of a note', async () => {
    const noteId = await posted('in two clips');
    const [shown, hidden] = [await create({ name: 'Shown', isPublic: true }), await create({ name: 'Hidden' })];
    await add(shown.id, noteId);
    await add(hidden.id, noteId);
    expect((await world.ok('notes/clips', { noteId })).map(({ name }) => name)).toEqual(['Shown']);
  });

  test('policies limit clips and their notes', async () => {
    const carol = await world.signUp('carol');
    await grantPolicies(world, root, carol.id, { clipLimit: 1, noteEachClipsLimit: 1 });
    const { id: clipId } = await world.ok('clips/create', { name: 'One' }, carol.token);
    expect(await world.refused('clips/create', { name: 'Two' }, carol.token)).toMatchObject({ id: '920f7c2d-6208-4b76-8082-e632020f5883' });
    await world.ok('clips/add-note', { clipId, noteId: await posted('first') }, carol.token);
    expect(await world.refused('clips/add-note', { clipId, noteId: await posted('second') }, carol.token)).toMatchObject({
      id: 'f0dba960-ff73-4615-8df4-d6ac5d9dc118',
    });
  });
});
