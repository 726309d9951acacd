import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toAppError, type AppError } from '~/lib/AppError';
import { canonicalJson } from '~/lib/canonicalJson';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';
import type { CrossTab } from '~/storage/CrossTab';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import type { SettingScope } from '~/registry/defineSettings';
import { AccountSettings } from './AccountSettings';
import type { SettingsRemote } from './RegistrySync';
import type { SettingConflict } from './SettingConflicts';
import { SettingsFile, type RawSettings, type UnsavedChange } from './SettingsFile';
import { defaultSetting, isSettingKey, parseSetting, rowOf, settingKeys, type SettingKey, type SettingsValue } from './settingsTable';

/** The services that the settings store uses. */
export interface SettingsStoreOptions {
  readonly local: LocalStore;
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  readonly crossTab: CrossTab;
  /** The signed-in account with its key, `host/id`, and its registry on the server, or null if only this device keeps its settings. null for a visitor. */
  readonly account: { readonly key: string; readonly remote: SettingsRemote | null } | null;
  /** Called when the server refuses to store a setting. */
  onRefused(key: SettingKey, error: AppError): void;
  /** Called before the value of one of two devices is lost; see {@link AccountSettings}. */
  onConflict(conflict: SettingConflict): void;
}

const SCOPES: readonly SettingScope[] = ['device', 'deviceAccount', 'account'];

/**
 * The values of all settings. The values of this browser are available at once. The account's settings start with the last known
 * copy, which the server then corrects. A visitor's account settings stay in memory. Single account settings can have a value of
 * their own on this device.
 */
export class SettingsStore implements Disposable {
  /** Only the values that differ from their defaults. */
  readonly #values = observable.map<SettingKey, unknown>(undefined, { deep: false });
  readonly #defaults = new Map<SettingKey, unknown>();
  /** Account settings with a value of their own on this device, which is stored with those of device and account. */
  readonly #own = observable.set<SettingKey>(undefined, { deep: false });
  readonly #files: Partial<Record<SettingScope, SettingsFile>>;
  readonly #options: SettingsStoreOptions;
  readonly #owned = new DisposableStore();
  /** Missing for a visitor, and where only this device keeps the settings of the account. */
  readonly #account: AccountSettings | undefined;
  /** Whether the account's settings are those that count: confirmed by the server, or kept by this device alone. Always false for a visitor. */
  isSynced = false;
  /** Whether a change waits for the server, which cannot be reached. */
  isDelayed = false;

  constructor(options: SettingsStoreOptions) {
    const { account } = options;
    this.#options = options;
    this.#files = { device: new SettingsFile('settings', options) };
    if (account) {
      const file = new SettingsFile(`settings::cache::${account.key}`, options);
      this.#files.deviceAccount = new SettingsFile(`settings::${account.key}`, options);
      this.#files.account = file;
      if (account.remote) {
        this.#account = this.#owned.add(
          new AccountSettings({
            ...options,
            remote: account.remote,
            file,
            valueOf: (key) => this.#values.get(key),
            isOwn: (key) => this.#own.has(key),
            apply: (key, value) => this.#apply(key, value),
            onSynced: () => (this.isSynced = true),
            onDelayed: (isDelayed) => runInAction(() => (this.isDelayed = isDelayed)),
          }),
        );
      }
    }
    makeObservable(this, {
      isSynced: observableRef,
      isDelayed: observableRef,
      set: action,
      reset: action,
      setOwn: action,
    });
    runInAction(() => {
      for (const scope of SCOPES) this.#adopt(scope, this.#files[scope]?.read().values ?? {});
    });
    this.#owned.add(
      options.crossTab.on('setting', ({ key, value, accountKey, isOwn }) => {
        if (isSettingKey(key) && (accountKey === null || accountKey === account?.key)) this.#follow(key, value, isOwn === true);
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
    const before = this.#values.get(key);
    this.#values.set(key, value);
    this.#keep(key, value, before);
  }

  /** Resets a setting to its default everywhere. One that has a value of its own here is reset here only. */
  reset(key: SettingKey): void {
    const before = this.#values.get(key);
    this.#values.delete(key);
    this.#keep(key, this.#own.has(key) ? this.get(key) : undefined, before);
  }

  /** Whether an account setting has a value of its own on this device; observable. */
  isOwn(key: SettingKey): boolean {
    return this.#own.has(key);
  }

  /**
   * Gives an account setting a value of its own on this device, which starts as the present one. Or lets it follow the account
   * again.
   */
  setOwn(key: SettingKey, isOwn: boolean): void {
    if (isOwn) {
      this.#own.add(key);
      this.#keep(key, this.get(key), undefined);
      return;
    }
    const value = this.#files.account?.read().values[key];
    this.#files.deviceAccount?.change(new Map([[key, undefined]]));
    this.#follow(key, value, false);
    this.#options.crossTab.post('setting', { key, value, accountKey: this.#options.account?.key ?? null, isOwn });
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
  async connect(): Promise<Result> {
    if (this.#options.account?.remote === null) runInAction(() => (this.isSynced = true));
    return this.#account?.connect() ?? ok();
  }

  /** Once connected, loads all account settings from the server; those that it does not have return to their defaults. */
  async refresh(): Promise<Result> {
    return this.#account?.refresh() ?? ok();
  }

  /** Takes an event of the server about its registry (`registryUpdated`). */
  receive(event: unknown): void {
    this.#account?.receiveEvent(event);
  }

  dispose(): void {
    this.#owned.dispose();
  }

  /** Repeats another tab's change of a setting. */
  #follow(key: SettingKey, value: unknown, isOwn: boolean): void {
    runInAction(() => {
      if (isOwn) this.#own.add(key);
      else this.#own.delete(key);
      this.#apply(key, value);
    });
    if (!isOwn && this.#account?.isUnsaved(key)) this.#account.put(key, this.#values.get(key), { at: this.#options.clock.now() });
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
    for (const key of settingKeys()) {
      const { scope: of } = rowOf(key);
      const isOwn = scope === 'deviceAccount' && of === 'account' && Object.hasOwn(values, key);
      if (isOwn) this.#own.add(key);
      else if (of !== scope || this.#own.has(key)) continue;
      const value = Object.hasOwn(values, key) ? parseSetting(key, values[key]) : undefined;
      if (value === undefined) this.#values.delete(key);
      else this.#values.set(key, value);
    }
  }

  #keep(key: SettingKey, value: unknown, before: unknown): void {
    const isOwn = this.#own.has(key);
    const scope = isOwn ? 'deviceAccount' : rowOf(key).scope;
    const file = this.#files[scope];
    if (!file) return;
    const unsaved = new Map<SettingKey, UnsavedChange>();
    if (scope === 'account' && this.#account) {
      const change = { ...(file.read().unsaved[key] ?? { base: before }), at: this.#options.clock.now() };
      unsaved.set(key, change);
      this.#account.put(key, value, change);
    }
    file.change(new Map([[key, value]]), unsaved);
    const accountKey = scope === 'device' ? null : (this.#options.account?.key ?? null);
    this.#options.crossTab.post('setting', { key, value, accountKey, isOwn });
  }
}
