import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import type { RootStore } from '~/stores/RootStore';
import { openSetting } from '~/stores/settings/openSetting';
import { searchWordsOf } from '~/stores/settings/searchSettings';
import { labelKeyOf, offeredSettings, sectionOf, settingAreas } from '~/stores/settings/sections';

/**
 * Loads palette entries for all available settings.
 * @throws {LoadError} when the texts that name settings do not load
 */
export async function settingEntries(root: RootStore): Promise<readonly PaletteEntry[]> {
  const { i18n } = root;
  await i18n.bring(settingAreas);
  return [...offeredSettings(root).values()].flat().map((name) => ({
    id: `setting ${name}`,
    title: `${i18n.t(`settingForm.section.${sectionOf(name)}`)}: ${i18n.t(labelKeyOf(name))}`,
    words: searchWordsOf(name, i18n),
    icon: 'settings',
    group: 'settings',
    isOnlyFound: true,
    run: () => openSetting(root, name),
  }));
}
