import { observer } from 'mobx-react-lite';
import { SimpleNote } from '~/components/note/card/SimpleNote';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import styles from './Composer.module.css';
import type { ComposerState } from './ComposerState';

/** The notes that this note replies to or quotes. */
export const ComposerTargets = observer(function ComposerTargets({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { replyId, renoteId } = state.params;
  return (
    <>
      {replyId && (
        <div className={styles.target}>
          <SimpleNote noteId={replyId} />
        </div>
      )}
      {renoteId && (
        <div className={styles.target} data-kind="quote">
          <SimpleNote noteId={renoteId} />
        </div>
      )}
      {state.quoteId && (
        <div className={styles.strip}>
          <span>{t('composer.quoteAttached')}</span>
          <IconButton icon="x" label={t('composer.removeQuote')} onClick={() => state.setQuote(null)} />
        </div>
      )}
    </>
  );
});
