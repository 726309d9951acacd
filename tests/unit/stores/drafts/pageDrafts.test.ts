import { beforeEach, expect, test } from 'vitest';
import { StorageError } from '~/lib/AppError';
import { PageDrafts, type PageDraft } from '~/stores/drafts/PageDrafts';
import { settled } from '../../../fixtures/createTestRoot';
import { FakeClock } from '../../../fixtures/FakeClock';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';

let local: MemoryLocalStore;
let kv: MemoryKeyValueStore;
let clock: FakeClock;
beforeEach(() => {
  local = new MemoryLocalStore();
  kv = new MemoryKeyValueStore();
  clock = new FakeClock();
});

/** The drafts as a tab that was just opened sees them. */
const opened = (account = 'example.test/alice') => new PageDrafts({ local, kv, clock }, account);
const draft = (title: string, { id = 'editor', target = 'new', updatedAt = clock.now() } = {}): PageDraft => ({
  id,
  target,
  updatedAt,
  content: {
    title,
    name: 'n',
    summary: '',
    font: 'serif',
    alignCenter: false,
    hideTitleWhenPinned: false,
    eyeCatchingImageId: null,
    content: [
      { type: 'text', text: 'x' },
      { type: 'old', y: 1 },
    ],
  },
});
const titles = async (drafts: PageDrafts, target = 'new') => (await drafts.list(target)).map(({ content }) => content.title);

test('a crash right after a key loses nothing', async () => {
  opened().write(draft('Soup'), () => {});
  expect(await opened().list('new')).toEqual([draft('Soup')]);
});

test('both storages have a draft after a moment', async () => {
  opened().write(draft('Soup'), () => {});
  clock.advance(400);
  await settled();
  local.values.clear();
  expect(await titles(opened())).toEqual(['Soup']);
});

test('of two copies the newer counts', async () => {
  const drafts = opened();
  drafts.write(draft('Old'), () => {});
  await drafts.flush();
  clock.advance(1);
  drafts.write(draft('New'), () => {});
  expect(await titles(opened())).toEqual(['New']);
});

test('a full small storage is no loss: the larger one is written at once', async () => {
  local.isFull = true;
  const told: boolean[] = [];
  opened().write(draft('Soup'), (isKept) => told.push(isKept));
  await settled();
  expect(told).toEqual([true]);
  expect(await titles(opened())).toEqual(['Soup']);
});

test('a draft that no storage takes is reported', async () => {
  local.isFull = true;
  kv.failure = new StorageError('full');
  const told: boolean[] = [];
  opened().write(draft('Soup'), (isKept) => told.push(isKept));
  await settled();
  expect(told).toEqual([false]);
});

test('two tabs that write the same page keep both texts, the newest first', async () => {
  opened().write(draft('One', { id: 'tab1', target: 'p1' }), () => {});
  clock.advance(10);
  opened().write(draft('Two', { id: 'tab2', target: 'p1' }), () => {});
  expect(await titles(opened(), 'p1')).toEqual(['Two', 'One']);
  expect(await titles(opened(), 'p2')).toEqual([]);
});

test('a removed draft is gone from both storages, and a late write does not bring it back', async () => {
  const drafts = opened();
  drafts.write(draft('Soup'), () => {});
  await drafts.flush();
  drafts.write(draft('Soup!'), () => {});
  await drafts.remove('editor');
  clock.advance(400);
  await settled();
  expect(await titles(opened())).toEqual([]);
  expect({ local: local.values.size, kv: kv.values.size }).toEqual({ local: 0, kv: 0 });
});

test('accounts do not see each other’s drafts', async () => {
  opened('example.test/alice').write(draft('Soup'), () => {});
  expect(await titles(opened('example.test/bob'))).toEqual([]);
});

test('what somebody else put into the storage counts as nothing', async () => {
  local.set('pageDrafts::example.test/alice', '{"a": 7, "b": {"target": "new", "updatedAt": 1, "content": {"title": 3, "content": {}}}}');
  expect(await opened().list('new')).toMatchObject([{ id: 'b', content: { title: '', content: [] } }]);
  local.set('pageDrafts::example.test/alice', 'not JSON');
  expect(await opened().list('new')).toEqual([]);
});
