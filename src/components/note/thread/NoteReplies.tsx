import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Icon } from '~/components/ui/Icon';
import { SendingPlace } from '~/components/sending/SendingPlace';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { Link } from '~/router/Link';
import { useAccount } from '~/react/context';
import styles from './NoteThread.module.css';
import { PagedListView } from '~/components/list/PagedListView';
import { ThreadNote } from './ThreadNote';
import { useReplies } from './useReplies';

interface NoteRepliesProps {
  noteId: string;
  /** The server's count of replies; a larger number means that there are new ones. */
  count: number;
  /** The depth; 1 for replies to the shown note. */
  depth?: number;
}

/** How many replies load at once: a screenful for the note itself, a few for replies to replies. */
const FIRST_LIMIT = { top: 30, nested: 5 };
/** From this depth on, a thread continues on a page of its own. */
const MAX_DEPTH = 5;

const firstLimitAt = (depth: number): number => (depth === 1 ? FIRST_LIMIT.top : FIRST_LIMIT.nested);

/**
 * The replies to a note and to those replies. Replies to a reply are indented once, beside a line that folds them. Deeper ones keep that
 * width: each stands below the note that it replies to, or says whom it replies to.
 */
export const NoteReplies = observer(function NoteReplies({ noteId, count, depth = 1 }: NoteRepliesProps) {
  const { notes } = useAccount();
  const { t } = useI18n();
  const list = useReplies({ noteId, count, limit: firstLimitAt(depth), isWatched: depth === 1 });
  const firstId = list.ids.find((id) => !notes.isDeleted(id));
  return (
    <>
      <SendingPlace ids={() => list.ids} takes={({ target }) => target.replyId === noteId} />
      <PagedListView
        list={list}
        empty={depth === 1 ? <EmptyState text={t('noteDetail.noReplies')} /> : null}
        quiet={depth > 1}
        batchSize={firstLimitAt(depth)}
        isShown={({ id }) => !notes.isDeleted(id)}
        renderItem={({ id }) => <Reply key={id} noteId={id} depth={depth} parentId={depth > 2 && id !== firstId ? noteId : null} />}
      />
    </>
  );
});

interface ReplyProps {
  noteId: string;
  depth: number;
  /** The note that it replies to, if another one stands between them. */
  parentId: string | null;
}

const Reply = observer(function Reply({ noteId, depth, parentId }: ReplyProps) {
  const { notes, users } = useAccount();
  const { t } = useI18n();
  const note = notes.get(noteId);
  const parent = parentId === null ? undefined : notes.get(parentId);
  if (!note) return null;
  return (
    <>
      <ThreadNote noteId={noteId} replyingTo={parent && users.get(parent.userId)} />
      {note.repliesCount > 0 &&
        (depth === 1 ? (
          <Branch noteId={noteId} count={note.repliesCount} />
        ) : depth < MAX_DEPTH ? (
          <div className={styles.children}>
            <NoteReplies noteId={noteId} count={note.repliesCount} depth={depth + 1} />
          </div>
        ) : (
          <Link to={`/notes/${noteId}`} className={styles.more}>
            {t('noteDetail.continueThread')}
          </Link>
        ))}
    </>
  );
});

/** The replies to a reply, beside a line. Pressing the line folds them. */
function Branch({ noteId, count }: { noteId: string; count: number }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(true);
  const label = t(isOpen ? 'noteDetail.hideReplies' : 'noteDetail.showReplies', { n: count });
  const fold = (
    <button
      ref={keepFocus}
      type="button"
      className={isOpen ? styles.line : styles.unfold}
      aria-expanded={isOpen}
      aria-label={isOpen ? label : undefined}
      data-tooltip={isOpen ? label : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      {!isOpen && (
        <>
          <Icon name="plus" size="14px" />
          {label}
        </>
      )}
    </button>
  );
  return (
    <div className={styles.branch}>
      {isOpen && <NoteReplies noteId={noteId} count={count} depth={2} />}
      {/* Above the replies, whose articles have layers of their own. */}
      {fold}
    </div>
  );
}
