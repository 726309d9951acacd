import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LoadFailure } from '~/components/async/LoadFailure';
import { useCollection } from '~/components/async/useCollection';
import { SubNote } from '~/components/note/card/SubNote';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useAccount } from '~/react/context';
import { conversationBefore } from '~/stores/resources/content/notes';
import styles from './NoteThread.module.css';
import { ThreadNote } from './ThreadNote';

interface NoteConversationProps {
  /** The id of the note that the shown one replies to. */
  parentId: string;
}

/**
 * The conversation before a note. The note that it replies to shows at once; earlier notes load on demand, so that nothing moves
 * by itself.
 */
export const NoteConversation = observer(function NoteConversation({ parentId }: NoteConversationProps) {
  const { t } = useI18n();
  const { notes } = useAccount();
  const [isWanted, setWanted] = useState(false);
  const parent = notes.get(parentId);
  return (
    <section className={styles.conversation} data-density="compact" aria-label={t('noteDetail.conversation')} tabIndex={-1}>
      {!parent ? (
        <SubNote noteId={parentId} />
      ) : isWanted ? (
        <Earlier parentId={parentId} />
      ) : (
        parent.replyId && <LoadButton isBusy={false} onLoad={() => setWanted(true)} />
      )}
      <ThreadNote noteId={parentId} />
    </section>
  );
});

/** Earlier notes of the conversation, and a button for even earlier ones. */
const Earlier = observer(function Earlier({ parentId }: NoteConversationProps) {
  const { notes } = useAccount();
  const list = useCollection(conversationBefore, parentId);
  const ids = list.ids.toReversed();
  const first = notes.get(ids[0] ?? parentId);
  const { error, moreError } = list;
  return (
    <>
      {error ? (
        <LoadFailure error={error} onRetry={() => void list.reload()} />
      ) : moreError ? (
        <LoadFailure error={moreError} isRetrying={list.isLoadingMore} onRetry={() => void list.loadMore()} />
      ) : (
        first?.replyId &&
        // Notes that are missing from a complete answer are deleted, or not visible to this reader.
        (list.status === 'ready' && !list.hasMore ? (
          <SubNote noteId={first.replyId} />
        ) : (
          <LoadButton isBusy={list.status !== 'ready' || list.isLoadingMore} onLoad={() => void list.loadMore()} />
        ))
      )}
      {ids.map((id) => (
        <ThreadNote key={id} noteId={id} />
      ))}
    </>
  );
});

function LoadButton({ isBusy, onLoad }: { isBusy: boolean; onLoad: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles.load}>
      <Button ref={keepFocus} busy={isBusy} icon="messages" onClick={onLoad}>
        {t('noteDetail.loadConversation')}
      </Button>
    </div>
  );
}
