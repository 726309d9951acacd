import type { FeatureArea, MessageKey } from '~/generated/MessageKey';
import { settingGroups, settingRows } from '~/generated/settingRows';
import { askedFields } from '~/registry/askedFields';
import type { SettingGroup, SettingSection } from '~/registry/defineSettings';
import type { SettingsStore } from './SettingsStore';
import type { SettingKey } from './settingsTable';

/** The order in which sections are shown. */
const SECTIONS: readonly SettingSection[] = [
  'general',
  'appearance',
  'notes',
  'timeline',
  'composer',
  'media',
  'emoji',
  'notifications',
  'sound',
  'workspace',
];

const groupOf = new Map<string, SettingGroup>(settingGroups.flatMap((group) => Object.keys(group.rows).map((name) => [name, group])));

/** The texts that settings are named with; see {@link openSettings}. */
export const settingAreas: readonly FeatureArea[] = [...new Set(settingGroups.map(({ texts }) => texts))];

/** The section that a setting belongs to. */
export const sectionOf = (name: SettingKey): SettingSection => groupOf.get(name)!.section;

/** The key of a setting's label; its explanation, keywords and items have keys that begin with it. */
export const labelKeyOf = (name: SettingKey): MessageKey => `${groupOf.get(name)!.texts}.${name}` as MessageKey;

/** The settings that forms offer now, by section. One that has no effect while others are as they are is left out. */
export function offeredSettings(settings: Pick<SettingsStore, 'get'>): ReadonlyMap<SettingSection, readonly SettingKey[]> {
  const names = askedFields(settingRows, (name) => settings.get(name as SettingKey)).map(([name]) => name as SettingKey);
  return new Map(SECTIONS.map((section) => [section, names.filter((name) => sectionOf(name) === section)]));
}
