import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import type { Note } from '~/services/records';
import type { NoteView } from '~/stores/noteViews/NoteView';

interface NoteFactsProps {
  note: Note;
  view: NoteView;
  /** The id that the article refers to. */
  id: string;
}

/**
 * What the eye sees beside the text of a note, for its description: whether the content is hidden, who can read it, and its files. The article
 * only refers to it: whoever reads the note line by line finds all of this in its place.
 */
export function NoteFacts({ note, view, id }: NoteFactsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { visibility, files } = note;
  const isWarned = typeof note.cw === 'string';
  const facts = [
    visibility !== 'public' && i18n.has(`note.visibility.${visibility}`) && t(`note.visibility.${visibility}`),
    note.localOnly && t('note.localOnly'),
    files.length > 0 && t('note.files', { n: files.length }),
  ].filter(Boolean);
  if (!isWarned && facts.length === 0) return null;
  return (
    <span id={id} hidden>
      {isWarned && <Warning view={view} />}
      {isWarned && facts.length > 0 && ', '}
      {facts.join(', ')}
    </span>
  );
}

const Warning = observer(function Warning({ view }: { view: NoteView }) {
  const { t } = useI18n();
  return t(view.state.isCwOpen ? 'note.contentShown' : 'note.contentHidden');
});
