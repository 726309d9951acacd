import type { FeatureArea, MessageKey } from '~/generated/MessageKey';
import { settingGroups, settingRows } from '~/generated/settingRows';
import { askedFields } from '~/registry/askedFields';
import type { SettingGroup, SettingSection } from '~/registry/defineSettings';
import type { SettingsStore } from './SettingsStore';
import type { SettingKey } from './settingsTable';

/** The sections in the order in which they are shown. */
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

/** The texts that name settings; see {@link openSettings}. */
export const settingAreas: readonly FeatureArea[] = [...new Set(settingGroups.map(({ texts }) => texts))];

/** Returns the section of a setting. */
export const sectionOf = (name: SettingKey): SettingSection => groupOf.get(name)!.section;

/** Returns the key of a setting's label. The keys of its explanation, keywords and items start with it. */
export const labelKeyOf = (name: SettingKey): MessageKey => `${groupOf.get(name)!.texts}.${name}` as MessageKey;

/** Returns the settings that forms show now, by section. A setting that currently has no effect because of others is left out. */
export function offeredSettings(settings: Pick<SettingsStore, 'get'>): ReadonlyMap<SettingSection, readonly SettingKey[]> {
  const names = askedFields(settingRows, (name) => settings.get(name as SettingKey)).map(([name]) => name as SettingKey);
  return new Map(SECTIONS.map((section) => [section, names.filter((name) => sectionOf(name) === section)]));
}
