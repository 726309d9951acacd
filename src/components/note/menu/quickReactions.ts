import { asReaction, canReactWith, customReaction, reactionLabel } from '~/services/reactions';
import type { Note } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { ActionItem, RowItem } from '~/stores/ui/menuItems';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { chooseReaction, LIKE, toggleReaction } from './reactions';

/** How many reactions fit beside the button for all others. */
const MOST = 6;

/** Returns the viewer's first reactions that a note accepts, and the way to all others, as a row of a menu. */
export function quickReactions(note: NoteTarget, shown: Note, anchor: OverlayAnchor): RowItem {
  const { account, root } = note;
  const isOnlyLiked = shown.reactionAcceptance === 'likeOnly';
  const wanted = isOnlyLiked ? [LIKE] : root.settings.get('reactions').map(asReaction);
  const items = wanted
    .filter((reaction) => isOnlyLiked || isUsable(note, shown, reaction))
    .slice(0, MOST)
    .map((reaction): ActionItem => ({
      text: reactionLabel(reaction),
      emoji: reaction,
      active: shown.myReaction === reaction,
      action: () => toggleReaction(note, reaction),
    }));
  const others: ActionItem = { text: root.i18n.t('note.reactionPicker'), icon: 'plus', action: () => chooseReaction(note, shown, anchor) };
  void account.server.emojis.load();
  return { type: 'row', look: 'emojis', items: isOnlyLiked ? items : [...items, others] };
}

/** Whether the note accepts a reaction from the viewer. Custom ones are known once the list of emojis is loaded. */
function isUsable({ account: { server, users, me } }: NoteTarget, shown: Note, reaction: string): boolean {
  const custom = customReaction(reaction);
  if (!custom) return true;
  const emoji = custom.host === null ? server.emojis.get(custom.name) : undefined;
  const author = users.get(shown.userId);
  return emoji !== undefined && author !== undefined && canReactWith(emoji, shown, author, me?.roles.map(({ id }) => id) ?? []);
}
