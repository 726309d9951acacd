import { describe, expect, test } from 'vitest';
import { SettingConflicts, type SettingConflict } from '~/stores/settings/SettingConflicts';
import { SettingsStore } from '~/stores/settings/SettingsStore';
import { apiError } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeRegistry, registryEvent } from '../../../fixtures/FakeRegistry';
import { FakeTabs, MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';
import { settled } from '../../../fixtures/createTestRoot';

const ACCOUNT = 'example.test/alice';

/** A device of alice; `online` says whether it reaches the registry. */
class Device {
  readonly local = new MemoryLocalStore();
  readonly #kv = new MemoryKeyValueStore();
  readonly clock = new FakeClock();
  readonly #registry: FakeRegistry;
  isOnline = true;
  settings = this.#open();
  conflicts = this.#list();

  constructor(registry: FakeRegistry) {
    this.#registry = registry;
  }

  #open() {
    const reach = <T>(call: () => Promise<T>): Promise<T> =>
      this.isOnline ? call() : Promise.reject(apiError({ status: 502, code: 'INTERNAL_ERROR' }));
    return new SettingsStore({
      local: this.local,
      kv: this.#kv,
      clock: this.clock,
      crossTab: new FakeTabs().open(),
      account: {
        key: ACCOUNT,
        remote: {
          getAll: () => reach(() => this.#registry.getAll()),
          find: (key) => reach(() => this.#registry.find(key)),
          set: (key, value) => reach(() => this.#registry.set(key, value)),
          remove: (key) => reach(() => this.#registry.remove(key)),
        },
      },
      onRefused: (key) => expect.fail(`${key} was refused`),
      onConflict: (conflict) => this.conflicts.add(conflict),
    });
  }

  #list() {
    return new SettingConflicts({ local: this.local, accountKey: ACCOUNT, settings: this.settings });
  }

  async connect(): Promise<this> {
    await this.settings.connect();
    await settled();
    return this;
  }

  async goOnline(): Promise<void> {
    this.isOnline = true;
    await this.settings.refresh();
    await settled();
  }

  /** The page is closed, and opened again. */
  async reopen(): Promise<void> {
    this.settings.dispose();
    this.settings = this.#open();
    this.conflicts = this.#list();
    await this.connect();
  }
}

/** Two devices of one account. Each one's clock and the server's show the time of `at`. */
async function twoDevices() {
  const registry = new FakeRegistry();
  const desk = await new Device(registry).connect();
  const phone = await new Device(registry).connect();
  const start = desk.clock.now();
  const at = (ms: number): void => {
    for (const { clock } of [desk, phone]) clock.advance(start + ms - clock.now());
    registry.now = start + ms;
  };
  registry.onChanged = (key, value) => {
    for (const device of [desk, phone]) if (device.isOnline) device.settings.receive(registryEvent(key, value));
  };
  return { registry, desk, phone, at };
}

const values = (...devices: readonly Device[]) => devices.map(({ settings }) => settings.get('defaultNoteVisibility'));
const listed = ({ conflicts }: Device): readonly Partial<SettingConflict>[] =>
  conflicts.items.map(({ name, lost, kept, isLostHere }) => ({ name, lost, kept, isLostHere }));

/** What happens to the setting: the phone loses its connection, or a device changes the value at a time. Without a value, it resets. */
type Step = 'phone goes offline' | readonly ['desk' | 'phone', number, ('home' | 'followers' | 'specified')?];

/** Plays steps on two devices. The phone is offline afterwards. */
async function after(steps: readonly Step[]) {
  const devices = await twoDevices();
  for (const step of steps) {
    if (step === 'phone goes offline') devices.phone.isOnline = false;
    else {
      const [who, ms, value] = step;
      const { settings } = devices[who];
      devices.at(ms);
      if (value === undefined) settings.reset('defaultNoteVisibility');
      else settings.set('defaultNoteVisibility', value);
      await settled();
    }
  }
  devices.at(4_000);
  return devices;
}

const EARLIER_ON_PHONE: readonly Step[] = ['phone goes offline', ['phone', 1_000, 'followers'], ['desk', 2_000, 'home']];
const LATER_ON_PHONE: readonly Step[] = ['phone goes offline', ['desk', 1_000, 'home'], ['phone', 2_000, 'followers']];

describe('two devices that change settings while one is offline', () => {
  test('SET15 changes of different settings are both kept, and nothing is listed', async () => {
    const { desk, phone, at } = await twoDevices();
    phone.isOnline = false;
    at(1_000);
    phone.settings.set('keepCw', false);
    at(2_000);
    desk.settings.set('showFullAcct', true);
    await settled();
    at(3_000);
    await phone.goOnline();
    for (const { settings } of [desk, phone])
      expect({ keepCw: settings.get('keepCw'), showFullAcct: settings.get('showFullAcct') }).toEqual({ keepCw: false, showFullAcct: true });
    expect([listed(desk), listed(phone)]).toEqual([[], []]);
  });

  test.each<[string, readonly Step[], string, readonly Partial<SettingConflict>[]]>([
    [
      "the later change of the same setting counts, and the other device's value is listed",
      LATER_ON_PHONE,
      'followers',
      [{ name: 'defaultNoteVisibility', lost: 'home', kept: 'followers', isLostHere: false }],
    ],
    [
      'an earlier change that arrives late does not count, and this device lists its own value',
      EARLIER_ON_PHONE,
      'home',
      [{ name: 'defaultNoteVisibility', lost: 'followers', kept: 'home', isLostHere: true }],
    ],
    [
      'the same change on both devices is no conflict',
      ['phone goes offline', ['phone', 1_000, 'home'], ['desk', 1_000, 'home']],
      'home',
      [],
    ],
    [
      'several changes of one device in a row are no conflict with themselves',
      [['phone', 1_000, 'home'], 'phone goes offline', ['phone', 2_000, 'followers'], ['phone', 3_000, 'specified']],
      'specified',
      [],
    ],
    [
      'a reset on another device does not undo a change that waits, and is listed',
      [['desk', 0, 'home'], 'phone goes offline', ['phone', 1_000, 'followers'], ['desk', 2_000]],
      'followers',
      [{ name: 'defaultNoteVisibility', lost: undefined, kept: 'followers', isLostHere: false }],
    ],
  ])('SET15 %s', async (_rule, steps, value, lost) => {
    const { desk, phone } = await after(steps);
    await phone.goOnline();
    expect({ values: values(desk, phone), listed: listed(phone) }).toEqual({ values: [value, value], listed: lost });
  });

  test('SET15 a value that did not count is still listed, and not sent, after the page is opened again', async () => {
    const { registry, phone } = await after(EARLIER_ON_PHONE);
    await phone.goOnline();
    await phone.reopen();
    expect({ value: values(phone), listed: listed(phone).length, there: registry.values.get('defaultNoteVisibility') }).toEqual({
      value: ['home'],
      listed: 1,
      there: 'home',
    });
  });

  test('SET15 the rule also holds after the page was closed while it was offline', async () => {
    const { desk, phone } = await after(EARLIER_ON_PHONE);
    phone.isOnline = true;
    await phone.reopen();
    expect(values(desk, phone)).toEqual(['home', 'home']);
    expect(listed(phone)).toHaveLength(1);
  });
});

describe('the list of values that were lost', () => {
  test('SET15 a lost value that is taken back counts on all devices', async () => {
    const { desk, phone } = await after(EARLIER_ON_PHONE);
    await phone.goOnline();
    phone.conflicts.takeBack(phone.conflicts.items[0]!);
    await settled();
    expect(values(desk, phone)).toEqual(['followers', 'followers']);
    expect(listed(phone)).toEqual([]);
  });

  test('SET15 a conflict that is dismissed does not come back', async () => {
    const { desk, phone } = await after(EARLIER_ON_PHONE);
    await phone.goOnline();
    phone.conflicts.dismiss(phone.conflicts.items[0]!);
    await phone.reopen();
    expect(listed(phone)).toEqual([]);
    expect(values(desk, phone)).toEqual(['home', 'home']);
  });

  test('SET15 a list that cannot be read is empty', () => {
    const local = new MemoryLocalStore();
    local.set(`settingConflicts::${ACCOUNT}`, '{"version":0,"data":[null,7,{"name":"keepCw"}]}');
    const { items } = new SettingConflicts({ local, accountKey: ACCOUNT, settings: { set: () => {}, reset: () => {} } });
    expect(items).toEqual([]);
  });
});
