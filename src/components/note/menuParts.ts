import { copyItem as copyTextItem } from '~/components/ui/copyItem';
import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { Result } from '~/lib/Result';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { NoteCommands } from './NoteCommands';

/** Our address of a note, for people outside. */
export function noteUrl({ deps }: NoteCommands, noteId: string): string {
  return `${deps.account.api.origin}/notes/${noteId}`;
}

/** An entry that copies a text. */
export const copyItem = ({ deps }: NoteCommands, label: MessageKey, value: string, icon?: IconName): MenuItem =>
  copyTextItem(deps.root.overlays, deps.i18n.t(label), value, icon);

/** Waits for an action and tells how it went. */
export async function confirmed(commands: NoteCommands, action: Promise<Result>): Promise<void> {
  if (await commands.perform(action)) commands.deps.root.overlays.success();
}
