import { NoteThread } from '~/components/note/NoteThread';
import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';

/** One note with what it answers and what answers it. */
export default function NotePage({ params }: PageProps) {
  const { t } = useI18n();
  return (
    <Page title={t('page.note')}>
      <NoteThread noteId={params.noteId!} />
    </Page>
  );
}
