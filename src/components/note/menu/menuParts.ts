import { copyItem as copyTextItem } from '~/components/ui/copyItem';
import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { Result } from '~/lib/Result';
import type { Note } from '~/services/records';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { NoteCommands } from './NoteCommands';
import { noteUrl } from '~/components/note/card/noteUrl';

/** An entry that copies a text. */
export const copyItem = ({ deps }: NoteCommands, label: MessageKey, value: string, icon?: IconName): MenuItem =>
  copyTextItem(deps.root.overlays, deps.i18n.t(label), value, icon);

/** An entry that reports a note or renote to the moderators, with where they find it (reference/note.md section 8). */
export function reportItem(commands: NoteCommands, note: Note, label: MessageKey): MenuItem {
  const { account, i18n, root } = commands.deps;
  const remote = note.url ?? note.uri;
  const lines = [...(remote ? [`Note: ${remote}`] : []), `Local Note: ${noteUrl(account, note.id)}`, '-----', ''];
  return {
    text: i18n.t(label),
    icon: 'flag',
    action: () => void root.overlays.open('abuseReport', { userId: note.userId, initialComment: lines.join('\n') }),
  };
}

/** Waits for an action and tells how it went. */
export async function confirmed(commands: NoteCommands, action: Promise<Result>): Promise<void> {
  if (await commands.perform(action)) commands.deps.root.overlays.success();
}
