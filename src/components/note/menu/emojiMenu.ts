import { copyItem } from '~/components/ui/copyItem';
import { asReaction, canReactWith, countedReaction, customReaction, reactionLabel } from '~/services/reactions';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { NoteCommands } from './NoteCommands';

/**
 * What an emoji in a text, or a reaction under it, offers: its name, a copy, giving it as a reaction where that is
 * allowed, and what is known about it (reference/mfm.md section 6, reference/note.md section 7).
 * @param emoji as a reaction travels, or `:name:` as it stands in the text
 */
export async function emojiMenu(commands: NoteCommands, emoji: string): Promise<readonly MenuItem[]> {
  const { root, account, i18n } = commands.deps;
  const { t } = i18n;
  const label = reactionLabel(emoji);
  const reaction = countedReaction(asReaction(emoji));
  const name = ownName(commands, emoji);
  // Without the list nothing is known of it; what can be done without stays.
  if (name !== null) await account.emojis.load();
  const items: MenuItem[] = [{ type: 'label', text: label }, copyItem(root.overlays, t('noteMenu.copyEmoji'), label)];
  const join = () => commands.toggleReaction(reaction);
  if (commands.note?.myReaction === reaction) items.push({ text: t('noteMenu.takeReactionBack'), icon: 'minus', action: join });
  else if (isUsable(commands, emoji)) items.push({ text: t('noteMenu.reactWithEmoji'), icon: 'react', action: join });
  else if (name !== null && isKnown(commands, name)) items.push({ type: 'label', text: t('noteMenu.emojiNotAllowed') });
  if (name !== null) {
    const action = () => root.overlays.open('emojiDetail', { name });
    items.push({ text: t('noteMenu.emojiInfo'), icon: 'info', action });
  }
  return items;
}

const isKnown = ({ deps }: NoteCommands, name: string): boolean => deps.account.emojis.get(name) !== undefined;

/** The name of an emoji of our server. In the text of somebody elsewhere a name is one of their server's. */
function ownName({ note, deps }: NoteCommands, emoji: string): string | null {
  const custom = customReaction(emoji);
  if (custom?.host !== null) return null;
  const isTheirs = emoji === `:${custom.name}:` && note !== undefined && deps.account.users.get(note.userId)?.host !== null;
  return isTheirs ? null : custom.name;
}

function isUsable(commands: NoteCommands, emoji: string): boolean {
  const { account } = commands.deps;
  const { note } = commands;
  const author = note && account.users.get(note.userId);
  if (!note || !author || note.reactionAcceptance === 'likeOnly') return false;
  const custom = customReaction(emoji);
  if (!custom) return true;
  const known = custom.host === null ? account.emojis.get(custom.name) : undefined;
  return (
    known !== undefined &&
    account.me !== null &&
    canReactWith(
      known,
      note,
      author,
      account.me.roles.map(({ id }) => id),
    )
  );
}
