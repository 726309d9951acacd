import { runInAction } from 'mobx';
import { toAppError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { canonicalJson } from '~/lib/canonicalJson';
import type { Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';
import type { SettingScope } from '~/registry/defineSettings';
import { SETTINGS_SCOPE } from './registryRemote';
import { RegistrySync, type SettingsRemote } from './RegistrySync';
import type { SettingConflict } from './SettingConflicts';
import type { RawSettings, SettingsFile, UnsavedChange } from './SettingsFile';
import { defaultSetting, isSettingKey, parseSetting, rowOf, settingKeys, type SettingKey } from './settingsTable';

export { registryRemote } from './registryRemote';

/**
 * Reads the slower copies of the settings of each scope, and hands over those that are newer than the quick ones.
 * @returns a failure if the slower storage cannot be read
 */
export async function takeNewerCopies(
  files: Readonly<Partial<Record<SettingScope, SettingsFile>>>,
  adopt: (scope: SettingScope, values: RawSettings) => void,
): Promise<Result> {
  try {
    for (const [scope, file] of Object.entries(files) as [SettingScope, SettingsFile][]) {
      const values = await file.readNewerCopy();
      if (values) runInAction(() => adopt(scope, values));
    }
    return ok();
  } catch (thrown) {
    return fail(toAppError(thrown));
  }
}

/** What {@link AccountSettings} uses of the settings store. */
export interface AccountSettingsDeps {
  readonly remote: SettingsRemote;
  readonly clock: Clock;
  /** The last known values of the account; missing for a visitor. */
  readonly file: SettingsFile | undefined;
  /** Changes that were made before this code was there. */
  readonly early: ReadonlyMap<SettingKey, UnsavedChange>;
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
  onConflict(conflict: SettingConflict): Promise<void>;
}

/** The part of the settings store that talks to the server. It is loaded after the page is shown. */
export class AccountSettings implements Disposable {
  readonly #deps: AccountSettingsDeps;
  readonly #sync: RegistrySync;
  /** Names that changed while all values were loading; that answer may be older than these changes. */
  #newerThanAnswer: Set<string> | null = null;

  /** Begins to send changes, including those that an earlier page could not send. */
  constructor(deps: AccountSettingsDeps) {
    this.#deps = deps;
    const { remote, clock, file } = deps;
    this.#sync = new RegistrySync({
      remote,
      clock,
      defaultOf: (key) => defaultSetting(key as SettingKey),
      onSettled: (key, { newer, theirs }) => {
        deps.onDelayed(false);
        file?.change(new Map(), new Map([[key, newer]]));
        if (theirs && !newer) this.#adopt(key as SettingKey, theirs.value);
      },
      onDelayed: () => deps.onDelayed(true),
      onRefused: (key, error) => deps.onRefused(key as SettingKey, error),
      onConflict: (conflict) => deps.onConflict(conflict),
    });
    const { values = {}, unsaved = {} } = file?.read() ?? {};
    for (const [key, change] of new Map([...Object.entries(unsaved), ...deps.early])) {
      if (!isSettingKey(key) || typeof (change as Partial<UnsavedChange> | null)?.at !== 'number') continue;
      this.#sync.put(key, deps.isOwn(key) ? values[key] : deps.valueOf(key), change, true);
    }
  }

  /** Returns whether the server has not confirmed the value in use. */
  isUnsaved(key: SettingKey): boolean {
    return this.#sync.isUnsaved(key);
  }

  /** Sends a change; undefined is a reset. */
  put(key: SettingKey, value: unknown, change: UnsavedChange): void {
    this.#newerThanAnswer?.add(key);
    this.#sync.put(key, value, change);
  }

  /** Sends what waits, and loads all values; those that the server does not have return to their defaults. */
  async refresh(): Promise<Result> {
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

  /** Uses what an event of the server says, unless our own change is still being sent. Other scopes do not concern settings. */
  receiveEvent(event: unknown): void {
    const { scope, key, value } = (event ?? {}) as { scope?: unknown; key?: unknown; value?: unknown };
    if (typeof key === 'string' && canonicalJson(scope) === canonicalJson(SETTINGS_SCOPE)) this.#receive(key, value);
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
    if (this.#deps.isOwn(key) || this.#deps.apply(key, value)) this.#deps.file?.change(new Map([[key, value]]));
  }
}
