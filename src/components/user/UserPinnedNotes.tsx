import { observer } from 'mobx-react-lite';
import { NoteCard } from '~/components/note/card/NoteCard';
import { useKept } from '~/components/list/useKept';
import { useI18n } from '~/i18n/useI18n';
import type { User } from '~/services/records';
import { useAccount } from '~/react/context';
import styles from './UserPinnedNotes.module.css';

interface UserPinnedNotesProps {
  user: User;
}

/** The notes that a user pinned. An empty profile of the viewer explains how to pin notes. */
export const UserPinnedNotes = observer(function UserPinnedNotes({ user }: UserPinnedNotesProps) {
  const { me } = useAccount();
  const { t } = useI18n();
  const ids = user.pinnedNoteIds;
  useKept(ids);
  if (!ids || ids.length === 0) return me?.id === user.id ? <p className={styles.tip}>{t('profile.pinTip')}</p> : null;
  return (
    <section className={styles.pinned} aria-label={t('profile.pinnedNotes')}>
      {ids.map((id) => (
        <NoteCard key={id} noteId={id} isPinned />
      ))}
    </section>
  );
});
