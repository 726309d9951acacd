import { NoteThread } from '~/components/note/NoteThread';
import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';

/** One note with what it answers and what answers it. */
export default function NotePage({ params }: PageProps) {
  const { t } = useI18n();
  const { reload } = usePane();
  return (
    <Page title={t('page.note')} onRefresh={async () => reload()}>
      <NoteThread noteId={params.noteId!} />
    </Page>
  );
}
