import { copyText } from '~/lib/copyText';
import { switched } from '~/registry/fields';
import type { PaletteChoice, PaletteEntry, PaletteTarget } from '~/stores/commands/PaletteEntry';
import type { RootStore } from '~/stores/RootStore';
import type { SettingKey } from '~/stores/settings/settingsTable';
import { rowOf } from '~/stores/settings/settingsTable';

/** Where a press opens an address. */
export const targetOf = ({ shiftKey, altKey }: { readonly shiftKey: boolean; readonly altKey: boolean }): PaletteTarget =>
  shiftKey ? 'window' : altKey ? 'column' : 'here';

/** The setting that an entry turns on and off, if it is such an entry. A change that needs a reload has to be explained, so it is none. */
export function switchOf({ subject }: PaletteEntry): SettingKey | undefined {
  if (subject?.kind !== 'setting') return undefined;
  const { kind, applies } = rowOf(subject.name);
  return kind === 'boolean' && applies !== 'reload' ? subject.name : undefined;
}

/** What Enter does with an entry. */
export function meaningOfEnter(entry: PaletteEntry): 'open' | 'run' | 'copy' | 'switch' {
  if (switchOf(entry) !== undefined) return 'switch';
  if (entry.subject?.kind === 'emoji') return 'copy';
  return entry.to === undefined && !('lookUp' in entry) ? 'run' : 'open';
}

/** What {@link choose} acts with. */
export interface Choosing {
  readonly root: RootStore;
  /** Closes the palette, and hands a choice to its opener. */
  readonly close: (choice?: PaletteChoice) => void;
  /** Tells screen readers about a change while the palette stays open. */
  readonly say: (text: string) => void;
}

/** Acts on a chosen entry whose address is known. */
export async function choose(choice: PaletteChoice, { root, close, say }: Choosing): Promise<void> {
  const { entry, target } = choice;
  const { settings, i18n, overlays } = root;
  const toggled = target === 'here' ? switchOf(entry) : undefined;
  if (toggled !== undefined) {
    const value = settings.get(toggled) !== true;
    settings.set(toggled, value);
    say(i18n.t(`commandPaletteWindow.${switched(rowOf(toggled), value) ? 'nowOn' : 'nowOff'}`, { name: entry.title }));
  } else if (entry.subject?.kind === 'emoji') {
    const { emoji } = entry.subject;
    const isCopied = await copyText(emoji);
    close();
    if (isCopied) overlays.toast({ kind: 'success', text: i18n.t('commandPaletteWindow.copied', { emoji }) });
    else await overlays.copy(emoji);
  } else close(choice);
}
