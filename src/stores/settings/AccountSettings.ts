import { runInAction } from 'mobx';
import { toAppError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { canonicalJson } from '~/lib/canonicalJson';
import type { Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';
import { SETTINGS_SCOPE } from './registryRemote';
import { RegistrySync, type SettingsRemote } from './RegistrySync';
import type { SettingConflict } from './SettingConflicts';
import type { SettingsFile, UnsavedChange } from './SettingsFile';
import { defaultSetting, isSettingKey, parseSetting, rowOf, settingKeys, type SettingKey } from './settingsTable';

/** The parts of the settings store that {@link AccountSettings} uses. */
export interface AccountSettingsDeps {
  readonly remote: SettingsRemote;
  readonly clock: Clock;
  /** The last known values of the account, and the changes that the server has not confirmed. */
  readonly file: SettingsFile;
  /** The value in use; undefined for the default. */
  valueOf(key: SettingKey): unknown;
  /** Whether this device has a value of its own. */
  isOwn(key: SettingKey): boolean;
  /** Uses a value. @returns whether it differs from the one before */
  apply(key: SettingKey, value: unknown): boolean;
  onSynced(): void;
  /** Called when a change has to wait for the server, and when none waits any more. */
  onDelayed(isDelayed: boolean): void;
  onRefused(key: SettingKey, error: AppError): void;
  onConflict(conflict: SettingConflict): void;
}

/** Exchanges the settings of an account with the server, from {@link connect} on. Earlier changes wait in the file. */
export class AccountSettings implements Disposable {
  readonly #deps: AccountSettingsDeps;
  readonly #sync: RegistrySync;
  #isConnected = false;
  /** Names that changed while all values were loading; that answer may be older than these changes. */
  #newerThanAnswer: Set<string> | null = null;

  constructor(deps: AccountSettingsDeps) {
    this.#deps = deps;
    const { remote, clock, file } = deps;
    this.#sync = new RegistrySync({
      remote,
      clock,
      defaultOf: (key) => defaultSetting(key as SettingKey),
      onSettled: (key, { newer, theirs }) => {
        deps.onDelayed(false);
        file.change(new Map(), new Map([[key, newer]]));
        if (theirs && !newer) this.#adopt(key as SettingKey, theirs.value);
      },
      onDelayed: () => deps.onDelayed(true),
      onRefused: (key, error) => deps.onRefused(key as SettingKey, error),
      onConflict: (conflict) => deps.onConflict(conflict),
    });
  }

  /** Sends the changes of this page and of earlier ones that the server has not confirmed, and loads all values. */
  connect(): Promise<Result> {
    const deps = this.#deps;
    const { values, unsaved } = deps.file.read();
    this.#isConnected = true;
    for (const [key, change] of Object.entries(unsaved)) {
      if (!isSettingKey(key) || typeof (change as Partial<UnsavedChange> | null)?.at !== 'number') continue;
      this.#sync.put(key, deps.isOwn(key) ? values[key] : deps.valueOf(key), change, true);
    }
    return this.refresh();
  }

  /** Returns whether the server has not confirmed the value in use. */
  isUnsaved(key: SettingKey): boolean {
    return this.#sync.isUnsaved(key);
  }

  /** Sends a change; undefined is a reset. */
  put(key: SettingKey, value: unknown, change: UnsavedChange): void {
    if (!this.#isConnected) return;
    this.#newerThanAnswer?.add(key);
    this.#sync.put(key, value, change);
  }

  /** Sends waiting changes, and loads all values; those that the server does not have return to their defaults. */
  async refresh(): Promise<Result> {
    if (!this.#isConnected) return ok();
    const newer = new Set<string>(this.#sync.unsaved);
    this.#newerThanAnswer = newer;
    this.#sync.resume();
    try {
      const stored = await this.#deps.remote.getAll();
      runInAction(() => {
        for (const key of settingKeys('account')) {
          if (!newer.has(key)) this.#receive(key, Object.hasOwn(stored, key) ? stored[key] : undefined);
        }
        this.#deps.onSynced();
      });
      return ok();
    } catch (thrown) {
      return fail(toAppError(thrown));
    } finally {
      if (this.#newerThanAnswer === newer) this.#newerThanAnswer = null;
    }
  }

  /** Uses the value in an event of the server, unless our own change is still being sent. Other scopes do not concern settings. */
  receiveEvent(event: unknown): void {
    const { scope, key, value } = (event ?? {}) as { scope?: unknown; key?: unknown; value?: unknown };
    if (this.#isConnected && typeof key === 'string' && canonicalJson(scope) === canonicalJson(SETTINGS_SCOPE)) this.#receive(key, value);
  }

  #receive(key: string, value: unknown): void {
    if (!isSettingKey(key) || rowOf(key).scope !== 'account' || this.#sync.isUnsaved(key)) return;
    this.#newerThanAnswer?.add(key);
    this.#adopt(key, value);
  }

  dispose(): void {
    this.#sync.dispose();
  }

  /** A value of the account only waits in its file while this device has a value of its own. */
  #adopt(key: SettingKey, raw: unknown): void {
    const value = raw === undefined ? undefined : parseSetting(key, raw);
    if (this.#deps.isOwn(key) || this.#deps.apply(key, value)) this.#deps.file.change(new Map([[key, value]]));
  }
}
