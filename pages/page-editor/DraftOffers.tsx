import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { PageDraft } from '~/stores/drafts/PageDrafts';
import styles from './PageEditorPage.module.css';

interface DraftOffersProps {
  offers: readonly PageDraft[];
  onRestore: (offer: PageDraft) => void;
  onDiscard: (offer: PageDraft) => void;
}

/** What earlier visits wrote and did not save. */
export function DraftOffers({ offers, onRestore, onDiscard }: DraftOffersProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return offers.map((offer) => (
    <div key={offer.id} className={styles.offer} role="status">
      <p>{t('pageEditorPage.draftFound', { time: i18n.date(offer.updatedAt, 'full') })}</p>
      <div className={styles.buttons}>
        <Button variant="primary" icon="undo" onClick={() => onRestore(offer)}>
          {t('pageEditorPage.restore')}
        </Button>
        <Button icon="trash" onClick={() => onDiscard(offer)}>
          {t('pageEditorPage.discard')}
        </Button>
      </div>
    </div>
  ));
}
