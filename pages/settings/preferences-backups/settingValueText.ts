import { itemTexts } from '~/components/form/itemTexts';
import type { I18n } from '~/i18n/I18n';
import { switched } from '~/registry/fields';
import { labelKeyOf } from '~/stores/settings/sections';
import { defaultSetting, parseSetting, rowOf, type SettingKey } from '~/stores/settings/settingsTable';

/** The longest text of a value, in characters. */
const MAX_LENGTH = 60;

/** Returns the value of a setting in words, such as “On” or the names of the chosen items. */
export function settingValueText(i18n: I18n, name: SettingKey, raw: unknown): string {
  const { t } = i18n;
  const value = (raw === undefined ? undefined : parseSetting(name, raw)) ?? defaultSetting(name);
  const row = rowOf(name);
  const item = itemTexts(i18n, labelKeyOf(name));
  if (typeof value === 'boolean')
    return t(switched(row, value) ? 'settingsPreferencesBackupsPage.on' : 'settingsPreferencesBackupsPage.off');
  if (row.kind === 'select') return item(value === null || typeof value === 'object' ? 'null' : `${value}`);
  const text = typeof value === 'number' ? i18n.number(value) : Array.isArray(value) ? value.map(String).join(' ') : value;
  if (text === null || text === '') return t('settingsPreferencesBackupsPage.none');
  const isReadable = row.kind !== 'custom' || row.isExported === false;
  if (typeof text !== 'string' || !isReadable) return t('settingsPreferencesBackupsPage.other');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
