import type { I18n } from '~/i18n/I18n';
import { fitOf } from '~/services/searchText';
import { labelKeyOf, offeredSettings, sectionOf, type SettingsInEffect } from './sections';
import type { SettingKey } from './settingsTable';

/** A match in the label has more weight than a match in the rest. */
const LABEL_BONUS = 100;

/** The texts that find a setting besides its label: its explanation, section and keywords. */
export function searchWordsOf(name: SettingKey, i18n: I18n): string {
  const label = labelKeyOf(name);
  const more = [`${label}.help`, `${label}.keywords`].map((key) => (i18n.has(key) ? i18n.t(key) : ''));
  return [i18n.t(`settingForm.section.${sectionOf(name)}`), ...more].join(' ');
}

/** Returns the available settings that match a search, the best first. */
export function searchSettings(query: string, i18n: I18n, inEffect: SettingsInEffect): readonly SettingKey[] {
  const fit = (name: SettingKey): number => {
    const label = i18n.t(labelKeyOf(name));
    const inLabel = fitOf(label, query);
    return inLabel > 0 ? inLabel + LABEL_BONUS : fitOf(`${label} ${searchWordsOf(name, i18n)}`, query);
  };
  return [...offeredSettings(inEffect).values()]
    .flat()
    .map((name) => ({ name, fit: fit(name) }))
    .filter((found) => found.fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ name }) => name);
}
