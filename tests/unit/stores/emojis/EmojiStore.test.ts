import { describe, expect, test } from 'vitest';
import type { WireEmoji } from '~/api/wire';
import { NetworkError } from '~/lib/AppError';
import { disposable } from '~/lib/disposable';
import { EMOJI_CACHE_MS, EMOJI_RETRY_MS } from '~/stores/emojis/EmojiList';
import { EmojiStore } from '~/stores/emojis/EmojiStore';
import { FakeApi } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { MemoryKeyValueStore } from '../../../fixtures/memoryStores';

const emoji = (name: string, change: Partial<WireEmoji> = {}): WireEmoji => ({
  name,
  aliases: [],
  category: null,
  url: `https://example.test/files/${name}.webp`,
  ...change,
});

function setUp(listed: readonly WireEmoji[] = [emoji('a'), emoji('b')], kv = new MemoryKeyValueStore()) {
  const clock = new FakeClock();
  const api = new FakeApi({ emojis: { emojis: listed } });
  const listeners = new Set<(type: string, body: unknown) => void>();
  const hub = {
    onBroadcast: (listener: (type: string, body: unknown) => void) => {
      listeners.add(listener);
      return disposable(() => listeners.delete(listener));
    },
  };
  const store = new EmojiStore({ api, kv, clock, storedAs: (name) => name });
  const following = store.follow(hub);
  const broadcast = (type: string, body: unknown) => listeners.forEach((listener) => listener(type, body));
  const names = () => store.emojis.map(({ name }) => name);
  return { store, api, clock, kv, following, listeners, broadcast, names };
}

describe('the list of emoji', () => {
  test('the list is loaded and cached', async () => {
    const { store, kv, names } = setUp();
    expect(await store.load()).toEqual({ ok: true, value: undefined });
    expect(names()).toEqual(['a', 'b']);
    expect(kv.values.get('emojis')).toEqual(store.emojis);
  });

  test('the list comes from the cache for an hour', async () => {
    const { store, kv } = setUp();
    await store.load();
    const again = setUp([], kv);
    await again.store.load();
    expect({ names: again.names(), calls: again.api.calls }).toEqual({ names: ['a', 'b'], calls: [] });
  });

  test('a list in memory is not loaded again, even if it is empty', async () => {
    const { store, api, kv } = setUp([]);
    await store.load();
    kv.values.clear();
    await store.load();
    expect(api.calls).toHaveLength(1);
  });

  test('the list is loaded again after an hour', async () => {
    const { store, api, clock } = setUp();
    await store.load();
    clock.advance(EMOJI_CACHE_MS);
    await store.load();
    expect(api.calls).toHaveLength(2);
  });

  test('the list is loaded again when forced', async () => {
    const { store, api } = setUp();
    await store.load();
    await store.load(true);
    expect(api.calls).toHaveLength(2);
  });

  test('concurrent calls load the list once', async () => {
    const { store, api } = setUp();
    await Promise.all([store.load(), store.load()]);
    expect(api.calls).toHaveLength(1);
  });

  test('the cached list is used when the server cannot be reached', async () => {
    const { store, api, clock, names } = setUp();
    await store.load();
    clock.advance(EMOJI_CACHE_MS);
    api.on('emojis', new NetworkError());
    expect((await store.load()).ok).toBe(false);
    expect(names()).toEqual(['a', 'b']);
  });
});

describe('EM11 after a failure', () => {
  const failed = async () => {
    const all = setUp();
    all.api.on('emojis', new NetworkError());
    await all.store.load();
    all.api.on('emojis', { emojis: [emoji('a')] });
    return all;
  };

  test('EM11 the list is not requested again for half a minute after a failure', async () => {
    const { store, api, clock } = await failed();
    clock.advance(EMOJI_RETRY_MS - 1);
    expect({ ok: (await store.load()).ok, callCount: api.calls.length }).toEqual({ ok: false, callCount: 1 });
    clock.advance(1);
    expect({ ok: (await store.load()).ok, callCount: api.calls.length }).toEqual({ ok: true, callCount: 2 });
  });

  test('EM11 forcing loads the list again after a failure and ends the pause', async () => {
    const { store, api } = await failed();
    expect((await store.load(true)).ok).toBe(true);
    expect((await store.load()).ok).toBe(true);
    expect(api.calls.length).toBe(2);
  });
});

describe('live changes of the list', () => {
  test('a new emoji comes first and is cached', async () => {
    const { store, broadcast, names, kv } = setUp();
    await store.load();
    broadcast('emojiAdded', { emoji: emoji('c') });
    expect(names()).toEqual(['c', 'a', 'b']);
    expect((kv.values.get('emojis') as WireEmoji[]).length).toBe(3);
  });

  test('a changed emoji is replaced by name', async () => {
    const { store, broadcast } = setUp();
    await store.load();
    broadcast('emojiUpdated', { emojis: [emoji('b', { category: 'new' })] });
    expect(store.get('b')?.category).toBe('new');
  });

  test('a deleted emoji is removed', async () => {
    const { store, broadcast, names } = setUp();
    await store.load();
    broadcast('emojiDeleted', { emojis: [emoji('a')] });
    expect(names()).toEqual(['b']);
  });

  test('changes before the list is loaded wait for it', async () => {
    const { broadcast, names } = setUp();
    broadcast('emojiAdded', { emoji: emoji('c') });
    expect(names()).toEqual([]);
  });

  test('changes before the list is loaded are applied to it, from the cache or the server', async () => {
    const kv = new MemoryKeyValueStore();
    await setUp([emoji('a')], kv).store.load();
    const { store, broadcast, names, api } = setUp([], kv);
    broadcast('emojiAdded', { emoji: emoji('c') });
    await store.load();
    expect(names()).toEqual(['c', 'a']);
    expect(api.calls.length).toBe(0);
    expect((kv.values.get('emojis') as WireEmoji[]).length).toBe(2);
  });

  test('changes during loading are not undone by an older answer, nor in the cache', async () => {
    const { store, api, broadcast, names, kv } = setUp([emoji('a'), emoji('b')]);
    await store.load();
    api.on('emojis', () => {
      broadcast('emojiAdded', { emoji: emoji('c') });
      broadcast('emojiUpdated', { emojis: [emoji('b', { category: 'new' })] });
      broadcast('emojiDeleted', { emojis: [emoji('a')] });
      return { emojis: [emoji('a'), emoji('b')] };
    });
    await store.load(true);
    expect(names()).toEqual(['c', 'b']);
    expect(store.get('b')?.category).toBe('new');
    expect(kv.values.get('emojis')).toEqual(store.emojis);
  });

  test('changes also apply to an empty list', async () => {
    const { store, broadcast, names } = setUp([]);
    await store.load();
    broadcast('emojiAdded', { emoji: emoji('c') });
    expect(names()).toEqual(['c']);
  });

  test('changes are no longer followed after disposal', () => {
    const { following, listeners } = setUp();
    following.dispose();
    expect(listeners.size).toBe(0);
  });
});

describe('the address of an emoji', () => {
  test('an emoji of our server has the address in the list', async () => {
    const { store } = setUp();
    await store.load();
    expect(store.urlOf('a')).toBe('https://example.test/files/a.webp');
  });

  test('an emoji is requested by name until the list is loaded', () => {
    expect(setUp().store.urlOf('a')).toBe('/emoji/a.webp');
  });

  test('an emoji that was requested by name keeps that address when the list is loaded', async () => {
    const { store } = setUp();
    store.urlOf('a');
    await store.load();
    expect(store.urlOf('a')).toBe('/emoji/a.webp');
    expect(store.urlOf('b')).toBe('https://example.test/files/b.webp');
  });

  test.each(['emojiUpdated', 'emojiAdded'])('an emoji that was requested by name gets its new address after %s', async (change) => {
    const { store, broadcast } = setUp();
    store.urlOf('a');
    await store.load();
    const changed = { ...emoji('a'), url: 'https://example.test/files/new.webp' };
    broadcast(change, change === 'emojiAdded' ? { emoji: changed } : { emojis: [changed] });
    expect(store.urlOf('a')).toBe(changed.url);
  });

  test('a name that is not in the list has no address, even if it was requested by name', async () => {
    const { store } = setUp();
    store.urlOf('zzz');
    await store.load();
    expect(store.urlOf('zzz')).toBeNull();
  });

  test('an emoji of another server is requested by name and host', () => {
    expect(setUp().store.urlOf('a', 'b.example')).toBe('/emoji/a@b.example.webp');
  });
});
