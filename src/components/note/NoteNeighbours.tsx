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
  note: Pick<Note, 'id' | 'userId' | 'channel'>;
  direction: 'newer' | 'older';
  /** Whose notes: the author's, unless the channel's are asked for. */
  of?: 'author' | 'channel';
}

/** Notes fetched at once (reference/note.md section 9). */
const LIMIT = 10;

/** What was written just after or just before a note by its author or in its channel, fetched when it is asked for. */
export const NoteNeighbours = observer(function NoteNeighbours({ note, direction, of = 'author' }: NoteNeighboursProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  useKept(ids);
  const author = account.users.get(note.userId);
  const { channel } = note;
  if (!author) return null;
  const { notes, users, mutes } = account;
  const records = { note: notes.get.bind(notes), user: users.get.bind(users), isDeleted: notes.isDeleted.bind(notes) };
  const shown = ids?.filter((id) => !isNoteHidden(id, records, { mutes: mutes.rules, isChosen: of === 'author' }));

  const load = async () => {
    setIsLoading(true);
    const page = { limit: LIMIT, ...(direction === 'newer' ? { sinceId: note.id } : { untilId: note.id }) };
    try {
      const found =
        of === 'channel' && channel
          ? await account.api.call('channels/timeline', { channelId: channel.id, ...page })
          : await account.api.call('users/notes', { userId: note.userId, ...page });
      // Servers answer what came after a note oldest first, or newest first: that depends on their age.
      setIds(account.ingest.notes(found, 'fetch').toSorted((a, b) => (a < b ? 1 : -1)));
    } catch (thrown) {
      overlays.showError(toAppError(thrown), { retry: () => void load() });
    } finally {
      setIsLoading(false);
    }
  };
  const label =
    of === 'channel' && channel
      ? t(`noteDetail.${direction}InChannel`, { name: channel.name })
      : t(`noteDetail.${direction}ByAuthor`, { name: author.name || author.username });
  if (shown === undefined) {
    return (
      <div className={styles.load}>
        <Button variant="ghost" busy={isLoading} icon={direction === 'newer' ? 'chevronUp' : 'chevronDown'} onClick={() => void load()}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <section className={styles.neighbours} data-direction={direction} aria-label={label}>
      {shown.map((id) => (
        <NoteCard key={id} noteId={id} />
      ))}
      {shown.length === 0 && <p className={styles.none}>{t('noteDetail.noNeighbours')}</p>}
    </section>
  );
});
