import type { MenuItem } from '~/stores/ui/OverlayStore';
import { copyItem, reportItem } from './menuParts';
import type { NoteCommands } from './NoteCommands';
import { noteUrl } from '~/components/note/card/noteUrl';

/** What can be done with a renote itself, beside what it shows (reference/note.md section 8). */
export function renoteTimeMenu(commands: NoteCommands): readonly MenuItem[] {
  const { account, i18n, outerId } = commands.deps;
  const { me } = account;
  const outer = account.notes.get(outerId);
  if (!outer) return [];
  const { t } = i18n;
  const copy = copyItem(commands, 'noteMenu.copyRenoteLink', noteUrl(account, outerId), 'link');
  const unrenote: MenuItem = {
    text: t('noteMenu.unrenote'),
    icon: 'trash',
    danger: true,
    action: async () => void (await commands.perform(account.noteActions.remove(outerId))),
  };
  if (!me) return [copy];
  if (outer.userId === me.id) return [copy, { type: 'divider' }, unrenote];
  const report = reportItem(commands, outer, 'noteMenu.reportRenote');
  return [copy, { type: 'divider' }, report, ...(me.isModerator || me.isAdmin ? [unrenote] : [])];
}
