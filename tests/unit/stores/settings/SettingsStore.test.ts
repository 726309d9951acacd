import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { AppError } from '~/lib/AppError';
import { SettingsStore } from '~/stores/settings/SettingsStore';
import { defaultSetting, rowOf, settingKeys } from '~/stores/settings/settingsTable';
import { settled } from '../../../fixtures/createTestRoot';
import { otherValue } from '../../../fixtures/otherOptions';
import { apiError } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeRegistry, registryEvent } from '../../../fixtures/FakeRegistry';
import { FakeTabs, MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';

/** Values of settings with a structure of their own. */
const OTHER_CUSTOM: Readonly<Record<string, unknown>> = { uploadFolder: 'f1', memo: 'buy milk' };

interface Setup {
  readonly accountKey?: string | null;
  readonly local?: MemoryLocalStore;
  readonly kv?: MemoryKeyValueStore;
  readonly tabs?: FakeTabs;
  readonly registry?: FakeRegistry;
}

function open({
  accountKey = 'example.test/alice',
  local = new MemoryLocalStore(),
  kv = new MemoryKeyValueStore(),
  tabs = new FakeTabs(),
  registry = new FakeRegistry(),
}: Setup = {}) {
  const clock = new FakeClock();
  const refusals: [string, AppError][] = [];
  const settings = new SettingsStore({
    local,
    kv,
    clock,
    crossTab: tabs.open(),
    account: accountKey === null ? null : { key: accountKey, remote: registry },
    onRefused: (key, error) => refusals.push([key, error]),
    onConflict: () => {},
  });
  return { settings, local, kv, tabs, registry, clock, refusals };
}

/** The same browser after a reload. */
const again = (setup: ReturnType<typeof open>, other: Setup = {}) =>
  open({ local: setup.local, kv: setup.kv, registry: setup.registry, ...other });

describe('a setting', () => {
  test('SET1 a setting has its default until it is changed', () => {
    const { settings } = open();
    expect(settings.get('numberOfPageCache')).toBe(3);
    settings.set('numberOfPageCache', 5);
    expect(settings.get('numberOfPageCache')).toBe(5);
    settings.reset('numberOfPageCache');
    expect(settings.get('numberOfPageCache')).toBe(3);
  });

  test('a setting returns the same default object each time, so that readers see no change', () => {
    const { settings } = open();
    expect(settings.get('dataSaver')).toBe(settings.get('dataSaver'));
  });

  test('SET1 a changed setting notifies its readers, and other settings do not', () => {
    const { settings } = open();
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(settings.get('keepCw')));
    settings.set('nsfw', 'force');
    settings.set('keepCw', false);
    stop();
    expect(seen).toEqual([true, false]);
  });
});

describe('what this browser keeps', () => {
  test('SET3 a setting of this browser is available at once after a reload', () => {
    const before = open();
    before.settings.set('nsfw', 'ignore');
    before.settings.set('visibility', 'home');
    const { settings } = again(before);
    expect(settings.get('nsfw')).toBe('ignore');
    expect(settings.get('visibility')).toBe('home');
  });

  test('SET4 a setting of one account is not visible to another', () => {
    const before = open();
    before.settings.set('visibility', 'home');
    expect(again(before, { accountKey: 'example.test/bob' }).settings.get('visibility')).toBe('public');
  });

  test('SET4 a setting of the device is visible to all accounts', () => {
    const before = open();
    before.settings.set('nsfw', 'ignore');
    expect(again(before, { accountKey: null }).settings.get('nsfw')).toBe('ignore');
  });

  test("SET4 a visitor's account settings last as long as the page", () => {
    const before = open({ accountKey: null });
    before.settings.set('visibility', 'home');
    before.settings.set('keepCw', false);
    expect(before.settings.get('visibility')).toBe('home');
    const { settings } = again(before, { accountKey: null });
    expect(settings.get('visibility')).toBe('public');
    expect(settings.get('keepCw')).toBe(true);
  });

  test('SET5 settings are restored from the slower storage when the quick one was cleared', async () => {
    const before = open();
    before.settings.set('nsfw', 'ignore');
    await settled();
    const { settings } = again(before, { local: new MemoryLocalStore() });
    expect(settings.get('nsfw')).toBe('respect');
    expect(await settings.load()).toEqual({ ok: true, value: undefined });
    expect(settings.get('nsfw')).toBe('ignore');
  });

  test('SET5 settings are read from the quick storage when that is newer', async () => {
    const before = open();
    before.settings.set('nsfw', 'ignore');
    await settled();
    before.kv.failure = new Error('full');
    before.settings.set('nsfw', 'force');
    await settled();
    before.kv.failure = null;
    const { settings } = again(before);
    await settings.load();
    expect(settings.get('nsfw')).toBe('force');
  });

  test('SET5 settings work without any storage', async () => {
    const setup = open();
    setup.local.isFull = true;
    setup.kv.failure = new Error('no');
    setup.settings.set('nsfw', 'ignore');
    await settled();
    expect(setup.settings.get('nsfw')).toBe('ignore');
    expect(await setup.settings.load()).toMatchObject({ ok: false });
  });

  test('SET6 unreadable stored settings are put aside', () => {
    const local = new MemoryLocalStore();
    local.set('settings', '{"version":0,"data":7}');
    const { settings } = open({ local });
    expect(settings.get('nsfw')).toBe('respect');
    expect(local.get('broken::settings')).toBe('{"version":0,"data":7}');
  });

  test('SET2 names that only another version knows are kept, and invalid values are skipped', () => {
    const local = new MemoryLocalStore();
    local.set('settings', JSON.stringify({ version: 0, data: { stamp: 1, values: { nsfw: 'sometimes', animatedMfm: true, future: 1 } } }));
    const { settings } = open({ local });
    expect(settings.get('nsfw')).toBe('respect');
    expect(settings.get('animatedMfm')).toBe(true);
    settings.set('advancedMfm', false);
    expect(local.get('settings')).toContain('"future":1');
  });
});

describe('other tabs', () => {
  test('SET7 other tabs see a change of a device setting', () => {
    const here = open();
    const there = again(here, { tabs: here.tabs, accountKey: null });
    here.settings.set('nsfw', 'ignore');
    expect(there.settings.get('nsfw')).toBe('ignore');
  });

  test('SET7 other tabs see a change of an account setting only if they show the same account', () => {
    const here = open();
    const same = again(here, { tabs: here.tabs });
    const other = again(here, { tabs: here.tabs, accountKey: 'example.test/bob' });
    here.settings.set('visibility', 'home');
    expect(same.settings.get('visibility')).toBe('home');
    expect(other.settings.get('visibility')).toBe('public');
  });

  test('other tabs see a reset', () => {
    const here = open();
    const there = again(here, { tabs: here.tabs });
    here.settings.set('nsfw', 'ignore');
    here.settings.reset('nsfw');
    expect(there.settings.get('nsfw')).toBe('respect');
  });

  test("SET7 other tabs see a change of an account's setting and its reset, although the server cannot be reached", () => {
    const here = open();
    const there = again(here, { tabs: here.tabs });
    here.settings.set('keepCw', false);
    expect(there.settings.get('keepCw')).toBe(false);
    here.settings.reset('keepCw');
    expect(there.settings.get('keepCw')).toBe(true);
  });

  test('SET7 changes of different settings in two tabs both survive', () => {
    const here = open();
    const there = again(here);
    here.settings.set('nsfw', 'ignore');
    there.settings.set('advancedMfm', false);
    const { settings } = again(here);
    expect({ nsfw: settings.get('nsfw'), advancedMfm: settings.get('advancedMfm') }).toEqual({ nsfw: 'ignore', advancedMfm: false });
  });

  test('another tab cannot set an invalid value', () => {
    const { settings, tabs } = open();
    tabs.open().post('setting', { key: 'nsfw', value: 'sometimes', accountKey: null });
    tabs.open().post('setting', { key: 'constructor', value: 1, accountKey: null });
    expect(settings.get('nsfw')).toBe('respect');
  });
});

describe('the account on the server', () => {
  test("SET8 connecting reads the account's settings, and those that the server lacks return to their defaults", async () => {
    const before = open();
    before.registry.values.set('keepCw', false);
    await before.settings.connect();
    const setup = again(before, { registry: new FakeRegistry() });
    setup.registry.values.set('showFullAcct', true);
    expect(setup.settings.get('keepCw')).toBe(false);
    expect(setup.settings.isSynced).toBe(false);
    await setup.settings.connect();
    expect(setup.settings.get('showFullAcct')).toBe(true);
    expect(setup.settings.get('keepCw')).toBe(true);
    expect(setup.settings.isSynced).toBe(true);
  });

  test("the account's settings are remembered for the next start", async () => {
    const before = open();
    before.registry.values.set('showFullAcct', true);
    await before.settings.connect();
    expect(again(before).settings.get('showFullAcct')).toBe(true);
  });

  test("SET8 the last known values stay when the account's settings cannot be read", async () => {
    const before = open();
    before.registry.values.set('showFullAcct', true);
    await before.settings.connect();
    const { settings, registry } = again(before);
    registry.failure = apiError({ status: 500 });
    expect(await settings.connect()).toMatchObject({ ok: false });
    expect(settings.get('showFullAcct')).toBe(true);
    expect(settings.isSynced).toBe(false);
  });

  test('a change is sent to the server', async () => {
    const { settings, registry } = open();
    await settings.connect();
    settings.set('keepCw', false);
    await settled();
    expect(registry.values.get('keepCw')).toBe(false);
  });

  test('a reset is sent to the server', async () => {
    const { settings, registry } = open();
    registry.values.set('keepCw', false);
    await settings.connect();
    settings.reset('keepCw');
    await settled();
    expect(registry.values.has('keepCw')).toBe(false);
  });

  test('SET8 SET9 the server is not asked before the settings connect, and then gets what changed', async () => {
    const { settings, registry } = open();
    registry.values.set('showFullAcct', true);
    settings.set('keepCw', false);
    await settings.refresh();
    settings.receive(registryEvent('keepCw', true));
    const before = { log: [...registry.log], keepCw: settings.get('keepCw'), showFullAcct: settings.get('showFullAcct') };
    expect(before).toEqual({ log: [], keepCw: false, showFullAcct: false });
    await settings.connect();
    await settled();
    expect({ keepCw: registry.values.get('keepCw'), showFullAcct: settings.get('showFullAcct') }).toEqual({
      keepCw: false,
      showFullAcct: true,
    });
  });

  test('SET9 settings of this browser are not sent to the server', async () => {
    const { settings, registry } = open();
    await settings.connect();
    settings.set('nsfw', 'ignore');
    settings.set('visibility', 'home');
    await settled();
    expect(registry.log).toEqual([]);
  });

  test('SET9 writes are sent one at a time, and several changes of one setting become one', async () => {
    const { settings, registry } = open();
    await settings.connect();
    let release = (): void => {};
    registry.gate = new Promise((resolve) => (release = resolve));
    settings.set('keepCw', false);
    settings.set('showFullAcct', true);
    settings.set('keepCw', true);
    settings.set('keepCw', false);
    settings.set('keepCw', true);
    await settled();
    expect(registry.log).toEqual(['set keepCw false']);
    release();
    await settled();
    expect(registry.log).toEqual(['set keepCw false', 'set showFullAcct true', 'set keepCw true']);
  });

  test('SET10 the server can change a setting from elsewhere', async () => {
    const { settings } = open();
    await settings.connect();
    settings.receive(registryEvent('keepCw', false));
    expect(settings.get('keepCw')).toBe(false);
    settings.receive(registryEvent('keepCw', undefined));
    expect(settings.get('keepCw')).toBe(true);
  });

  test('the server cannot change settings of this browser', async () => {
    const { settings } = open();
    await settings.connect();
    settings.receive(registryEvent('nsfw', 'ignore'));
    expect(settings.get('nsfw')).toBe('respect');
  });

  test('SET10 the server does not override a change that is still being sent', async () => {
    const { settings, registry } = open();
    await settings.connect();
    let release = (): void => {};
    registry.gate = new Promise((resolve) => (release = resolve));
    settings.set('defaultNoteVisibility', 'home');
    settings.receive(registryEvent('defaultNoteVisibility', 'followers'));
    expect(settings.get('defaultNoteVisibility')).toBe('home');
    release();
    await settled();
    settings.receive(registryEvent('defaultNoteVisibility', 'followers'));
    expect(settings.get('defaultNoteVisibility')).toBe('followers');
  });

  test('SET10 the server does not override a change that was made while all values were loading', async () => {
    const { settings, registry } = open();
    const connected = settings.connect();
    settings.set('keepCw', false);
    await connected;
    await settled();
    expect(settings.get('keepCw')).toBe(false);
    expect(registry.values.get('keepCw')).toBe(false);
  });
});

describe('a second device', () => {
  const names = settingKeys('account');

  test.each(names)('SET10 a second device receives a change of %s at once, and a reset', async (name) => {
    const registry = new FakeRegistry();
    const [desk, phone] = [open({ registry }), open({ registry })];
    await desk.settings.connect();
    await phone.settings.connect();
    // The server tells every device of the account.
    registry.onChanged = (key, value) => [desk, phone].forEach(({ settings }) => settings.receive(registryEvent(key, value)));
    const other = name in OTHER_CUSTOM ? OTHER_CUSTOM[name] : otherValue(rowOf(name));
    desk.settings.set(name, other as never);
    await settled();
    expect(phone.settings.get(name)).toEqual(other);
    expect(again(phone).settings.get(name)).toEqual(other);
    desk.settings.reset(name);
    await settled();
    expect(registry.values.has(name)).toBe(false);
    expect(phone.settings.get(name)).toEqual(defaultSetting(name));
    expect(again(phone).settings.get(name)).toEqual(defaultSetting(name));
    await phone.settings.refresh();
    expect(phone.settings.get(name)).toEqual(defaultSetting(name));
  });
});

describe('a setting with a value of its own on this device', () => {
  async function two() {
    const registry = new FakeRegistry();
    const [desk, phone] = [open({ registry }), open({ registry })];
    await desk.settings.connect();
    await phone.settings.connect();
    registry.onChanged = (key, value) => [desk, phone].forEach(({ settings }) => settings.receive(registryEvent(key, value)));
    return { registry, desk, phone };
  }

  test('SET14 a setting with a value of its own changes on this device only, also after a reload', async () => {
    const { registry, desk, phone } = await two();
    phone.settings.setOwn('defaultNoteVisibility', true);
    phone.settings.set('defaultNoteVisibility', 'followers');
    await settled();
    expect({ log: registry.log, desk: desk.settings.get('defaultNoteVisibility') }).toEqual({ log: [], desk: 'public' });
    const { settings } = again(phone);
    await settings.load();
    await settings.connect();
    expect({ isOwn: settings.isOwn('defaultNoteVisibility'), value: settings.get('defaultNoteVisibility') }).toEqual({
      isOwn: true,
      value: 'followers',
    });
  });

  test('SET14 a change and a reset on another device do not reach a setting with a value of its own until it follows the account again', async () => {
    const { desk, phone } = await two();
    phone.settings.setOwn('defaultNoteVisibility', true);
    desk.settings.set('defaultNoteVisibility', 'home');
    await settled();
    expect(phone.settings.get('defaultNoteVisibility')).toBe('public');
    phone.settings.setOwn('defaultNoteVisibility', false);
    expect(phone.settings.get('defaultNoteVisibility')).toBe('home');
    phone.settings.setOwn('defaultNoteVisibility', true);
    desk.settings.reset('defaultNoteVisibility');
    await settled();
    expect(phone.settings.get('defaultNoteVisibility')).toBe('home');
    phone.settings.setOwn('defaultNoteVisibility', false);
    expect(phone.settings.get('defaultNoteVisibility')).toBe('public');
  });

  test('SET14 the reset of a setting with a value of its own is kept, and reaches no other device', async () => {
    const { desk, phone } = await two();
    desk.settings.set('defaultNoteVisibility', 'home');
    await settled();
    phone.settings.setOwn('defaultNoteVisibility', true);
    phone.settings.reset('defaultNoteVisibility');
    await settled();
    expect({ phone: phone.settings.get('defaultNoteVisibility'), desk: desk.settings.get('defaultNoteVisibility') }).toEqual({
      phone: 'public',
      desk: 'home',
    });
    const { settings } = again(phone);
    await settings.connect();
    expect(settings.get('defaultNoteVisibility')).toBe('public');
  });

  test('SET14 other tabs of the device follow a value of its own, its reset and its end', () => {
    const here = open();
    const there = again(here, { tabs: here.tabs });
    const seen = () => ({ isOwn: there.settings.isOwn('keepCw'), value: there.settings.get('keepCw') });
    here.settings.setOwn('keepCw', true);
    here.settings.set('keepCw', false);
    expect(seen()).toEqual({ isOwn: true, value: false });
    here.settings.reset('keepCw');
    expect(seen()).toEqual({ isOwn: true, value: true });
    here.settings.setOwn('keepCw', false);
    expect(seen()).toEqual({ isOwn: false, value: true });
  });

  test('SET14 a change for all devices that still waits is delivered although this device has another value meanwhile', async () => {
    const before = open();
    before.settings.set('defaultNoteVisibility', 'home');
    before.settings.setOwn('defaultNoteVisibility', true);
    before.settings.set('defaultNoteVisibility', 'followers');
    const { settings, registry } = again(before);
    await settings.connect();
    await settled();
    expect({ there: registry.values.get('defaultNoteVisibility'), here: settings.get('defaultNoteVisibility') }).toEqual({
      there: 'home',
      here: 'followers',
    });
  });
});

describe('a browser or a server that does not keep a change', () => {
  test('SET5 a change that the browser refuses to keep applies, and is reported to those who watch the storage', () => {
    const { settings, local } = open();
    const reports: boolean[] = [];
    local.onWritten = (_key, isKept) => reports.push(isKept);
    local.isFull = true;
    settings.set('squareAvatars', true);
    local.isFull = false;
    settings.set('nsfw', 'force');
    expect({ reports, square: settings.get('squareAvatars') }).toEqual({ reports: [false, true], square: true });
  });

  test('SET11 a server that cannot be reached is noticed until the change is delivered, and nothing is lost', async () => {
    const { settings, registry, clock } = open();
    await settings.connect();
    registry.failure = apiError({ status: 500, code: 'INTERNAL_ERROR' });
    settings.set('keepCw', false);
    await settled();
    expect({ isDelayed: settings.isDelayed, keepCw: settings.get('keepCw') }).toEqual({ isDelayed: true, keepCw: false });
    registry.failure = null;
    clock.advance(5_000);
    await settled();
    expect({ isDelayed: settings.isDelayed, stored: registry.values.get('keepCw') }).toEqual({ isDelayed: false, stored: false });
  });
});

describe('a change that the server does not get', () => {
  const broken = () => apiError({ status: 500, code: 'INTERNAL_ERROR' });

  test('SET11 a change that was not delivered is retried with growing delays', async () => {
    const { settings, registry, clock } = open();
    await settings.connect();
    registry.failure = broken();
    settings.set('keepCw', false);
    await settled();
    clock.advance(5_000);
    await settled();
    clock.advance(5_000);
    await settled();
    expect(registry.log).toHaveLength(2);
    registry.failure = null;
    clock.advance(5_000);
    await settled();
    expect(registry.values.get('keepCw')).toBe(false);
  });

  test('SET11 a change that was not delivered is retried at once when the connection is back', async () => {
    const { settings, registry } = open();
    await settings.connect();
    registry.failure = broken();
    settings.set('keepCw', false);
    await settled();
    registry.failure = null;
    await settings.refresh();
    await settled();
    expect(registry.values.get('keepCw')).toBe(false);
    expect(settings.get('keepCw')).toBe(false);
  });

  test('SET11 a change that was not delivered survives a reload and then wins over the server', async () => {
    const before = open();
    await before.settings.connect();
    before.registry.failure = broken();
    before.settings.set('keepCw', false);
    await settled();
    before.registry.failure = null;
    before.registry.values.set('keepCw', true);
    const { settings, registry } = again(before);
    await settings.connect();
    await settled();
    expect(settings.get('keepCw')).toBe(false);
    expect(registry.values.get('keepCw')).toBe(false);
  });

  test('a change made before the server was reached is sent too', async () => {
    const before = open();
    before.settings.set('keepCw', false);
    const { settings, registry } = again(before);
    await settings.connect();
    await settled();
    expect(registry.values.get('keepCw')).toBe(false);
  });

  test('SET11 a change that the server refuses is dropped and reported', async () => {
    const { settings, registry, refusals, clock } = open();
    await settings.connect();
    registry.failure = apiError({ code: 'TOO_LARGE' });
    settings.set('keepCw', false);
    await settled();
    clock.advance(600_000);
    await settled();
    expect(registry.log).toHaveLength(1);
    expect(refusals.map(([key]) => key)).toEqual(['keepCw']);
  });

  test('removing a value that the server does not have is not a failure', async () => {
    const { settings, refusals } = open();
    await settings.connect();
    settings.reset('keepCw');
    await settled();
    expect(refusals).toEqual([]);
  });

  test('disposal leaves no timer', async () => {
    const { settings, registry, clock } = open();
    await settings.connect();
    registry.failure = broken();
    settings.set('keepCw', false);
    await settled();
    settings.dispose();
    expect(clock.pendingTimers).toBe(0);
  });
});
