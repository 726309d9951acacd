import type { FeatureArea } from '~/generated/MessageKey';
import type { Field } from './fields';

/**
 * Who keeps a setting. `account`: the server, and every device has the same. `deviceAccount`: this browser, for each
 * account. `device`: this browser, for everybody.
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
  | 'workspace';

/** A setting: a field, who keeps it, and what concerns no other field. */
export type SettingRow = Field & {
  readonly scope: SettingScope;
  /** `reload`: a change holds after the next load of the page. */
  readonly applies?: 'reload';
  /** Left out of backups: it is data of an account or of this device rather than a choice. */
  readonly isExported?: false;
};

/** The settings of one file. */
export interface SettingGroup<R extends Readonly<Record<string, SettingRow>> = Readonly<Record<string, SettingRow>>> {
  readonly section: SettingSection;
  /** The texts that name them. `setting` is that of the platform; a feature brings its own. */
  readonly texts: FeatureArea;
  readonly rows: R;
}

/**
 * Describes settings by name; names are unique in the whole product, and the same in storage and on the server. The label
 * of `name` is the text `<texts>.<name>`, its explanation `<texts>.<name>.help` and further words to find it by
 * `<texts>.<name>.keywords`, where these exist. The file is part of the first scripts: it holds data and parsers only.
 */
export function defineSettings<const R extends Readonly<Record<string, SettingRow>>>(
  section: SettingSection,
  rows: R,
  texts: FeatureArea = 'setting',
): SettingGroup<R> {
  return { section, texts, rows };
}
