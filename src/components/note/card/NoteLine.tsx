import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { Icon } from '~/components/ui/Icon';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { hiddenAtStart } from '~/components/media/hiddenAtStart';
import { useImageSource } from '~/components/media/useImageSource';
import { Mfm } from '~/mfm/Mfm';
import { useStores } from '~/react/context';
import { Link } from '~/router/Link';
import type { Note, User } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { NoteFooter } from './NoteFooter';
import styles from './NoteLine.module.css';
import { NoteTime } from './NoteTime';
import { WaitingMark } from './WaitingMark';
import { useNoteSummary } from './useNoteSummary';

/** How many pictures a line shows. */
const MOST_PICTURES = 2;

interface NoteLineProps {
  note: Note;
  author: User;
  isRenote: boolean;
  target: NoteTarget;
}

/**
 * A note on one line, for columns that show many of them. The text leads to the note. The buttons are there once the pointer or the
 * focus is.
 */
export const NoteLine = observer(function NoteLine({ note, author, isRenote, target }: NoteLineProps) {
  const summary = useNoteSummary(note.id);
  const [isNear, setNear] = useState(false);
  const come = () => setNear(true);
  return (
    <div className={styles.line} data-part="note-line" onPointerEnter={come} onFocus={come}>
      <Avatar user={author} size={20} link />
      <span className={styles.name}>
        <UserLink user={author} />
      </span>
      {isRenote && <Icon name="repeat" className={styles.mark} size="14px" />}
      {note.cw !== null && <Icon name="alertTriangle" className={styles.warning} size="14px" />}
      <Link to={`/notes/${note.id}`} className={styles.text}>
        <Mfm text={summary} plain nowrap emojis={note.emojis} author={author} />
      </Link>
      <Pictures note={note} />
      <WaitingMark noteId={note.id} short />
      {note.repliesCount > 0 && (
        <span className={styles.count} aria-hidden="true">
          <Icon name="arrowBackUp" size="14px" />
          {note.repliesCount}
        </span>
      )}
      <span className={styles.time}>
        <NoteTime note={note} />
      </span>
      {isNear && <NoteFooter note={note} target={target} />}
    </div>
  );
});

/** The first pictures, small and without a way to open them: the note has that. Hidden ones stay hidden. */
const Pictures = observer(function Pictures({ note }: { note: Note }) {
  const { settings } = useStores();
  const rules = { nsfw: settings.get('nsfw'), savesMediaData: settings.get('dataSaver').media };
  const shown = note.cw === null ? note.files.filter((file) => file.type.startsWith('image/') && !hiddenAtStart(file, rules)) : [];
  return shown.slice(0, MOST_PICTURES).map((file) => <Picture key={file.id} file={file} />);
});

const Picture = observer(function Picture({ file }: { file: WireDriveFile }) {
  const source = useImageSource(file);
  return source && <img className={styles.picture} src={source} alt="" loading="lazy" decoding="async" />;
});
