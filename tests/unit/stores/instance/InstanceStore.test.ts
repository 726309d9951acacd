import { describe, expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import { NetworkError } from '~/lib/AppError';
import type { Upstream } from '~/lib/upstream';
import { InstanceStore } from '~/stores/instance/InstanceStore';
import { apiError, FakeApi } from '../../../fixtures/FakeApi';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';

const meta = { name: 'Garden', version: '2024.2.0', maxNoteTextLength: 3_000 } as WireMeta;

function open({ api = new FakeApi({ meta }), local = new MemoryLocalStore(), upstream = null as Upstream | null } = {}) {
  return { api, local, instance: new InstanceStore({ origin: 'https://example.test:3000', upstream, api, local }) };
}

describe('InstanceStore', () => {
  test('only the address is known before the first answer', () => {
    const { instance } = open();
    expect(instance.meta).toBeNull();
    expect(instance.host).toBe('example.test:3000');
    expect(instance.name).toBe('example.test:3000');
    expect(instance.maxNoteTextLength).toBe(1_000);
    expect(instance.isReachable).toBeNull();
  });

  test('its own host and the one behind a gateway are recognized', async () => {
    const { instance, api } = open();
    const own = (...hosts: string[]) => hosts.filter((host) => instance.isOwnHost(host));
    expect(own('Example.test:3000', 'example.test', 'garden.example', '')).toEqual(['Example.test:3000']);
    api.on('meta', { ...meta, uri: 'https://garden.example' });
    await instance.load();
    expect(own('example.test:3000', 'Garden.example', 'den.example', '')).toEqual(['example.test:3000', 'Garden.example']);
    expect(instance.origins).toEqual(['https://example.test:3000', 'https://garden.example']);
  });

  test('people and links are named after the server behind a gateway, and what is stored after the page', async () => {
    const { instance, api } = open();
    const names = () => ({ home: instance.home, host: instance.host, storageHost: instance.storageHost });
    expect(names()).toEqual({ home: 'https://example.test:3000', host: 'example.test:3000', storageHost: 'example.test:3000' });
    api.on('meta', { ...meta, uri: 'https://garden.example/' });
    await instance.load();
    expect(names()).toEqual({ home: 'https://garden.example', host: 'garden.example', storageHost: 'example.test:3000' });
  });

  test('the page of a gateway says which server is behind it before that describes itself', () => {
    const upstream = { origins: ['https://garden.example', 'http://10.0.0.5'], proxy: null };
    expect(open({ upstream }).instance.home).toBe('https://garden.example');
  });

  test('load requests the whole description', async () => {
    const { instance, api } = open();
    expect(await instance.load()).toMatchObject({ ok: true, value: meta });
    expect(api.paramsOf('meta')).toEqual([{}]);
    expect(instance.name).toBe('Garden');
    expect(instance.maxNoteTextLength).toBe(3_000);
    expect(instance.isReachable).toBe(true);
  });

  test('the answer is stored for the next start', async () => {
    const { instance, local } = open();
    await instance.load();
    expect(open({ local }).instance.name).toBe('Garden');
  });

  test('a server that does not answer is not reachable, and the known description stays', async () => {
    const { instance, api } = open();
    await instance.load();
    api.on('meta', new NetworkError('no answer'));
    expect(await instance.load()).toMatchObject({ ok: false });
    expect(instance.isReachable).toBe(false);
    expect(instance.name).toBe('Garden');
  });

  test('a server that answers with an error is reachable', async () => {
    const { instance } = open({ api: new FakeApi({ meta: apiError({ status: 500 }) }) });
    await instance.load();
    expect(instance.isReachable).toBe(true);
  });

  test.each(['{', '{"version":0,"data":"x"}'])('the broken stored description %s is ignored', (raw) => {
    const local = new MemoryLocalStore();
    local.set('instance', raw);
    expect(open({ local }).instance.meta).toBeNull();
  });
});
