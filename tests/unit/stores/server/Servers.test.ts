import { describe, expect, test } from 'vitest';
import type { WireEmoji, WireMeta } from '~/api/wire';
import { Servers } from '~/stores/server/Servers';
import { FakeApi } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';

const HERE = 'https://example.test';
const FAR = 'https://far.test:8443';

const emoji = (name: string): WireEmoji => ({ name, aliases: [], category: null, url: `https://files.test/${name}.webp` });

const apiOf = (name: string) => new FakeApi({ meta: { name } as WireMeta, emojis: { emojis: [emoji(name)] } });

function open({ local = new MemoryLocalStore(), kv = new MemoryKeyValueStore() } = {}) {
  const apis = new Map([
    [HERE, apiOf('here')],
    [FAR, apiOf('far')],
  ]);
  const upstream = { origins: ['https://behind.test'], proxy: null };
  const visit = (origin: string) => apis.get(origin)!;
  return { local, kv, servers: new Servers({ hasServer: true, pageOrigin: HERE, upstream, visit, local, kv, clock: new FakeClock() }) };
}

describe('servers', () => {
  test('the accounts on one server share it', () => {
    const { servers } = open();
    expect(servers.at(FAR)).toBe(servers.at(FAR));
    expect(servers.at(FAR)).not.toBe(servers.at(HERE));
  });

  test('each server is called itself, and what it answers is kept apart from the others', async () => {
    const before = open();
    for (const origin of [HERE, FAR]) {
      await before.servers.at(origin).load();
      await before.servers.at(origin).emojis.load();
    }
    expect([...before.local.values.keys(), ...before.kv.values.keys()].toSorted()).toEqual([
      'emojis',
      'emojis::far.test:8443',
      'instance',
      'instance::far.test:8443',
      'lastEmojisFetchedAt',
      'lastEmojisFetchedAt::far.test:8443',
    ]);
    const { servers } = open(before);
    expect([HERE, FAR].map((origin) => servers.at(origin).name)).toEqual(['here', 'far']);
    expect(before.servers.at(FAR).emojis.urlOf('far')).toBe('https://files.test/far.webp');
    expect(before.servers.at(FAR).emojis.urlOf('here')).toBeNull();
  });

  test('only the server of the page may be behind a gateway', () => {
    const { servers } = open();
    const address = 'https://behind.test/files/cat.png';
    expect([HERE, FAR].map((origin) => servers.at(origin).mediaUrl(address))).toEqual([`${HERE}/files/cat.png`, address]);
  });

  test('a path leads to the server that said it, and pictures of others go through its own proxy', () => {
    const far = open().servers.at(FAR);
    expect({ url: far.url('/notes/1'), own: far.picture('/files/a.png', 'image') }).toEqual({
      url: `${FAR}/notes/1`,
      own: `${FAR}/files/a.png`,
    });
    expect(far.picture('https://other.test/a.png', 'avatar')).toMatch(/^https:\/\/far\.test:8443\/proxy\/avatar\.webp\?url=/);
    expect({ script: far.url('javascript:alert(1)'), picture: far.picture('data:image/png,', 'image') }).toEqual({ script: null });
  });
});
