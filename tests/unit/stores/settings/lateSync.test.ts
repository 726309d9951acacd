import { expect, test, vi } from 'vitest';
import { SettingsStore } from '~/stores/settings/SettingsStore';
import type { SettingsRemote } from '~/stores/settings/RegistrySync';
import { settled } from '../../../fixtures/createTestRoot';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeTabs, MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';

// In a separate file, because no other test may have loaded the code before.
test('SET8 SET11 a reconnect syncs the settings after the code for it failed to load', async () => {
  let fetches = 0;
  vi.doMock('~/stores/settings/AccountSettings', async (original) => {
    fetches += 1;
    if (fetches === 1) throw new TypeError('offline');
    return await original();
  });
  const settings = new SettingsStore({
    local: new MemoryLocalStore(),
    kv: new MemoryKeyValueStore(),
    clock: new FakeClock(),
    crossTab: new FakeTabs().open(),
    accountKey: 'example.test/alice',
    onRefused: () => {},
    onConflict: async () => {},
  });
  const stored = new Map<string, unknown>([['showFullAcct', true]]);
  const set = vi.fn<SettingsRemote['set']>(async (key, value) => void stored.set(key, value));
  const remote: SettingsRemote = { getAll: async () => Object.fromEntries(stored), find: async () => null, set, remove: async () => {} };
  expect(await settings.connect(() => remote)).toMatchObject({ ok: false });
  settings.set('keepCw', false);
  await Promise.all([settings.refresh(), settings.refresh()]);
  await settings.refresh();
  await settled();
  expect({ isSynced: settings.isSynced, showFullAcct: settings.get('showFullAcct'), keepCw: settings.get('keepCw') }).toEqual({
    isSynced: true,
    showFullAcct: true,
    keepCw: false,
  });
  expect({ fetches, setCalls: set.mock.calls }).toEqual({ fetches: 2, setCalls: [['keepCw', false]] });
});
