import { observer } from 'mobx-react-lite';
import { SimpleNote } from '~/components/note/card/SimpleNote';
import styles from './Composer.module.css';
import type { ComposerState } from './ComposerState';
import { NoteLinkOffer, QuoteStrip } from './quote/QuoteStrip';

/** The notes that this note replies to or quotes. */
export const ComposerTargets = observer(function ComposerTargets({ state }: { state: ComposerState }) {
  const { replyId, renoteId } = state.target;
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
      <QuoteStrip state={state} />
      <NoteLinkOffer state={state} />
    </>
  );
});
