import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import type { PageDraft } from '~/stores/drafts/PageDrafts';
import styles from './PageEditorPage.module.css';

interface DraftOffersProps {
  offers: readonly PageDraft[];
  /** When the known version of the page was saved. */
  savedAt: string | undefined;
  onRestore: (offer: PageDraft) => void;
  onDiscard: (offer: PageDraft) => void;
}

/** What earlier visits wrote and did not save, and versions that others replaced. */
export function DraftOffers({ offers, savedAt, onRestore, onDiscard }: DraftOffersProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return offers.map((offer) => {
    const time = i18n.date(offer.updatedAt, 'full');
    const isOutdated = offer.seen !== undefined && savedAt !== undefined && offer.seen !== savedAt;
    return (
      <div key={offer.id} className={styles.offer} role="status">
        <p>{t(offer.isReplaced ? 'pageEditorPage.replaced' : 'pageEditorPage.draftFound', { time })}</p>
        {isOutdated && <p>{t('pageEditorPage.draftOutdated')}</p>}
        <ButtonRow>
          <Button variant="primary" icon="arrowBack" onClick={() => onRestore(offer)}>
            {t(offer.isReplaced ? 'pageEditorPage.restoreVersion' : 'pageEditorPage.restore')}
          </Button>
          <Button icon="trash" onClick={() => onDiscard(offer)}>
            {t(offer.isReplaced ? 'pageEditorPage.discardVersion' : 'pageEditorPage.discard')}
          </Button>
        </ButtonRow>
      </div>
    );
  });
}
