import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { plainName } from '~/components/user/plainName';
import { UserName } from '~/components/user/UserName';
import { Message } from '~/i18n/Message';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import { isNoteHidden } from '~/services/noteFilter';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/stores/context';
import { NoteCard } from '~/components/note/card/NoteCard';
import styles from './NoteThread.module.css';
import { useKept } from '~/components/list/useKept';

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
  const { clock, overlays } = useStores();
  const account = useAccount();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  useKept(ids);
  const author = account.users.get(note.userId);
  const channel = of === 'channel' ? note.channel : null;
  if (!author) return null;
  const shown = ids?.filter((id) => !isNoteHidden(id, account, { mutes: account.mutes.rules, isChosen: of === 'author' }));

  const load = async () => {
    setIsLoading(true);
    const page = { limit: LIMIT, ...(direction === 'newer' ? { sinceId: note.id } : { untilId: note.id }) };
    const asOf = clock.now();
    try {
      const found = channel
        ? await account.api.call('channels/timeline', { channelId: channel.id, ...page })
        : await account.api.call('users/notes', { userId: note.userId, ...page });
      // Servers answer what came after a note oldest first, or newest first: that depends on their age.
      setIds(account.ingest.notes(found, 'fetch', asOf).toSorted((a, b) => (a < b ? 1 : -1)));
    } catch (thrown) {
      overlays.showError(toAppError(thrown), { retry: () => void load() });
    } finally {
      setIsLoading(false);
    }
  };
  const text = `noteDetail.${direction}${channel ? 'InChannel' : 'ByAuthor'}` as const;
  const label = t(text, { name: channel?.name ?? plainName(author) });
  if (shown === undefined) {
    return (
      <div className={styles.load}>
        <Button
          variant="ghost"
          busy={isLoading}
          icon={direction === 'newer' ? 'chevronUp' : 'chevronDown'}
          aria-label={label}
          onClick={() => void load()}
        >
          <Message id={text} values={{ name: channel?.name ?? <UserName user={author} inline /> }} />
        </Button>
      </div>
    );
  }
  return (
    <section ref={focusIfNothingHasIt} tabIndex={-1} className={styles.neighbours} data-direction={direction} aria-label={label}>
      {shown.map((id) => (
        <NoteCard key={id} noteId={id} />
      ))}
      {shown.length === 0 && <p className={styles.none}>{t('noteDetail.noNeighbours')}</p>}
    </section>
  );
});

/** What the pressed button gave way to. */
function focusIfNothingHasIt(section: HTMLElement | null): void {
  if (document.activeElement === document.body) section?.focus({ preventScroll: true });
}
