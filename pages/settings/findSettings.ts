import type { I18n } from '~/i18n/I18n';
import type { ListedPage } from '~/router/ChildPages';
import { fitOf } from '~/services/searchText';
import { searchSettings } from '~/stores/settings/searchSettings';
import { sectionOf, type SettingsInEffect } from '~/stores/settings/sections';
import type { SettingKey } from '~/stores/settings/settingsTable';

/** The pages of sections, and of single settings, that the general page only repeats. */
const PAGE_OF_SECTION: Readonly<Record<string, string>> = { emoji: 'emoji-picker', notifications: 'notifications', sound: 'sounds' };
const PAGE_OF_SETTING: Readonly<Record<string, string>> = {
  menuDisplay: 'navbar',
  statusbars: 'statusbar',
  keepOriginalUploading: 'drive',
  keepMetadata: 'drive',
  automaticBackup: 'preferences-backups',
};

/** What a search in the settings finds. */
export interface Found {
  /** The ids of the pages with a fitting name, or with a setting that fits. */
  readonly pages: ReadonlySet<string>;
  /** The pages whose own name or keywords fit. */
  readonly named: readonly ListedPage[];
  /** The settings by the page that they belong to; the page with the best one comes first. */
  readonly settings: ReadonlyMap<ListedPage, readonly SettingKey[]>;
}

interface FindOptions {
  readonly list: readonly ListedPage[];
  readonly i18n: I18n;
  readonly inEffect: SettingsInEffect;
}

/** Searches the settings and the names of their pages. */
export function findSettings(query: string, { list, i18n, inEffect }: FindOptions): Found {
  const pages = new Map(list.map((page) => [page.id, page]));
  const settings = new Map<ListedPage, SettingKey[]>();
  for (const name of searchSettings(query, i18n, inEffect)) {
    const page = pages.get(`settings/${PAGE_OF_SETTING[name] ?? PAGE_OF_SECTION[sectionOf(name)]}`) ?? pages.get('settings/general');
    if (page) settings.set(page, [...(settings.get(page) ?? []), name]);
  }
  const named = list.filter(({ id, title }) => fitOf(`${i18n.t(title)} ${keywordsOf(id, i18n)}`, query) > 0);
  return { pages: new Set([...named, ...settings.keys()].map(({ id }) => id)), named, settings };
}

/** More words that find a page. */
function keywordsOf(id: string, i18n: I18n): string {
  const key = `settingsPage.keywords.${id.replace('settings/', '')}`;
  return i18n.has(key) ? i18n.t(key) : '';
}
