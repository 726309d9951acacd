import type { MessageKey } from '~/i18n/I18n';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { MenuItem, OverlayAnchor } from '~/stores/ui/OverlayStore';

/** Opens a menu about a note. @param label accessible name of the menu */
export function openNoteMenu(
  { root: { overlays, i18n } }: NoteTarget,
  anchor: OverlayAnchor,
  label: MessageKey,
  items: () => readonly MenuItem[] | Promise<readonly MenuItem[]>,
): Promise<void> {
  return overlays.openMenu(anchor, items(), { label: i18n.t(label) });
}
