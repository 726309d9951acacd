import type { Note } from '~/services/records';
import { refuseMoved } from '~/stores/session/guards';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { NoteCommands } from './NoteCommands';

/** Deleting a note; its author may write it again from what it was. Both ask first. */
export function removalItems(commands: NoteCommands, note: Note, isMine: boolean): MenuItem[] {
  const { i18n, root, account } = commands.deps;
  const { t } = i18n;
  const ask = (text: string) => root.overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('noteMenu.delete') });
  const remove: MenuItem = {
    text: t('noteMenu.delete'),
    icon: 'trash',
    danger: true,
    async action() {
      if (await ask(t('noteMenu.deleteQuestion'))) await commands.perform(account.noteActions.remove(note.id));
    },
  };
  // The composer could not take a poll over, and nobody would be told what became of the votes.
  if (!isMine || note.poll) return [remove];
  return [
    {
      text: t('noteMenu.deleteAndEdit'),
      icon: 'edit',
      async action() {
        // Before the note is gone.
        if (await refuseMoved(root, account)) return;
        if (!(await ask(t('noteMenu.deleteAndEditQuestion')))) return;
        // It deletes the note itself, once it is there to take the words.
        await root.overlays.open('composer', {
          initialNote: note,
          ...(note.replyId && { replyId: note.replyId }),
          ...(note.renoteId && { renoteId: note.renoteId }),
          ...(note.channelId && { channelId: note.channelId }),
        });
      },
    },
    remove,
  ];
}
