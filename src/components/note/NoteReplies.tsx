import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { EmptyState } from '~/components/ui/EmptyState';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { useAccount } from '~/stores/context';
import { PagedList } from '~/stores/lists/PagedList';
import styles from './NoteThread.module.css';
import { PagedListView } from './PagedListView';
import { ThreadNote } from './ThreadNote';

interface NoteRepliesProps {
  noteId: string;
  /** Answers that the server counted; another number means that there is something new to fetch. */
  count: number;
  /** 1 for the answers to the shown note. */
  depth?: number;
}

/** Answers fetched at once: all that fit on a screen for the note itself, a few for answers to answers (reference/note.md section 9). */
const FIRST_LIMIT = { top: 30, nested: 5 };
/** From here on a thread continues on a page of its own (same place). */
const MAX_DEPTH = 5;

const firstLimitAt = (depth: number): number => (depth === 1 ? FIRST_LIMIT.top : FIRST_LIMIT.nested);

/** The answers to a note, and theirs, each step a little further in. */
export function NoteReplies({ noteId, count, depth = 1 }: NoteRepliesProps) {
  const { t } = useI18n();
  const list = useReplies(noteId, count, depth);
  return (
    <PagedListView
      list={list}
      empty={depth === 1 ? <EmptyState text={t('noteDetail.noReplies')} /> : null}
      quiet={depth > 1}
      pageSize={firstLimitAt(depth)}
      renderItem={({ id }) => <Reply key={id} noteId={id} depth={depth} />}
    />
  );
}

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

function useReplies(noteId: string, count: number, depth: number): PagedList<{ readonly id: string }> {
  const account = useAccount();
  const list = useMemo(
    () =>
      new PagedList<{ readonly id: string }>({
        firstLimit: firstLimitAt(depth),
        async fetch({ limit, untilId, signal }) {
          const found = await account.api.call('notes/children', { noteId, limit, ...(untilId !== undefined && { untilId }) }, { signal });
          return account.ingest.notes(found, 'fetch').map((id) => ({ id }));
        },
      }),
    [account, noteId, depth],
  );
  useEffect(() => {
    const roots = account.notes.addRoots(() => list.ids);
    return () => {
      roots.dispose();
      list.dispose();
    };
  }, [account, list]);
  const fetched = useRef<{ list: typeof list; count: number }>(null);
  useEffect(() => {
    if (fetched.current?.list === list && fetched.current.count === count) return;
    fetched.current = { list, count };
    void list.reload();
  }, [list, count]);
  return list;
}
