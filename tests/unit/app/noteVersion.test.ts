import { expect, test } from 'vitest';
import { noteVersion, VERSION } from '~/app/noteVersion';
import { MemoryLocalStore } from '../../fixtures/memoryStores';

function storeWith(entries: Readonly<Record<string, string>>) {
  const store = new MemoryLocalStore();
  for (const [key, value] of Object.entries(entries)) store.set(key, value);
  return store;
}

test('noteVersion returns null on the first visit', () => {
  const store = storeWith({});
  expect(noteVersion(store)).toBeNull();
  expect(store.get('lastVersion')).toBe(VERSION);
});

test('a new version deletes the stored theme', () => {
  const store = storeWith({ lastVersion: '2023.1.0', theme: 'compiled' });
  expect(noteVersion(store)).toBe('2023.1.0');
  expect({ lastVersion: store.get('lastVersion'), theme: store.get('theme') }).toEqual({ lastVersion: VERSION, theme: null });
});

test('the same version keeps the stored theme', () => {
  const store = storeWith({ lastVersion: VERSION, theme: 'compiled' });
  expect(noteVersion(store)).toBe(VERSION);
  expect(store.get('theme')).toBe('compiled');
});
