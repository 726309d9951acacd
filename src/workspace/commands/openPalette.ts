import { runInAction } from 'mobx';
import { statePaletteEntries } from '~/components/note/menu/noteKeyCommands';
import { openFrom, targetOf } from '~/router/openFrom';
import { MAIN_PANE } from '~/services/workspace/document';
import type { PaletteEntry, PaletteTarget } from '~/stores/commands/PaletteEntry';
import { settle } from '~/stores/settle';
import type { CommandContext } from '../CommandContext';
import { navigateMainFrom } from '../panes/navigateMain';
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
  if (chosen?.entry.to !== undefined) openAt(chosen.entry.to, chosen.target, context);
  else await chosen?.entry.run?.();
}

/** Opens an address: in the active pane as its links open, in a new window or in a new column. */
function openAt(to: string, target: PaletteTarget, { root, panes }: CommandContext): void {
  const { workspace, settings } = root;
  const { id, history } = panes.active;
  const goMain = (address: string) => navigateMainFrom(root, panes, id, address);
  const from = { paneId: id, navigate: id === MAIN_PANE ? goMain : history.navigate, navigateMain: goMain };
  const asLink = targetOf({ shiftKey: false, altKey: false }, from, settings.get('linksInPanes'));
  runInAction(() => openFrom(from, workspace, to, target === 'here' ? asLink : target));
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
    title: i18n.t(labelKeyOf(name)),
    detail: i18n.t(`settingForm.section.${sectionOf(name)}`),
    words: searchWordsOf(name, i18n),
    icon: 'settings',
    group: 'settings',
    isOnlyFound: true,
    subject: { kind: 'setting', name },
    run: () => void overlays.open('setting', { name }),
  }));
}
