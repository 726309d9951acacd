import { observer } from 'mobx-react-lite';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import { plainWords } from '~/mfm/plainWords';
import { useAccount } from '~/react/context';
import type { Note } from '~/services/records';
import styles from '../PalettePreview.module.css';

/** A note without its buttons. What a warning hides stays hidden. */
export const NotePreview = observer(function NotePreview({ note }: { note: Note }) {
  const { t } = useI18n();
  const { users } = useAccount();
  const author = users.get(note.userId);
  const isWarned = note.cw != null;
  const pictures = isWarned ? [] : note.files.filter(({ type, isSensitive }) => type.startsWith('image/') && !isSensitive).slice(0, 3);
  return (
    <div className={styles.note}>
      {author && (
        <div className={styles.author}>
          <Avatar user={author} size={36} />
          <div className={styles.names}>
            <p className={styles.name}>
              <UserName user={author} />
            </p>
            <p className={styles.help}>
              <Acct user={author} />
            </p>
          </div>
        </div>
      )}
      <p className={styles.said} dir="auto">
        {plainWords(note.cw ?? note.text ?? '')}
      </p>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((file) => (
            <FileThumbnail key={file.id} file={file} className={styles.picture} />
          ))}
        </div>
      )}
      {note.files.length > pictures.length && <p className={styles.help}>{t('note.files', { n: note.files.length })}</p>}
      <p className={styles.help}>
        <RelativeTime iso={note.createdAt} />
      </p>
    </div>
  );
});
