import type { I18n } from '~/i18n/I18n';
import { fitOf } from '~/services/searchText';
import { helpOf, keywordsOf, labelOf } from './fieldTexts';
import { SERVER_FIELDS, SERVER_FIELD_NAMES, SETTINGS_PAGES, type ServerFieldName, type SettingsPageId } from './serverFields';

/** A match in the label has more weight than a match in the rest. */
const LABEL_BONUS = 100;

/** Searches the settings of the server by what their pages say about them. The page with the best one comes first. */
export function findServerFields(query: string, i18n: I18n): ReadonlyMap<SettingsPageId, readonly ServerFieldName[]> {
  const fit = (name: ServerFieldName): number => {
    const label = labelOf(name, i18n);
    const inLabel = fitOf(label, query);
    if (inLabel > 0) return inLabel + LABEL_BONUS;
    const { page, section } = SERVER_FIELDS[name];
    const around = [i18n.t(SETTINGS_PAGES[page].title), i18n.t(`adminPage.section.${section}`)];
    return fitOf([label, helpOf(name, i18n) ?? '', keywordsOf(name, i18n), ...around].join(' '), query);
  };
  const found = SERVER_FIELD_NAMES.map((name) => ({ name, fit: fit(name) }))
    .filter((one) => one.fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const pages = new Map<SettingsPageId, ServerFieldName[]>();
  for (const { name } of found) {
    const { page } = SERVER_FIELDS[name];
    pages.set(page, [...(pages.get(page) ?? []), name]);
  }
  return pages;
}
