import { useCollection } from '~/components/async/useCollection';
import { PeopleFeed } from '~/components/user/PeopleFeed';
import { useI18n } from '~/i18n/useI18n';
import { FIRST_PEOPLE, renotersOf } from '~/stores/resources/content/notes';

interface NoteRenotersProps {
  noteId: string;
}

/** The people who renoted a note. */
export function NoteRenoters({ noteId }: NoteRenotersProps) {
  const { t } = useI18n();
  const list = useCollection(renotersOf, noteId);
  return <PeopleFeed list={list} label={t('noteDetail.renotes')} emptyText={t('noteDetail.noRenotes')} batchSize={FIRST_PEOPLE} />;
}
