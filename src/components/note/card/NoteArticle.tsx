import { use, type KeyboardEvent, type ReactNode } from 'react';
import { plainName } from '~/components/user/plainName';
import type { MessageKey } from '~/i18n/I18n';
import { isComposing } from '~/lib/keys';
import { openFrom, targetOf } from '~/router/openFrom';
import { PaneContext, type Pane } from '~/router/PaneContext';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { togglePeek } from '~/stores/ui/peek';
import { useContextMenu } from '../menu/useContextMenu';
import { MutedLine } from './MutedLine';
import styles from './NoteArticle.module.css';
import { NoteFacts } from './NoteFacts';
import type { ShownNote } from './useNoteArticle';

interface NoteArticleProps {
  shown: ShownNote;
  /** Why the reader does not want to see it. A line replaces the note until the reader opens it. */
  muteReason?: MessageKey | undefined;
  /** Whether a line replaces the note for another reason. Its name and text are not on the page then. */
  isLine?: boolean;
  /** The name of the article while it is a line; by default, that of the author. */
  lineName?: string | undefined;
  /** Whether the children begin with the line that says who renoted it. */
  hasRenoteBar?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The article of a note in a list, in a conversation, and on its own page. Its author names it and its text describes it. It
 * takes the focus, handles the keys of the note, and opens the note's menu.
 */
export function NoteArticle({ shown, muteReason, isLine = false, lineName, hasRenoteBar = false, className, children }: NoteArticleProps) {
  const { note, author, view, target, nameId, textId, barId, factsId } = shown;
  const isMuted = muteReason !== undefined && !shown.isUnmuted;
  const isFolded = isMuted || isLine;
  const handleContextMenu = useContextMenu(target);
  const pane = use(PaneContext);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the feed pattern: an article takes the focus, and its keys are shortcuts for its buttons
    <article
      className={className === undefined ? styles.article : `${styles.article} ${className}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- articles of a feed take the focus
      tabIndex={0}
      aria-labelledby={isFolded ? undefined : nameId}
      aria-label={isMuted ? plainName(author) : isLine ? (lineName ?? plainName(author)) : undefined}
      aria-describedby={isFolded ? undefined : `${hasRenoteBar ? `${barId} ` : ''}${textId} ${factsId}`}
      data-note={note.id}
      onFocus={({ currentTarget }) => target.root.focus.noteFocused({ element: currentTarget, target })}
      onKeyDown={(event) => handleOwnKey(event, target, pane)}
      onContextMenu={handleContextMenu}
    >
      {!isFolded && <NoteFacts note={note} view={view} id={factsId} />}
      {isMuted ? <MutedLine reason={muteReason} author={author} onShow={() => view.update({ isUnmuted: true })} /> : children}
    </article>
  );
}

/**
 * While the article itself has the focus, Enter opens the note, with Shift or Alt where they lead from a link, Space shows its
 * thread in a side sheet, and Escape leaves it. Commands handle all other keys.
 */
function handleOwnKey(event: KeyboardEvent<HTMLElement>, note: NoteTarget, pane: Pane | null): void {
  const { key, target, currentTarget, ctrlKey, metaKey, shiftKey, repeat } = event;
  const { root, noteId } = note;
  if (target !== currentTarget || event.defaultPrevented || isComposing(event.nativeEvent)) return;
  if (ctrlKey || metaKey || (repeat && key !== ' ')) return;
  if (key === 'Enter' && pane) openFrom(pane, root.workspace, `/notes/${noteId}`, targetOf(event, pane, 'here'));
  else if (key === ' ' && !shiftKey) {
    if (!repeat) togglePeek(note);
  } else if (key === 'Escape') currentTarget.blur();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
