import { statePaletteEntries } from '~/components/note/menu/noteKeyCommands';
import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import { settle } from '~/stores/settle';
import type { CommandContext } from '../CommandContext';
import { accountEntries, paletteEntries } from './paletteEntries';
import type { RootStore } from '~/stores/RootStore';
import { searchWordsOf } from '~/stores/settings/searchSettings';
import { labelKeyOf, offeredSettings, sectionOf } from '~/stores/settings/sections';

/** Opens the command palette. The chosen entry runs once the palette is closed, on the note that had the focus before. */
export async function openPalette(context: CommandContext): Promise<void> {
  const { root } = context;
  const chosen = await root.overlays.open('commandPalette', {
    commands: paletteEntries(context),
    later: laterEntries(context),
  });
  await chosen?.run();
}

/** Entries that load while the palette is open. If one kind fails, the others still appear. */
async function laterEntries({ root, note }: CommandContext): Promise<readonly PaletteEntry[]> {
  const kinds = [...(note ? [statePaletteEntries(note)] : []), accountEntries(root)];
  const found = await Promise.all(kinds.map((kind) => settle(kind)));
  return [...found.flatMap((one) => (one.ok ? one.value : [])), ...settingEntries(root)];
}

/** Palette entries for all available settings. */
function settingEntries(root: RootStore): readonly PaletteEntry[] {
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
