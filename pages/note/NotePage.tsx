import { observer } from 'mobx-react-lite';
import { NoteThread } from '~/components/note/thread/NoteThread';
import { Page } from '~/components/page/Page';
import { plainName } from '~/components/user/plainName';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { appearNoteId } from '~/services/appearNote';
import { useAccount } from '~/react/context';
import { ShareNote } from './ShareNote';
import { NoteHeading } from './NoteHeading';
import type manifest from './manifest';

/**
 * One note with the notes that it replies to and its replies. The heading names the author, because several such pages
 * may stand side by side.
 */
export default observer(function NotePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { reload } = usePane();
  const { notes, users } = useAccount();
  const noteId = params.noteId;
  const outer = notes.get(noteId);
  const note = outer && notes.get(appearNoteId(outer));
  const author = note && users.get(note.userId);
  const title = author ? t('note.by', { name: plainName(author) }) : t('notePage.title');
  return (
    <Page
      title={title}
      heading={author && <NoteHeading note={note} author={author} />}
      actions={author && <ShareNote title={title} note={note} />}
      onRefresh={async () => reload()}
    >
      <NoteThread noteId={noteId} />
    </Page>
  );
});
