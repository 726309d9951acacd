import { observer } from 'mobx-react-lite';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useQuery } from '~/components/async/useQuery';
import { NoteCard } from '~/components/note/card/NoteCard';
import { NoteDetail } from '~/components/note/thread/NoteDetail';
import { useI18n } from '~/i18n/useI18n';
import { NotFoundError } from '~/lib/AppError';
import { appearNoteId } from '~/services/appearNote';
import { noteById } from '~/stores/resources/content/notes';
import styles from './PageContent.module.css';

interface NoteInPageProps {
  noteId: string;
  /** Whether it is shown at full length. */
  isDetailed: boolean;
}

/** A note in a page, live as in a timeline. */
export const NoteInPage = observer(function NoteInPage({ noteId, isDetailed }: NoteInPageProps) {
  const { t } = useI18n();
  const query = useQuery(noteById, noteId);
  const { value: note, error, status } = query;
  if (note) {
    return (
      <div className={styles.note}>
        {isDetailed ? <NoteDetail noteId={appearNoteId(note)} outerId={note.id} /> : <NoteCard noteId={note.id} />}
      </div>
    );
  }
  if (error && !isGone(error)) return <ErrorState error={error} onRetry={() => void query.reload()} />;
  return status === 'loading' ? <LoadingState /> : <p className={styles.gone}>{t('writtenPage.noteGone')}</p>;
});

/** Whether a note was deleted, or this reader may not see it. */
const isGone = (error: unknown): boolean => error instanceof NotFoundError;
