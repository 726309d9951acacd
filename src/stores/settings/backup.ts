import { runInAction } from 'mobx';
import type { SettingsStore } from './SettingsStore';
import { isSettingKey, parseSetting, rowOf, settingKeys } from './settingsTable';

/** Says of a file what it is. */
const KIND = 'wisteria settings';

/** What {@link importSettings} did. */
export interface ImportedSettings {
  /** How many settings were set. */
  readonly count: number;
  /** Names of values that no setting can take. */
  readonly refused: readonly string[];
}

/** All settings as the JSON text of a backup, except rows that say `isExported: false`. It holds no token or other secret. */
export function exportSettings(settings: Pick<SettingsStore, 'get'>): string {
  const names = settingKeys().filter((name) => rowOf(name).isExported !== false);
  const values = runInAction(() => Object.fromEntries(names.map((name) => [name, settings.get(name)])));
  return `${JSON.stringify({ kind: KIND, version: 1, values }, null, 2)}\n`;
}

/**
 * Restores settings from the text of a backup. Each value is read on its own: an unusable one is refused, and the others
 * are set. Settings that the backup does not have stay as they are.
 * @returns null when the text is no backup
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
