import { expect, test } from 'vitest';
import type { WireClip } from '~/api/wire';
import { ClipStore } from '~/stores/clips/ClipStore';
import { Ingest } from '~/stores/entities/Ingest';
import { NoteStore } from '~/stores/entities/NoteStore';
import { UserStore } from '~/stores/entities/UserStore';
import { user } from '../../../fixtures/builders';
import { apiError, FakeApi, type ApiScript } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';

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

async function loaded(script: ApiScript = {}) {
  const api = new FakeApi({ 'clips/show': soup, ...script });
  const clock = new FakeClock();
  const users = new UserStore();
  const store = new ClipStore({ api, ingest: new Ingest({ notes: new NoteStore({ clock }), users, clock }) }, 'c');
  await store.load();
  return { api, store, users };
}

test('liking shows at once, and is taken back when it is refused', async () => {
  const { store, api } = await loaded({ 'clips/favorite': undefined, 'clips/unfavorite': apiError() });
  const liking = store.setFavorite(true);
  expect(store.clip).toMatchObject({ isFavorited: true, favoritedCount: 3 });
  await liking;
  expect((await store.setFavorite(false)).ok).toBe(false);
  expect(store.clip).toMatchObject({ isFavorited: true, favoritedCount: 3 });
  expect(api.paramsOf('clips/favorite')).toEqual([{ clipId: 'c' }]);
});

test('a change shows what the server made of it', async () => {
  const { store } = await loaded({ 'clips/update': { ...soup, name: 'Stew' } });
  await store.update({ name: 'Stew ' });
  expect(store.clip?.name).toBe('Stew');
});

test('a deleted clip is gone, one that could not be deleted is not', async () => {
  const { store, api } = await loaded({ 'clips/delete': apiError() });
  await store.remove();
  expect(store.isGone).toBe(false);
  api.on('clips/delete', undefined);
  await store.remove();
  expect(store.isGone).toBe(true);
});

test('a clip that is not there says why', async () => {
  const { store } = await loaded({ 'clips/show': apiError({ status: 404 }) });
  expect([store.clip, store.error?.code]).toEqual([null, 'notFound']);
});

test('the owner is kept with all users, and the clip knows the id', async () => {
  const { store, users } = await loaded();
  expect(store.clip).not.toHaveProperty('user');
  expect(users.get(store.clip!.userId)?.username).toBe('alice');
});
