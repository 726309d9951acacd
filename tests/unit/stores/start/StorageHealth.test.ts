import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { openKeyValueStore } from '~/storage/openKeyValueStore';
import { StorageHealth } from '~/stores/start/StorageHealth';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';

/** A browser whose IndexedDB can refuse values, and the health of its storage. */
function open() {
  const local = new MemoryLocalStore();
  const indexed = new MemoryKeyValueStore();
  const { root, clock } = createTestRoot({ local });
  const kv = openKeyValueStore({ local, clock, indexed, onFallback: () => {} });
  const health = new StorageHealth({ local, kv, clock, overlays: root.overlays });
  return { local, indexed, kv, clock, health, root, isFailing: () => runInAction(() => health.isFailing) };
}

test('a storage that keeps everything is healthy, and leaves no probe behind', async () => {
  const { health, local, root } = open();
  expect(await health.check()).toBe(true);
  expect({ keys: [...local.values.keys()], beside: root.overlays.beside }).toEqual({ keys: [], beside: [] });
});

test('a refused value makes it fail until that value is kept; another one that fits changes nothing', async () => {
  const { local, isFailing, root } = open();
  local.isFull = true;
  local.set('large', 'x');
  expect({ isFailing: isFailing(), beside: root.overlays.beside }).toEqual({ isFailing: true, beside: ['storage'] });
  local.isFull = false;
  local.set('small', 'x');
  expect(isFailing()).toBe(true);
  local.set('large', 'x');
  expect(isFailing()).toBe(false);
});

test('it tries again by itself, and stops when everything is kept', async () => {
  const { local, clock, health, isFailing } = open();
  local.isFull = true;
  expect(await health.check()).toBe(false);
  clock.advance(15_000);
  expect(isFailing()).toBe(true);
  local.isFull = false;
  clock.advance(15_000);
  expect(isFailing()).toBe(false);
});

test('a database that becomes full makes it fail until the database takes a value again', async () => {
  const { indexed, kv, health, isFailing } = open();
  await kv.set('first', 1);
  indexed.failure = new DOMException('full', 'QuotaExceededError');
  await expect(kv.set('second', 2)).rejects.toThrow('refused');
  expect(isFailing()).toBe(true);
  expect(await health.check()).toBe(false);
  indexed.failure = null;
  expect(await health.check()).toBe(true);
  expect([...indexed.values.keys()]).toEqual(['idb-test', 'first']);
});

test('it no longer watches after its end', () => {
  const { local, health, isFailing } = open();
  health.dispose();
  local.isFull = true;
  local.set('a', 'x');
  expect(isFailing()).toBe(false);
});
