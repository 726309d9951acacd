import { describe, expect, test } from 'vitest';
import type { WireClip } from '~/api/wire';
import {
  addToClip,
  clipById,
  clips,
  createClip,
  deleteClip,
  favoriteClips,
  myClips,
  setClipFavorite,
  updateClip,
} from '~/stores/resources/content/clips';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { user } from '../../../../fixtures/builders';
import { createTestRoot, settled } from '../../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../../fixtures/FakeApi';

const soup: WireClip = {
  id: 'c',
  createdAt: '2024-02-10T12:00:00.000Z',
  lastClippedAt: null,
  userId: 'alice',
  user: user('alice').build(),
  name: 'Soup',
  description: null,
  isPublic: true,
  favoritedCount: 2,
  isFavorited: false,
};

async function opened(script: ApiScript = {}) {
  const { root, api } = createTestRoot({ me: user('alice').me(), api: { 'clips/show': soup, 'clips/list': [soup], ...script } });
  const account = root.session.current;
  const resources = resourcesOf(account);
  const clip = resources.query(clipById, 'c');
  const mine = resources.query(myClips, null);
  resources.acquire(clip);
  resources.acquire(mine);
  await settled();
  return { account, api, resources, clip, mine };
}

test('a clip comes with its owner', async () => {
  const { account, clip } = await opened();
  expect(clip.value).toMatchObject({ name: 'Soup', userId: 'user-alice' });
  expect(account.users.get('user-alice')?.username).toBe('alice');
});

describe('marking a clip as a favorite', () => {
  test('a new favorite shows at once and reloads the favorites', async () => {
    const { account, api, clip, resources } = await opened({ 'clips/favorite': undefined, 'clips/my-favorites': [] });
    const favorites = resources.query(favoriteClips, null);
    resources.acquire(favorites);
    await settled();
    api.on('clips/my-favorites', [soup]);
    const marking = setClipFavorite(account, 'c', true);
    expect(clip.value).toMatchObject({ isFavorited: true, favoritedCount: 3 });
    await marking;
    await settled();
    expect(favorites.value).toHaveLength(1);
    expect(api.paramsOf('clips/favorite')).toEqual([{ clipId: 'c' }]);
  });

  test('a favorite is undone when the server refuses', async () => {
    const { account, clip } = await opened({ 'clips/favorite': apiError() });
    expect((await setClipFavorite(account, 'c', true)).ok).toBe(false);
    expect(clip.value).toMatchObject({ isFavorited: false, favoritedCount: 2 });
  });
});

test('a change shows in every view as the server saved it', async () => {
  const { account, clip, mine } = await opened({ 'clips/update': { ...soup, name: 'Stew' } });
  await updateClip(account, 'c', { name: 'Stew ' });
  expect(clip.value?.name).toBe('Stew');
  expect(mine.value?.map(({ name }) => name)).toEqual(['Stew']);
});

test('a new clip joins the list', async () => {
  const stew = { ...soup, id: 'd', name: 'Stew' };
  const { account, api, mine } = await opened({ 'clips/create': stew });
  api.on('clips/list', [soup, stew]);
  expect(await createClip(account, { name: 'Stew' })).toMatchObject({ ok: true, value: { id: 'd' } });
  await settled();
  expect(mine.value?.map(({ id }) => id)).toEqual(['c', 'd']);
});

test('a deleted clip disappears from every view', async () => {
  const { account, clip, mine } = await opened({ 'clips/delete': undefined });
  await deleteClip(account, 'c');
  expect(clip).toMatchObject({ status: 'ready', value: undefined });
  expect(mine.value).toEqual([]);
});

test('a clip stays when the server refuses to delete it', async () => {
  const { account, clip } = await opened({ 'clips/delete': apiError() });
  expect((await deleteClip(account, 'c')).ok).toBe(false);
  expect(clip.value?.name).toBe('Soup');
});

test('adding a note updates the time of the last addition', async () => {
  const { account, clip } = await opened({ 'clips/add-note': undefined });
  await addToClip(account, 'c', 'n');
  expect(Date.parse(clip.value!.lastClippedAt!)).toBe(account.clock.now());
});

test('adding a note to a clip that another device deleted removes the clip here', async () => {
  const { account } = await opened({ 'clips/add-note': apiError({ status: 404, code: 'NO_SUCH_CLIP' }) });
  await addToClip(account, 'c', 'n');
  expect(clips.one(account, 'c')).toBeUndefined();
});

test('a clip that does not exist shows an error', async () => {
  const { clip } = await opened({ 'clips/show': apiError({ status: 404 }), 'clips/list': [] });
  expect(clip).toMatchObject({ status: 'error', value: undefined, error: { code: 'notFound' } });
});
