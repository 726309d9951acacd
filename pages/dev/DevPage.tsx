import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import styles from './DevPage.module.css';
import { GalleryAccount } from './GalleryAccount';
import { MarkupGallery } from './MarkupGallery';
import { MediaGallery } from './MediaGallery';
import { NoteGallery } from './NoteGallery';
import { WidgetGallery } from './WidgetGallery';

/** Shows every state of a note and every widget, with the components that draw them elsewhere. What they show is made up here. */
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
            <WidgetGallery />
          </div>
        )}
      </GalleryAccount>
    </Page>
  );
}
