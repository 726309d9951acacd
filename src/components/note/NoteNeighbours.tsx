import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import { isNoteHidden } from '~/services/noteFilter';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/stores/context';
import { NoteCard } from './NoteCard';
import styles from './NoteThread.module.css';
import { useKept } from './useKept';

interface NoteNeighboursProps {
  note: Pick<Note, 'id' | 'userId'>;
  direction: 'newer' | 'older';
}

/** Notes fetched at once (reference/note.md section 9). */
const LIMIT = 10;

/** What the author wrote just after or just before a note, fetched when it is asked for. */
export const NoteNeighbours = observer(function NoteNeighbours({ note, direction }: NoteNeighboursProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  useKept(ids);
  const author = account.users.get(note.userId);
  if (!author) return null;
  const { notes, users, mutes } = account;
  const records = { note: notes.get.bind(notes), user: users.get.bind(users), isDeleted: notes.isDeleted.bind(notes) };
  const shown = ids?.filter((id) => !isNoteHidden(id, records, { mutes: mutes.rules, isChosen: true }));

  const load = async () => {
    setIsLoading(true);
    const edge = direction === 'newer' ? { sinceId: note.id } : { untilId: note.id };
    try {
      const found = account.ingest.notes(await account.api.call('users/notes', { userId: note.userId, limit: LIMIT, ...edge }), 'fetch');
      // What came after a note is answered oldest first.
      setIds(direction === 'newer' ? found.toReversed() : found);
    } catch (thrown) {
      overlays.showError(toAppError(thrown), { retry: () => void load() });
    } finally {
      setIsLoading(false);
    }
  };
  if (ids === null) {
    return (
      <div className={styles.load}>
        <Button variant="ghost" busy={isLoading} icon={direction === 'newer' ? 'chevronUp' : 'chevronDown'} onClick={() => void load()}>
          {t(`noteDetail.${direction}ByAuthor`, { name: author.name || author.username })}
        </Button>
      </div>
    );
  }
  return (
    <section
      className={styles.neighbours}
      data-direction={direction}
      aria-label={t(`noteDetail.${direction}ByAuthor`, { name: author.name || author.username })}
    >
      {shown?.map((id) => (
        <NoteCard key={id} noteId={id} />
      ))}
      {shown?.length === 0 && <p className={styles.none}>{t('noteDetail.noNeighbours')}</p>}
    </section>
  );
});
