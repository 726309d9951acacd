import type { Note } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { channelById, setChannelPin } from '~/stores/resources/feeds/channels';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { confirmed } from './NoteCommand';

/** Returns whether the viewer may manage the channel of a note: its owner and moderators may. */
export const isChannelMaster = ({ account: { me } }: NoteTarget, { channel }: Note): boolean =>
  Boolean(channel && me && (channel.userId === me.id || me.isModerator || me.isAdmin));

/** Returns the actions of a channel's owner on a note there. */
export async function channelMenu(note: NoteTarget, { id: noteId, channel }: Note): Promise<readonly MenuItem[]> {
  if (!channel) return [];
  const { account, root } = note;
  const shown = await resourcesOf(account).read(channelById, channel.id);
  const isPinned = shown?.pinnedNoteIds.includes(noteId) ?? false;
  return [
    {
      text: root.i18n.t(isPinned ? 'noteMenu.unpinFromChannel' : 'noteMenu.pinToChannel'),
      icon: isPinned ? 'pinnedOff' : 'pin',
      action: () => confirmed(note, () => setChannelPin(account, channel.id, noteId, !isPinned)),
    },
  ];
}
