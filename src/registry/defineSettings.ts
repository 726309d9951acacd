import type { Field } from './fields';

/**
 * Where a setting is stored. `account`: on the server, the same on every device. `deviceAccount`: in this browser, for each
 * account. `device`: in this browser, for all accounts.
 */
export type SettingScope = 'account' | 'deviceAccount' | 'device';

/** The sections of the settings; `src/stores/settings/sections.ts` has their order. */
export type SettingSection =
  | 'general'
  | 'appearance'
  | 'notes'
  | 'timeline'
  | 'composer'
  | 'media'
  | 'emoji'
  | 'notifications'
  | 'sound'
  | 'memory'
  | 'workspace';

/** A setting: a field, its scope, and the properties that only settings have. */
export type SettingRow = Field & {
  readonly scope: SettingScope;
  /** `reload`: a change takes effect after a reload. */
  readonly applies?: 'reload';
  /** The feature that the server must name in `meta`; elsewhere the setting has no effect, and forms leave it out. */
  readonly feature?: string;
  /** Whether backups leave it out, because it is data rather than a choice. */
  readonly isExported?: false;
};

/** The settings of one file. */
export interface SettingGroup<R extends Readonly<Record<string, SettingRow>> = Readonly<Record<string, SettingRow>>> {
  readonly section: SettingSection;
  readonly rows: R;
}

/**
 * Describes settings by name. Names are unique in the whole product, and the same in storage and on the server. The label of
 * `name` is the text `<name>` in the `texts.json` of the feature, or `setting.<name>` where no feature owns the setting. Its
 * explanation is `<name>.help`, and more words that find it are `<name>.keywords`, if these exist. The file is part of the first
 * scripts, so it contains only data and parsers.
 */
export function defineSettings<const R extends Readonly<Record<string, SettingRow>>>(section: SettingSection, rows: R): SettingGroup<R> {
  return { section, rows };
}
