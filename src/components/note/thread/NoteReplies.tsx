import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { useI18n } from '~/i18n/useI18n';
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

/** The replies to a note and to those replies, each level indented further. */
export const NoteReplies = observer(function NoteReplies({ noteId, count, depth = 1 }: NoteRepliesProps) {
  const { notes } = useAccount();
  const { t } = useI18n();
  const list = useReplies({ noteId, count, limit: firstLimitAt(depth), isWatched: depth === 1 });
  return (
    <PagedListView
      list={list}
      empty={depth === 1 ? <EmptyState text={t('noteDetail.noReplies')} /> : null}
      quiet={depth > 1}
      batchSize={firstLimitAt(depth)}
      isShown={({ id }) => !notes.isDeleted(id)}
      renderItem={({ id }) => <Reply key={id} noteId={id} depth={depth} />}
    />
  );
});

const Reply = observer(function Reply({ noteId, depth }: { noteId: string; depth: number }) {
  const { notes } = useAccount();
  const { t } = useI18n();
  const note = notes.get(noteId);
  if (!note) return null;
  return (
    <>
      <ThreadNote noteId={noteId} />
      {note.repliesCount > 0 &&
        (depth < MAX_DEPTH ? (
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
