import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { SimpleNote } from '~/components/note/card/SimpleNote';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { useSubmit } from '~/components/form/useSubmit';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { lookUp, noteById } from '~/stores/resources/content/notes';
import styles from '../Composer.module.css';
import type { ComposerState } from '../ComposerState';

/** The note that is quoted by its pasted address. */
export const QuoteStrip = observer(function QuoteStrip({ state }: { state: ComposerState }) {
  return state.quote.noteId && <Quoted state={state} noteId={state.quote.noteId} />;
});

const Quoted = observer(function Quoted({ state, noteId }: { state: ComposerState; noteId: string }) {
  const { t } = useI18n();
  const { notes } = useAccount();
  // A draft keeps only the id.
  useQuery(noteById, noteId);
  return (
    <>
      <div className={styles.strip}>
        <span>{t('composer.quoteAttached')}</span>
        <IconButton icon="x" label={t('composer.removeQuote')} onClick={() => state.quote.set(null)} />
      </div>
      {notes.get(noteId) && (
        <div className={styles.target} data-kind="quote">
          <SimpleNote noteId={noteId} />
        </div>
      )}
    </>
  );
});

/** Offers to quote an address that may be a note of another server. */
export const NoteLinkOffer = observer(function NoteLinkOffer({ state }: { state: ComposerState }) {
  const address = state.quote.offered;
  const isThere = address !== null && state.renoteId === null && state.words.text.includes(address);
  return isThere && <Offer key={address} state={state} address={address} />;
});

function Offer({ state, address }: { state: ComposerState; address: string }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { isBusy, run } = useSubmit(() => lookUp(state.author.account, address), {
    onDone: (found) => {
      state.quote.dismissOffer();
      if (found.kind === 'note') state.quoteInsteadOf(address, found.noteId);
      else void overlays.alert({ text: t('composer.quote.noNote'), kind: 'info' });
    },
  });
  return (
    <div className={styles.strip}>
      <span>{t('composer.quote.offer', { host: new URL(address).host })}</span>
      <span className={styles.stripButtons}>
        <Button icon="quote" busy={isBusy} onClick={() => void run()}>
          {t('composer.quote.take')}
        </Button>
        <IconButton icon="x" label={t('composer.quote.keepLink')} onClick={() => state.quote.dismissOffer()} />
      </span>
    </div>
  );
}
