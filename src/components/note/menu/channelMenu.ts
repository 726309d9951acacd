import type { WireMe } from '~/api/wire';
import type { Note } from '~/services/records';
import { NoteChores } from '~/stores/noteActions/NoteChores';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { confirmed } from './menuParts';
import type { NoteCommands } from './NoteCommands';

/** What the owner of a note's channel, or a moderator, can do with the note there (reference/note.md section 8). */
export function channelItems(commands: NoteCommands, { id: noteId, channel }: Note, me: WireMe): MenuItem[] {
  if (!channel || !(channel.userId === me.id || me.isModerator || me.isAdmin)) return [];
  const { account, i18n } = commands.deps;
  const { t } = i18n;
  const chores = new NoteChores(account);
  return [
    {
      type: 'parent',
      text: t('noteMenu.channel'),
      icon: 'channel',
      async children() {
        const { pinnedNoteIds } = await account.api.call('channels/show', { channelId: channel.id });
        const isPinned = pinnedNoteIds.includes(noteId);
        return [
          {
            text: t(isPinned ? 'noteMenu.unpinFromChannel' : 'noteMenu.pinToChannel'),
            icon: isPinned ? 'pinOff' : 'pin',
            action: () => confirmed(commands, chores.setChannelPin(channel.id, noteId, !isPinned)),
          },
        ];
      },
    },
  ];
}
