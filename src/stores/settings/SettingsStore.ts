import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { fail, ok, type Result } from '~/lib/Result';
import { toAppError, type AppError } from '~/lib/AppError';
import { canonicalJson } from '~/lib/canonicalJson';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { CrossTab } from '~/storage/CrossTab';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import type { SettingScope } from '~/registry/defineSettings';
import { settle } from '../settle';
import type { RegistrySync, SettingsRemote } from './RegistrySync';
import { SettingsFile, type RawSettings } from './SettingsFile';
import { defaultSetting, isSettingKey, parseSetting, rowOf, settingKeys, type SettingKey, type SettingsValue } from './settingsTable';

const SCOPES: readonly SettingScope[] = ['device', 'deviceAccount', 'account'];

/**
 * The values of all settings. The values of this browser are available at once. The account's settings start with the last known
 * copy, which the server then corrects. A visitor's account settings stay in memory.
 */
export class SettingsStore implements Disposable {
  /** Only the values that differ from their defaults. */
  readonly #values = observable.map<SettingKey, unknown>(undefined, { deep: false });
  readonly #defaults = new Map<SettingKey, unknown>();
  readonly #files: Partial<Record<SettingScope, SettingsFile>>;
  readonly #accountKey: string | null;
  readonly #clock: Clock;
  readonly #crossTab: CrossTab;
  readonly #onRefused: (key: SettingKey, error: AppError) => void;
  readonly #owned = new DisposableStore();
  #remote: SettingsRemote | null = null;
  #sync: RegistrySync | null = null;
  /** The attempt to start sending that is running or succeeded. */
  #started: Promise<Result<RegistrySync>> | null = null;
  /** Names that changed while all values were loading; that answer may be older than these changes. */
  #newerThanAnswer: Set<string> | null = null;
  /** Whether the server has confirmed the account's settings; always false for a visitor. */
  isSynced = false;
  /** Whether the browser kept the last change; otherwise it applies until the page closes. */
  isKept = true;
  /** Whether a change waits for the server, which cannot be reached. */
  isDelayed = false;

  constructor(options: {
    readonly local: LocalStore;
    readonly kv: KeyValueStore;
    readonly clock: Clock;
    readonly crossTab: CrossTab;
    /** `host/id` of the signed-in account, null for a visitor. */
    readonly accountKey: string | null;
    /** Called when the server refuses to store a setting. */
    onRefused(key: SettingKey, error: AppError): void;
  }) {
    const { accountKey, clock, crossTab } = options;
    this.#accountKey = accountKey;
    this.#clock = clock;
    this.#crossTab = crossTab;
    this.#onRefused = (key, error) => options.onRefused(key, error);
    this.#files = {
      device: new SettingsFile('settings', options),
      ...(accountKey !== null && {
        deviceAccount: new SettingsFile(`settings::${accountKey}`, options),
        account: new SettingsFile(`settings::cache::${accountKey}`, options),
      }),
    };
    makeObservable(this, {
      isSynced: observableRef,
      isKept: observableRef,
      isDelayed: observableRef,
      set: action,
      reset: action,
      receive: action,
    });
    runInAction(() => {
      for (const scope of SCOPES) this.#adopt(scope, this.#files[scope]?.read().values ?? {});
    });
    this.#owned.add(
      crossTab.on('setting', ({ key, value, accountKey: of }) => {
        if (isSettingKey(key) && (of === null || of === accountKey)) this.#apply(key, value);
      }),
    );
  }

  /** The value of a setting; observable. */
  get<K extends SettingKey>(key: K): SettingsValue<K> {
    const value = this.#values.get(key);
    if (value !== undefined) return value as SettingsValue<K>;
    if (!this.#defaults.has(key)) this.#defaults.set(key, defaultSetting(key));
    return this.#defaults.get(key) as SettingsValue<K>;
  }

  /** Changes a setting here, in other tabs and, for account settings, on the server. */
  set<K extends SettingKey>(key: K, value: SettingsValue<K>): void {
    this.#values.set(key, value);
    this.#keep(key, value);
  }

  /** Resets a setting to its default everywhere. */
  reset(key: SettingKey): void {
    this.#values.delete(key);
    this.#keep(key, undefined);
  }

  /** Uses the copies in slower storage that are newer, because the quick copy was cleared or could not be written. */
  async load(): Promise<Result> {
    try {
      for (const scope of SCOPES) {
        const values = await this.#files[scope]?.readNewerCopy();
        if (values) runInAction(() => this.#adopt(scope, values));
      }
      return ok();
    } catch (thrown) {
      return fail(toAppError(thrown));
    }
  }

  /** Connects the account's settings with the server, sends changes that an earlier page could not send, and loads all values. */
  connect(remote: SettingsRemote): Promise<Result> {
    this.#remote = remote;
    return this.refresh();
  }

  /** Loads all account settings from the server; those that it does not have return to their defaults. */
  async refresh(): Promise<Result> {
    const remote = this.#remote;
    if (!remote) return ok();
    const started = await (this.#started ??= this.#start(remote));
    if (!started.ok) return started;
    const { value: sync } = started;
    const newer = new Set<string>(sync.unsaved);
    this.#newerThanAnswer = newer;
    sync.resume();
    try {
      const stored = await remote.getAll();
      runInAction(() => {
        for (const key of settingKeys('account')) {
          if (!newer.has(key)) this.receive(key, Object.hasOwn(stored, key) ? stored[key] : undefined);
        }
        this.isSynced = true;
      });
      return ok();
    } catch (thrown) {
      return fail(toAppError(thrown));
    } finally {
      if (this.#newerThanAnswer === newer) this.#newerThanAnswer = null;
    }
  }

  /** Uses a value from the server (`registryUpdated`), unless our own change is still being sent. */
  receive(key: string, value: unknown): void {
    if (!isSettingKey(key) || rowOf(key).scope !== 'account' || this.#sync?.isUnsaved(key)) return;
    this.#newerThanAnswer?.add(key);
    if (!this.#apply(key, value)) return;
    this.#files.account?.change(new Map([[key, this.#values.get(key)]]));
  }

  dispose(): void {
    this.#owned.dispose();
  }

  /** Starts sending changes, including those that an earlier page could not send. If it fails, it can be retried. */
  async #start(remote: SettingsRemote): Promise<Result<RegistrySync>> {
    // Not before the page is shown: the start uses the known values, and is faster without this.
    const late = await settle(import('./RegistrySync'));
    if (!late.ok) {
      this.#started = null;
      return late;
    }
    const sync = new late.value.RegistrySync({
      remote,
      clock: this.#clock,
      onSettled: () => {
        runInAction(() => (this.isDelayed = false));
        this.#files.account?.change(new Map(), sync.unsaved);
      },
      onDelayed: () => runInAction(() => (this.isDelayed = true)),
      onRefused: (key, error) => this.#onRefused(key as SettingKey, error),
    });
    this.#sync = this.#owned.add(sync);
    for (const key of this.#files.account?.read().unsaved ?? []) {
      if (isSettingKey(key)) sync.put(key, this.#values.get(key));
    }
    return ok(sync);
  }

  /** @returns whether anything changed */
  #apply(key: SettingKey, raw: unknown): boolean {
    const value = raw === undefined ? undefined : parseSetting(key, raw);
    const before = this.#values.get(key);
    if (before === value || (before !== undefined && value !== undefined && canonicalJson(before) === canonicalJson(value))) return false;
    runInAction(() => {
      if (value === undefined) this.#values.delete(key);
      else this.#values.set(key, value);
    });
    return true;
  }

  #adopt(scope: SettingScope, values: RawSettings): void {
    for (const key of settingKeys(scope)) {
      const value = Object.hasOwn(values, key) ? parseSetting(key, values[key]) : undefined;
      if (value === undefined) this.#values.delete(key);
      else this.#values.set(key, value);
    }
  }

  #keep(key: SettingKey, value: unknown): void {
    const { scope } = rowOf(key);
    const changes = new Map([[key, value]]);
    if (scope === 'account') {
      this.#newerThanAnswer?.add(key);
      this.#sync?.put(key, value);
      this.isKept = this.#files.account?.change(changes, this.#unsavedWith(key)) ?? true;
      return;
    }
    const file = this.#files[scope];
    if (!file) return;
    this.isKept = file.change(changes);
    this.#crossTab.post('setting', { key, value, accountKey: scope === 'device' ? null : this.#accountKey });
  }

  /** A change before the server is connected is also unsaved. */
  #unsavedWith(key: SettingKey): readonly string[] {
    const before = this.#sync ? this.#sync.unsaved : (this.#files.account?.read().unsaved ?? []);
    return [...new Set([...before, key])];
  }
}
