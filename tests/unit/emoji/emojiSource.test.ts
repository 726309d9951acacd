import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import { emojiSource } from '~/emoji/emojiSource';
import type { Upstream } from '~/lib/upstream';
import { Server } from '~/stores/server/Server';
import { FakeApi } from '../../fixtures/FakeApi';
import { FakeClock } from '../../fixtures/FakeClock';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../fixtures/memoryStores';

interface Behind {
  readonly mediaProxy?: string | null;
  readonly upstream?: Upstream | null;
}

function fetchingWith({ mediaProxy = 'https://proxy.example/p', upstream = null }: Behind = {}) {
  const deps = {
    local: new MemoryLocalStore(),
    kv: new MemoryKeyValueStore(),
    clock: new FakeClock(),
    storedAs: (name: string) => name,
    pageOrigin: '',
    isNone: false,
  };
  const server = new Server({ ...deps, origin: 'https://me.example', upstream, api: new FakeApi() });
  runInAction(() => (server.meta = { mediaProxy } as WireMeta));
  return { server, isStill: false };
}

const fetching = fetchingWith();

describe('where an emoji is fetched from', () => {
  test('a picture of our own server is loaded as it is', () => {
    expect(emojiSource('https://me.example/files/a.webp', fetching)).toBe('https://me.example/files/a.webp');
  });

  test('an address of the server’s emoji route is loaded as it is', () => {
    expect(emojiSource('/emoji/a@b.example.webp', fetching)).toBe('https://me.example/emoji/a@b.example.webp');
  });

  test('a picture of another server is loaded through the proxy, which must not hide a failure', () => {
    const url = new URL(emojiSource('https://b.example/a.png', fetching)!);
    expect({ origin: url.origin, url: url.searchParams.get('url'), hasFallback: url.searchParams.has('fallback') }).toEqual({
      origin: 'https://proxy.example',
      url: 'https://b.example/a.png',
      hasFallback: false,
    });
  });

  test.each(['', null])('a picture of another server is loaded through our own proxy when the meta names %j', (mediaProxy) => {
    expect(emojiSource('https://b.example/a.png', fetchingWith({ mediaProxy }))).toContain('https://me.example/proxy/emoji.webp?url=');
  });

  test('a still picture of our own server is loaded through the proxy', () => {
    const url = new URL(emojiSource('https://me.example/files/a.webp', { ...fetching, isStill: true })!);
    expect({ origin: url.origin, static: url.searchParams.get('static') }).toEqual({ origin: 'https://proxy.example', static: '1' });
  });

  test('a still picture of the server’s emoji route is loaded from that route', () => {
    expect(emojiSource('/emoji/a.webp', { ...fetching, isStill: true })).toBe('https://me.example/emoji/a.webp?static=1');
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,x', null])('nothing is loaded from %s', (address) => {
    expect(emojiSource(address, fetching)).toBeNull();
  });

  test('behind a gateway, a picture of the server is loaded from this origin', () => {
    const upstream = { origins: ['https://server.example'], proxy: null };
    expect(emojiSource('https://server.example/files/a.webp', fetchingWith({ upstream }))).toBe('https://me.example/files/a.webp');
  });
});
