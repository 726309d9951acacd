import type { WireMeta } from '~/api/wire';
import type { MessageKey } from '~/generated/MessageKey';
import { settingGroups, settingRows } from '~/generated/settingRows';
import { askedFields } from '~/registry/askedFields';
import type { SettingGroup, SettingRow, SettingSection } from '~/registry/defineSettings';
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
  'memory',
  'workspace',
];

const groupOf = new Map<string, SettingGroup & { readonly texts: string }>(
  settingGroups.flatMap((group) => Object.keys(group.rows).map((name) => [name, group])),
);

/** Returns the section of a setting. */
export const sectionOf = (name: SettingKey): SettingSection => groupOf.get(name)!.section;

/** Returns the key of a setting's label. The keys of its explanation, keywords and items start with it. */
export const labelKeyOf = (name: SettingKey): MessageKey => `${groupOf.get(name)!.texts}.${name}` as MessageKey;

/** The facts that decide which settings have an effect: other settings, and the abilities of the server. */
export interface SettingsInEffect {
  readonly settings: Pick<SettingsStore, 'get'>;
  readonly session: { readonly current: { readonly server: { readonly meta: Pick<WireMeta, 'features'> | null } } };
}

/** Returns the settings that forms show now, by section. A setting that currently has no effect is left out. */
export function offeredSettings({ settings, session }: SettingsInEffect): ReadonlyMap<SettingSection, readonly SettingKey[]> {
  const features = session.current.server.meta?.features;
  const names = askedFields<SettingRow>(settingRows, (name) => settings.get(name as SettingKey))
    .filter(([, { feature }]) => feature === undefined || features?.[feature] === true)
    .map(([name]) => name as SettingKey);
  return new Map(SECTIONS.map((section) => [section, names.filter((name) => sectionOf(name) === section)]));
}
