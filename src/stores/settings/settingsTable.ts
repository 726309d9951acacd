import { settingRows } from '~/generated/settingRows';
import type { SettingRow, SettingScope } from '~/registry/defineSettings';
import { defaultOf, parseField, type FieldValue } from '~/registry/fields';

/** The name of a setting; the same on the server and in storage. */
export type SettingKey = keyof typeof settingRows;

/** The type of a setting's value. */
export type SettingsValue<K extends SettingKey> = FieldValue<(typeof settingRows)[K]>;

/** The description of a setting. */
export function rowOf(key: SettingKey): SettingRow {
  return settingRows[key];
}

/** Returns the names of all settings, or of those in one scope. */
export function settingKeys(scope?: SettingScope): readonly SettingKey[] {
  const keys = Object.keys(settingRows) as SettingKey[];
  return scope === undefined ? keys : keys.filter((key) => rowOf(key).scope === scope);
}

/** Returns whether a name from outside is a setting. */
export function isSettingKey(name: string): name is SettingKey {
  return Object.hasOwn(settingRows, name);
}

/** Returns the default value of a setting. */
export function defaultSetting<K extends SettingKey>(key: K): SettingsValue<K> {
  return defaultOf(rowOf(key)) as SettingsValue<K>;
}

/** Parses a stored value; undefined when it is unusable. */
export function parseSetting<K extends SettingKey>(key: K, raw: unknown): SettingsValue<K> | undefined {
  return parseField(rowOf(key), raw) as SettingsValue<K> | undefined;
}
