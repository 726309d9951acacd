import type { KeyboardEvent, ReactNode } from 'react';
import { plainName } from '~/components/user/plainName';
import type { MessageKey } from '~/i18n/I18n';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { useContextMenu } from '../menu/useContextMenu';
import { MutedLine } from './MutedLine';
import styles from './NoteArticle.module.css';
import type { ShownNote } from './useNoteArticle';

interface NoteArticleProps {
  shown: ShownNote;
  /** Why the reader does not want to see it; a line stands for the note until it is opened. */
  muteReason?: MessageKey | undefined;
  /** A line stands for the note for another reason, so that its name and text are not there to be read. */
  isLine?: boolean;
  /** The children begin with the line that says who renoted it. */
  hasRenoteBar?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The article of a note wherever one stands: in a list, in a conversation, on its page. It is named by its author and
 * described by its text, takes the focus and the note's own keys, and opens the note's menu.
 */
export function NoteArticle({ shown, muteReason, isLine = false, hasRenoteBar = false, className, children }: NoteArticleProps) {
  const { note, author, view, target, nameId, textId, barId } = shown;
  const isMuted = muteReason !== undefined && !shown.isUnmuted;
  const isFolded = isMuted || isLine;
  const handleContextMenu = useContextMenu(target);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the feed pattern: an article takes the focus, and its keys are shortcuts for the buttons in it
    <article
      className={className === undefined ? styles.article : `${styles.article} ${className}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- articles of a feed take the focus
      tabIndex={0}
      aria-labelledby={isFolded ? undefined : nameId}
      aria-label={isFolded ? plainName(author) : undefined}
      aria-describedby={isFolded ? undefined : hasRenoteBar ? `${barId} ${textId}` : textId}
      data-note={note.id}
      onFocus={({ currentTarget }) => target.root.focus.noteFocused({ element: currentTarget, target })}
      onKeyDown={(event) => handleOwnKey(event, target)}
      onContextMenu={handleContextMenu}
    >
      {isMuted ? <MutedLine reason={muteReason} author={author} onShow={() => view.update({ isUnmuted: true })} /> : children}
    </article>
  );
}

/** Enter opens the note and Escape leaves it, while the article itself has the focus. All other keys belong to commands. */
function handleOwnKey(event: KeyboardEvent<HTMLElement>, { navigate, noteId }: NoteTarget): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (target !== currentTarget || event.defaultPrevented || event.repeat || event.nativeEvent.isComposing) return;
  if (ctrlKey || metaKey || altKey) return;
  if (key === 'Enter') navigate(`/notes/${noteId}`);
  else if (key === 'Escape') currentTarget.blur();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
