import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import type { RootStore } from '~/stores/RootStore';
import { searchWordsOf } from '~/stores/settings/searchSettings';
import { labelKeyOf, offeredSettings, sectionOf } from '~/stores/settings/sections';

/** Palette entries for all available settings. */
export function settingEntries(root: RootStore): readonly PaletteEntry[] {
  const { i18n, overlays } = root;
  return [...offeredSettings(root).values()].flat().map((name) => ({
    id: `setting ${name}`,
    title: `${i18n.t(`settingForm.section.${sectionOf(name)}`)}: ${i18n.t(labelKeyOf(name))}`,
    words: searchWordsOf(name, i18n),
    icon: 'settings',
    group: 'settings',
    isOnlyFound: true,
    run: () => void overlays.open('setting', { name }),
  }));
}
