import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import { keepFocus } from '~/lib/keepFocus';
import { useAccount, useStores } from '~/stores/context';
import styles from './NoteThread.module.css';
import { SubNote } from '~/components/note/card/SubNote';
import { ThreadNote } from './ThreadNote';
import { useKept } from '~/components/list/useKept';

interface NoteConversationProps {
  /** The note that the shown one answers. */
  parentId: string;
}

/** Notes asked for at once: the most that servers give. */
const LIMIT = 100;

/** What was said before: the answered note at once, what came before it on demand, so that nothing moves unasked. */
export const NoteConversation = observer(function NoteConversation({ parentId }: NoteConversationProps) {
  const { t } = useI18n();
  const { clock, overlays } = useStores();
  const account = useAccount();
  const [ids, setIds] = useState<readonly string[]>([parentId]);
  const [isLoading, setIsLoading] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  useKept(ids);
  const firstId = ids[0]!;
  const first = account.notes.get(firstId);
  const isBroken = !first || (isWhole && first.replyId);

  const load = async () => {
    setIsLoading(true);
    const asOf = clock.now();
    try {
      const found = await account.api.call('notes/conversation', { noteId: firstId, limit: LIMIT });
      const earlier = account.ingest.notes(found, 'fetch', asOf).filter((id) => !ids.includes(id));
      setIds([...earlier.toReversed(), ...ids]);
      // What it does not give now, it never will: the note is deleted, or not for this reader.
      setIsWhole(earlier.length === 0);
    } catch (thrown) {
      overlays.showError(toAppError(thrown), { retry: () => void load() });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <section className={styles.conversation} aria-label={t('noteDetail.conversation')} tabIndex={-1}>
      {isBroken ? (
        <SubNote noteId={first?.replyId ?? firstId} />
      ) : (
        first.replyId && (
          <div className={styles.load}>
            <Button ref={keepFocus} busy={isLoading} icon="messages" onClick={() => void load()}>
              {t('noteDetail.loadConversation')}
            </Button>
          </div>
        )
      )}
      {ids.map((id) => (
        <ThreadNote key={id} noteId={id} />
      ))}
    </section>
  );
});
