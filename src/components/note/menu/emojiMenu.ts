import { asReaction, canReactWith, countedReaction, customReaction, reactionLabel } from '~/services/reactions';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { shownNote } from './NoteCommand';
import { toggleReaction } from './reactions';

/**
 * Opens the menu of an emoji in a note's text, or of a reaction: its name, copying, reacting with it if that is allowed, and
 * its details on the server.
 * @param emoji as reactions are sent, or `:name:` as it appears in the text
 */
export async function emojiMenu(note: NoteTarget, emoji: string): Promise<readonly MenuItem[]> {
  const { root, account } = note;
  const { t } = root.i18n;
  const label = reactionLabel(emoji);
  const reaction = countedReaction(asReaction(emoji));
  const name = ownName(note, emoji);
  // Without the list of emojis, nothing is known about it; the menu still offers the rest.
  if (name !== null) await account.server.emojis.load();
  const items: MenuItem[] = [
    { type: 'label', text: label },
    { text: t('noteMenu.copyEmoji'), icon: 'copy', action: () => root.overlays.copy(label) },
  ];
  const join = () => toggleReaction(note, reaction);
  if (shownNote(note)?.myReaction === reaction) items.push({ text: t('noteMenu.takeReactionBack'), icon: 'minus', action: join });
  else if (isUsable(note, emoji)) items.push({ text: t('noteMenu.reactWithEmoji'), icon: 'moodPlus', action: join });
  else if (name !== null && account.server.emojis.get(name)) items.push({ type: 'label', text: t('noteMenu.emojiNotAllowed') });
  if (name !== null) {
    const action = () => root.overlays.open('emojiDetail', { name });
    items.push({ text: t('noteMenu.emojiInfo'), icon: 'infoCircle', action });
  }
  return items;
}

/**
 * Returns the name of an emoji of our server; null for others. In a remote author's text, a name means an emoji of their server.
 */
function ownName(note: NoteTarget, emoji: string): string | null {
  const custom = customReaction(emoji);
  if (custom?.host !== null) return null;
  const shown = shownNote(note);
  const isTheirs = emoji === `:${custom.name}:` && shown !== undefined && note.account.users.get(shown.userId)?.host !== null;
  return isTheirs ? null : custom.name;
}

function isUsable(note: NoteTarget, emoji: string): boolean {
  const { account } = note;
  const shown = shownNote(note);
  const author = shown && account.users.get(shown.userId);
  if (!shown || !author || shown.reactionAcceptance === 'likeOnly') return false;
  const custom = customReaction(emoji);
  if (!custom) return true;
  const known = custom.host === null ? account.server.emojis.get(custom.name) : undefined;
  return (
    known !== undefined &&
    account.me !== null &&
    canReactWith(
      known,
      shown,
      author,
      account.me.roles.map(({ id }) => id),
    )
  );
}
