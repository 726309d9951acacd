import { describe, expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import { NetworkError } from '~/lib/AppError';
import type { Upstream } from '~/lib/upstream';
import { Server } from '~/stores/server/Server';
import { apiError, FakeApi } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';

const meta = { name: 'Garden', version: '2024.2.0', maxNoteTextLength: 3_000 } as WireMeta;

const unused = {
  kv: new MemoryKeyValueStore(),
  clock: new FakeClock(),
  storedAs: (name: string) => name,
  pageOrigin: 'https://example.test:3000',
  isNone: false,
};

function open({ api = new FakeApi({ meta }), local = new MemoryLocalStore(), upstream = null as Upstream | null } = {}) {
  return { api, local, server: new Server({ origin: 'https://example.test:3000', upstream, api, local, ...unused }) };
}

describe('a server', () => {
  test('only the address is known before the first answer', () => {
    const { server } = open();
    expect(server.meta).toBeNull();
    expect(server.host).toBe('example.test:3000');
    expect(server.name).toBe('example.test:3000');
    expect(server.maxNoteTextLength).toBe(1_000);
    expect(server.isReachable).toBeNull();
  });

  test('its own host and the one behind a gateway are recognized', async () => {
    const { server, api } = open();
    const own = (...hosts: string[]) => hosts.filter((host) => server.isOwnHost(host));
    expect(own('Example.test:3000', 'example.test', 'garden.example', '')).toEqual(['Example.test:3000']);
    api.on('meta', { ...meta, uri: 'https://garden.example' });
    await server.load();
    expect(own('example.test:3000', 'Garden.example', 'den.example', '')).toEqual(['example.test:3000', 'Garden.example']);
    expect(server.origins).toEqual(['https://example.test:3000', 'https://garden.example']);
  });

  test('people and links are named after the server behind a gateway, and what is stored after the page', async () => {
    const { server, api } = open();
    const names = () => ({ home: server.home, host: server.host, storageHost: server.storageHost });
    expect(names()).toEqual({ home: 'https://example.test:3000', host: 'example.test:3000', storageHost: 'example.test:3000' });
    api.on('meta', { ...meta, uri: 'https://garden.example/' });
    await server.load();
    expect(names()).toEqual({ home: 'https://garden.example', host: 'garden.example', storageHost: 'example.test:3000' });
  });

  test('the page of a gateway says which server is behind it before that describes itself', () => {
    const upstream = { origins: ['https://garden.example', 'http://10.0.0.5'], proxy: null };
    expect(open({ upstream }).server.home).toBe('https://garden.example');
  });

  test('load requests the whole description', async () => {
    const { server, api } = open();
    expect(await server.load()).toMatchObject({ ok: true, value: meta });
    expect(api.paramsOf('meta')).toEqual([{}]);
    expect(server.name).toBe('Garden');
    expect(server.maxNoteTextLength).toBe(3_000);
    expect(server.isReachable).toBe(true);
  });

  test('the answer is stored for the next start', async () => {
    const { server, local } = open();
    await server.load();
    expect(open({ local }).server.name).toBe('Garden');
  });

  test('a server that does not answer is not reachable, and the known description stays', async () => {
    const { server, api } = open();
    await server.load();
    api.on('meta', new NetworkError('no answer'));
    expect(await server.load()).toMatchObject({ ok: false });
    expect(server.isReachable).toBe(false);
    expect(server.name).toBe('Garden');
  });

  test('a server that answers with an error is reachable', async () => {
    const { server } = open({ api: new FakeApi({ meta: apiError({ status: 500 }) }) });
    await server.load();
    expect(server.isReachable).toBe(true);
  });

  test.each(['{', '{"version":0,"data":"x"}'])('the broken stored description %s is ignored', (raw) => {
    const local = new MemoryLocalStore();
    local.set('instance', raw);
    expect(open({ local }).server.meta).toBeNull();
  });
});
