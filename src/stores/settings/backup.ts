import { runInAction } from 'mobx';
import type { SettingsStore } from './SettingsStore';
import { isSettingKey, parseSetting, rowOf, settingKeys } from './settingsTable';

/** Identifies a file as a backup. */
const KIND = 'wisteria settings';

/** The values of settings by name, as they come from outside. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** The result of {@link applySettings}. */
export interface ImportedSettings {
  /** How many settings were set. */
  readonly count: number;
  /** Names of values that no setting accepts. */
  readonly refused: readonly string[];
}

/** Returns the values of all settings that belong in a backup: no token or other secret, and no data. */
export function backupValues(settings: Pick<SettingsStore, 'get'>): SettingValues {
  const names = settingKeys().filter((name) => rowOf(name).isExported !== false);
  return runInAction(() => Object.fromEntries(names.map((name) => [name, settings.get(name)])));
}

/** Returns all settings as the JSON text of a backup. */
export function exportSettings(settings: Pick<SettingsStore, 'get'>): string {
  return `${JSON.stringify({ kind: KIND, version: 1, values: backupValues(settings) }, null, 2)}\n`;
}

/**
 * Sets settings to the values of a backup. Each value is parsed separately: unusable ones are refused, and the others are set.
 * Settings that are missing from the backup do not change.
 */
export function applySettings(settings: Pick<SettingsStore, 'set'>, values: SettingValues): ImportedSettings {
  const refused: string[] = [];
  runInAction(() => {
    for (const [name, raw] of Object.entries(values)) {
      const value = isSettingKey(name) && rowOf(name).isExported !== false ? parseSetting(name, raw) : undefined;
      if (value === undefined) refused.push(name);
      else settings.set(name as never, value as never);
    }
  });
  return { count: Object.keys(values).length - refused.length, refused };
}

/** Restores settings from the text of a backup. @returns null when the text is not a backup */
export function importSettings(settings: Pick<SettingsStore, 'set'>, text: string): ImportedSettings | null {
  const values = settingsInText(text);
  return values && applySettings(settings, values);
}

/** Returns the settings in the text of a backup. @returns null when the text is not a backup */
export function settingsInText(text: string): SettingValues | null {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== 'object' || file === null || !('kind' in file) || file.kind !== KIND || !('values' in file)) return null;
    return typeof file.values === 'object' ? (file.values as SettingValues | null) : null;
  } catch {
    return null;
  }
}
