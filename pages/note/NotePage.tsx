import { useCallback } from 'react';
import { observer } from 'mobx-react-lite';
import { NoteThread } from '~/components/note/NoteThread';
import { Page } from '~/components/page/Page';
import { useAsync } from '~/components/page/useAsync';
import { ErrorState } from '~/components/ui/ErrorState';
import { LoadingState } from '~/components/ui/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useAccount } from '~/stores/context';

/** One note with what it answers and what answers it. */
export default observer(function NotePage({ params }: PageProps) {
  const noteId = params.noteId!;
  const { t } = useI18n();
  const { api, ingest } = useAccount();
  const note = useAsync(
    useCallback(async (signal: AbortSignal) => ingest.note(await api.call('notes/show', { noteId }, { signal }), 'fetch'), [api, ingest, noteId]),
  );
  return (
    <Page title={t('page.note')}>
      {note.status === 'loading' && <LoadingState />}
      {note.status === 'error' && <ErrorState error={note.error} onRetry={note.retry} />}
      {note.status === 'ready' && <NoteThread noteId={note.value} />}
    </Page>
  );
});
