import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { canReactWith, customReaction, reactionLabel } from '~/services/reactions';
import type { Note, User } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { openEmojiMenu } from '../menu/openMenus';
import { toggleReaction } from '../menu/reactions';
import styles from './ReactionButton.module.css';

interface ReactionButtonProps {
  note: Note;
  author: User;
  reaction: string;
  /** Whether the reaction is new since the note was first shown. */
  isNew: boolean;
  target: NoteTarget;
}

/** One kind of reaction with its count; pressed if the viewer gave it. Reactions from other servers are disabled. */
export const ReactionButton = observer(function ReactionButton({ note, author, reaction, isNew, target }: ReactionButtonProps) {
  const i18n = useI18n();
  const count = note.reactions[reaction] ?? 0;
  const isMine = note.myReaction === reaction;
  const isUsable = useIsUsable(note, author, reaction) || isMine;
  // A reaction that everyone took back is fading out.
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
      onClick={isUsable ? () => void toggleReaction(target, reaction) : undefined}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void openEmojiMenu(target, reaction, event.currentTarget);
      }}
    >
      <ReactionEmoji reaction={reaction} emojis={note.reactionEmojis} />
      <span className={styles.count}>{i18n.number(count || 1)}</span>
    </button>
  );
});

/**
 * Returns whether the viewer can give a reaction: any Unicode emoji, or a custom emoji that our server has and allows for this
 * note.
 */
function useIsUsable(note: Note, author: User, reaction: string): boolean {
  const { startOrder } = useStores();
  const { me, server } = useAccount();
  const { emojis } = server;
  const custom = customReaction(reaction);
  const isOurs = custom?.host === null;
  useEffect(() => {
    // Without the list of emojis, custom ones cannot be given.
    if (isOurs) void startOrder.turn('idle').then(() => emojis.load());
  }, [isOurs, emojis, startOrder]);
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
