import { copyItem } from '~/components/ui/copyItem';
import { asReaction, canReactWith } from '~/services/reactions';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { NoteCommands } from './NoteCommands';

/** What an emoji in a text offers: its name, a copy, and giving it as a reaction where that is allowed (reference/mfm.md section 6). */
export function emojiMenu(commands: NoteCommands, emoji: string): readonly MenuItem[] {
  const { root, i18n } = commands.deps;
  const { t } = i18n;
  const items: MenuItem[] = [{ type: 'label', text: emoji }, copyItem(root.overlays, t('noteMenu.copyEmoji'), emoji)];
  if (isUsable(commands, emoji))
    items.push({ text: t('noteMenu.reactWithEmoji'), icon: 'react', action: () => commands.toggleReaction(asReaction(emoji)) });
  return items;
}

function isUsable(commands: NoteCommands, emoji: string): boolean {
  const { account } = commands.deps;
  const { note } = commands;
  const author = note && account.users.get(note.userId);
  if (!note || !author || note.reactionAcceptance === 'likeOnly') return false;
  if (!emoji.startsWith(':')) return true;
  const custom = account.emojis.get(emoji.slice(1, -1));
  return (
    custom !== undefined &&
    account.me !== null &&
    canReactWith(
      custom,
      note,
      author,
      account.me.roles.map(({ id }) => id),
    )
  );
}
