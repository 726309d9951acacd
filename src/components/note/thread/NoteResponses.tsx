import { useState } from 'react';
import { useCollection } from '~/components/async/useCollection';
import { Tabs } from '~/components/ui/Tabs';
import { PeopleFeed } from '~/components/user/PeopleFeed';
import { useI18n } from '~/i18n/useI18n';
import type { Note } from '~/services/records';
import { FIRST_PEOPLE, renotersOf } from '~/stores/resources/content/notes';
import { NoteReactors } from './NoteReactors';
import { NoteReplies } from './NoteReplies';
import styles from './NoteThread.module.css';

interface NoteResponsesProps {
  note: Note;
}

/** How others responded to a note: replies, renotes, reactions. */
export function NoteResponses({ note }: NoteResponsesProps) {
  const { t } = useI18n();
  const [tab, setTab] = useState<'replies' | 'renotes' | 'reactions'>('replies');
  return (
    <section className={styles.responses} aria-label={t('noteDetail.responses')}>
      <Tabs
        label={t('noteDetail.responses')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'replies', label: t('noteDetail.replies'), icon: 'arrowBackUp' },
          { value: 'renotes', label: t('noteDetail.renotes'), icon: 'repeat' },
          { value: 'reactions', label: t('note.reactions'), icon: 'moodPlus' },
        ]}
      />
      <div className={styles.panel} data-density="compact" role="tabpanel" tabIndex={-1} aria-label={t(`noteDetail.${tab}`)}>
        {tab === 'replies' && <NoteReplies noteId={note.id} count={note.repliesCount} />}
        {tab === 'renotes' && <NoteRenoters noteId={note.id} />}
        {tab === 'reactions' && <NoteReactors note={note} />}
      </div>
    </section>
  );
}

interface NoteRenotersProps {
  noteId: string;
}

/** The people who renoted a note. */
function NoteRenoters({ noteId }: NoteRenotersProps) {
  const { t } = useI18n();
  const list = useCollection(renotersOf, noteId);
  return <PeopleFeed list={list} label={t('noteDetail.renotes')} emptyText={t('noteDetail.noRenotes')} batchSize={FIRST_PEOPLE} />;
}
