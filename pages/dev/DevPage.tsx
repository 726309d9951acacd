import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import styles from './DevPage.module.css';
import { GalleryAccount } from './GalleryAccount';
import { MarkupGallery } from './MarkupGallery';
import { MediaGallery } from './MediaGallery';
import { NoteGallery } from './NoteGallery';

/** Shows every state of a note with the components that draw real notes. The notes are created here. */
export default function DevPage() {
  const { t } = useI18n();
  return (
    <Page title={t('devPage.title')}>
      <GalleryAccount>
        {(notes) => (
          <div className={styles.gallery}>
            <p>{t('devPage.intro')}</p>
            <MarkupGallery />
            <MediaGallery />
            <NoteGallery samples={notes} />
          </div>
        )}
      </GalleryAccount>
    </Page>
  );
}
