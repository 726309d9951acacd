import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { canReactWith, customReaction, reactionLabel } from '~/services/reactions';
import type { Note, User } from '~/services/records';
import { useAccount } from '~/stores/context';
import type { NoteCommands } from '~/components/note/menu/NoteCommands';
import styles from './ReactionButton.module.css';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';

interface ReactionButtonProps {
  note: Note;
  author: User;
  reaction: string;
  /** It was not there when the note came. */
  isNew: boolean;
  commands: NoteCommands;
}

/** One kind of reaction with its count; pressed when it is mine. Those of other servers can only be looked at. */
export const ReactionButton = observer(function ReactionButton({ note, author, reaction, isNew, commands }: ReactionButtonProps) {
  const i18n = useI18n();
  const count = note.reactions[reaction] ?? 0;
  const isMine = note.myReaction === reaction;
  const isUsable = useIsUsable(note, author, reaction) || isMine;
  // One that nobody gives any more is on its way out.
  const isLeaving = count === 0;
  return (
    <button
      ref={isLeaving ? undefined : keepFocus}
      type="button"
      className={styles.reaction}
      aria-label={i18n.t('note.reactionCount', { reaction: reactionLabel(reaction), n: count })}
      aria-pressed={isUsable ? isMine : undefined}
      aria-disabled={!isUsable || undefined}
      aria-hidden={isLeaving || undefined}
      inert={isLeaving}
      data-moving={isLeaving ? 'out' : isNew ? 'in' : undefined}
      data-reaction={reaction}
      data-hover-reaction={`${note.id} ${reaction}`}
      onClick={isUsable ? () => void commands.toggleReaction(reaction) : undefined}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void commands.openEmojiMenu(reaction, event.currentTarget);
      }}
    >
      <ReactionEmoji reaction={reaction} emojis={note.reactionEmojis} />
      <span className={styles.count}>{i18n.number(count || 1)}</span>
    </button>
  );
});

/** Any Unicode emoji; a custom one if our server has it and lets me use it here (spec section 5). */
function useIsUsable(note: Note, author: User, reaction: string): boolean {
  const { me, emojis } = useAccount();
  const custom = customReaction(reaction);
  const isOurs = custom?.host === null;
  useEffect(() => {
    // Without the list nobody knows whether it can be given; then it cannot.
    if (isOurs) void emojis.load();
  }, [isOurs, emojis]);
  if (!custom) return true;
  const emoji = isOurs ? emojis.get(custom.name) : undefined;
  return (
    me !== null &&
    emoji !== undefined &&
    canReactWith(
      emoji,
      note,
      author,
      me.roles.map(({ id }) => id),
    )
  );
}
