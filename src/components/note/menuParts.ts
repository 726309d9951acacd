import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { NoteCommands } from './NoteCommands';

/** Our address of a note, for people outside. */
export function noteUrl({ deps }: NoteCommands, noteId: string): string {
  return `${deps.account.api.origin}/notes/${noteId}`;
}

/** An entry that copies a text. */
export function copyItem({ deps }: NoteCommands, label: MessageKey, value: string, icon: IconName = 'copy'): MenuItem {
  return {
    text: deps.i18n.t(label),
    icon,
    async action() {
      await navigator.clipboard.writeText(value);
      deps.root.overlays.success();
    },
  };
}
