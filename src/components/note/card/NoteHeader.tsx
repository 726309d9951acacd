import { Acct } from '~/components/user/Acct';
import { BadgeRoles } from '~/components/user/BadgeRoles';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import type { Note, User } from '~/services/records';
import styles from './NoteHeader.module.css';
import { NoteTime } from './NoteTime';
import { NoteVisibility } from './NoteVisibility';

interface NoteHeaderProps {
  note: Note;
  author: User;
  /** The id of the author's name, which names the article. */
  nameId?: string;
}

/** One line with the author, badges, time, and visibility. */
export function NoteHeader({ note, author, nameId }: NoteHeaderProps) {
  const { t } = useI18n();
  return (
    <header className={styles.header}>
      <span className={styles.name}>
        <UserLink user={author} id={nameId} />
      </span>
      {author.isBot && <span className={styles.bot}>{t('note.bot')}</span>}
      <span className={styles.acct}>
        <Acct user={author} />
      </span>
      <BadgeRoles roles={author.badgeRoles} />
      <span className={styles.info}>
        <NoteTime note={note} />
        <NoteVisibility note={note} />
      </span>
    </header>
  );
}
