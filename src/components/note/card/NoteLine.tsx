import { observer } from 'mobx-react-lite';
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
import styles from './NoteLine.module.css';
import { NoteTime } from './NoteTime';
import { useNoteSummary } from './useNoteSummary';

/** How many pictures a line shows. */
const MOST_PICTURES = 2;

interface NoteLineProps {
  note: Note;
  author: User;
  isRenote: boolean;
}

/** A note on one line, for columns that show many of them. The text leads to the note. */
export const NoteLine = observer(function NoteLine({ note, author, isRenote }: NoteLineProps) {
  const summary = useNoteSummary(note.id);
  return (
    <div className={styles.line}>
      <Avatar user={author} size={20} link />
      <span className={styles.name}>
        <UserLink user={author} />
      </span>
      {isRenote && <Icon name="repeat" className={styles.mark} size="14px" />}
      <Link to={`/notes/${note.id}`} className={styles.text}>
        <Mfm text={summary} plain nowrap emojis={note.emojis} author={author} />
      </Link>
      <Pictures note={note} />
      <span className={styles.time}>
        <NoteTime note={note} />
      </span>
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
