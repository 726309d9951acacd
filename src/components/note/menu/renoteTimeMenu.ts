import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { noteUrl } from '../card/noteUrl';
import { reportNote } from './menuParts';
import { perform } from './NoteCommand';

/** Returns the menu of a renote itself, not of the note that it shows. */
export function renoteTimeMenu(note: NoteTarget): readonly MenuItem[] {
  const { account, root, outerId } = note;
  const { me } = account;
  const outer = account.notes.get(outerId);
  if (!outer) return [];
  const { t } = root.i18n;
  const copyLink: MenuItem = {
    text: t('noteMenu.copyRenoteLink'),
    icon: 'link',
    action: () => root.overlays.copy(noteUrl(account.server, outerId)),
  };
  if (!me) return [copyLink];
  const unrenote: MenuItem = {
    text: t('noteMenu.unrenote'),
    icon: 'trash',
    danger: true,
    action: () => perform(note, () => account.noteActions.remove(outerId)),
  };
  if (outer.userId === me.id) return [copyLink, { type: 'divider' }, unrenote];
  const report: MenuItem = { text: t('noteMenu.reportRenote'), icon: 'flag', action: () => reportNote(note, outer) };
  return [copyLink, { type: 'divider' }, report, ...(me.isModerator || me.isAdmin ? [unrenote] : [])];
}
