import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LoadFailure } from '~/components/async/LoadFailure';
import { useQuery } from '~/components/async/useQuery';
import { NoteCard } from '~/components/note/card/NoteCard';
import { Button } from '~/components/ui/Button';
import { plainName } from '~/components/user/plainName';
import { UserName } from '~/components/user/UserName';
import { Message } from '~/i18n/Message';
import { useI18n } from '~/i18n/useI18n';
import { isNoteHidden } from '~/services/noteFilter';
import type { Note, User } from '~/services/records';
import { useAccount } from '~/react/context';
import { neighborsOf, type Neighbors } from '~/stores/resources/content/notes';
import styles from './NoteThread.module.css';

interface NoteNeighborsProps {
  note: Pick<Note, 'id' | 'userId' | 'channel'>;
  direction: Neighbors['direction'];
  /** Whose notes: those of the author by default, or those of the channel. */
  of?: 'author' | 'channel';
}

/** The notes of an author or a channel just before or after a note. They load on demand. */
export const NoteNeighbors = observer(function NoteNeighbors({ note, direction, of = 'author' }: NoteNeighborsProps) {
  const [isWanted, setWanted] = useState(false);
  const author = useAccount().users.get(note.userId);
  if (!author) return null;
  const channel = of === 'channel' ? note.channel : null;
  const place = {
    author,
    channelName: channel?.name,
    neighbors: { noteId: note.id, direction, of: channel ? { channelId: channel.id } : { userId: note.userId } },
  } as const;
  return isWanted ? <Found {...place} /> : <Offer {...place} isBusy={false} onLoad={() => setWanted(true)} />;
});

interface PlaceProps {
  author: User;
  /** The channel; undefined for the notes of the author. */
  channelName: string | undefined;
  neighbors: Neighbors;
}

const textOf = ({ channelName, neighbors }: PlaceProps) =>
  `noteDetail.${neighbors.direction}${channelName === undefined ? 'ByAuthor' : 'InChannel'}` as const;

function Offer({ isBusy, onLoad, ...place }: PlaceProps & { isBusy: boolean; onLoad: () => void }) {
  const { t } = useI18n();
  const { author, channelName, neighbors } = place;
  const text = textOf(place);
  return (
    <div className={styles.load}>
      <Button
        variant="ghost"
        busy={isBusy}
        icon={neighbors.direction === 'newer' ? 'chevronUp' : 'chevronDown'}
        aria-label={t(text, { name: channelName ?? plainName(author) })}
        onClick={onLoad}
      >
        <Message id={text} values={{ name: channelName ?? <UserName user={author} inline /> }} />
      </Button>
    </div>
  );
}

const Found = observer(function Found(place: PlaceProps) {
  const { t } = useI18n();
  const account = useAccount();
  const { author, channelName, neighbors } = place;
  const query = useQuery(neighborsOf, neighbors);
  const { value, error } = query;
  if (!value) {
    if (error) return <LoadFailure error={error} onRetry={() => void query.reload()} />;
    return <Offer {...place} isBusy onLoad={() => void query.load()} />;
  }
  const isOfAuthor = channelName === undefined;
  const shown = value.filter((id) => !isNoteHidden(id, account, { mutes: account.mutes.rules, isChosen: isOfAuthor }));
  return (
    <section
      ref={focusIfNothingHasIt}
      tabIndex={-1}
      className={styles.neighbors}
      data-direction={neighbors.direction}
      aria-label={t(textOf(place), { name: channelName ?? plainName(author) })}
    >
      {shown.map((id) => (
        <NoteCard key={id} noteId={id} />
      ))}
      {shown.length === 0 && <p className={styles.none}>{t('noteDetail.noNeighbors')}</p>}
    </section>
  );
});

/** Takes the focus, which was on the button that this replaced. */
function focusIfNothingHasIt(section: HTMLElement | null): void {
  if (document.activeElement === document.body) section?.focus({ preventScroll: true });
}
