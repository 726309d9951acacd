import { runInAction } from 'mobx';
import type { SettingsStore } from './SettingsStore';
import { isSettingKey, parseSetting, rowOf, settingKeys } from './settingsTable';

/** Identifies a file as a backup. */
const KIND = 'wisteria settings';

/** The result of {@link importSettings}. */
export interface ImportedSettings {
  /** How many settings were set. */
  readonly count: number;
  /** Names of values that no setting accepts. */
  readonly refused: readonly string[];
}

/**
 * Returns all settings as the JSON text of a backup, except rows with `isExported: false`. It contains no token or other secret.
 */
export function exportSettings(settings: Pick<SettingsStore, 'get'>): string {
  const names = settingKeys().filter((name) => rowOf(name).isExported !== false);
  const values = runInAction(() => Object.fromEntries(names.map((name) => [name, settings.get(name)])));
  return `${JSON.stringify({ kind: KIND, version: 1, values }, null, 2)}\n`;
}

/**
 * Restores settings from the text of a backup. Each value is parsed separately: unusable ones are refused, and the others are
 * set. Settings that are missing from the backup do not change.
 * @returns null when the text is not a backup
 */
export function importSettings(settings: Pick<SettingsStore, 'set'>, text: string): ImportedSettings | null {
  const values = valuesIn(text);
  if (!values) return null;
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

function valuesIn(text: string): object | null {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== 'object' || file === null || !('kind' in file) || file.kind !== KIND || !('values' in file)) return null;
    return typeof file.values === 'object' ? file.values : null;
  } catch {
    return null;
  }
}
