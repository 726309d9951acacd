import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import { useAccount, useStores } from '~/stores/context';
import styles from './NoteThread.module.css';
import { ThreadNote } from './ThreadNote';
import { useKept } from './useKept';

interface NoteConversationProps {
  /** The note that the shown one answers. */
  parentId: string;
}

/** What was said before: the answered note at once, what came before it on demand, so that nothing moves unasked. */
export const NoteConversation = observer(function NoteConversation({ parentId }: NoteConversationProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const [earlierIds, setEarlierIds] = useState<readonly string[] | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  useKept(earlierIds);
  const parent = account.notes.get(parentId);
  if (!parent) return null;

  const load = async () => {
    setIsLoading(true);
    try {
      const found = await account.api.call('notes/conversation', { noteId: parentId });
      setEarlierIds(account.ingest.notes(found, 'fetch').toReversed());
    } catch (thrown) {
      overlays.showError(toAppError(thrown), { retry: () => void load() });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <section className={styles.conversation} aria-label={t('noteDetail.conversation')}>
      {parent.replyId && earlierIds === null && (
        <div className={styles.load}>
          <Button busy={isLoading} icon="messages" onClick={() => void load()}>
            {t('noteDetail.loadConversation')}
          </Button>
        </div>
      )}
      {earlierIds?.map((id) => (
        <ThreadNote key={id} noteId={id} />
      ))}
      <ThreadNote noteId={parentId} />
    </section>
  );
});
