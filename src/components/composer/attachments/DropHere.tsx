import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import styles from './DropHere.module.css';

/**
 * Covers a composer, or the whole page, while files are over it. Pointers only: the button for attaching offers the same to everyone.
 */
export function DropHere({ isPage = false }: { isPage?: boolean }) {
  const { t } = useI18n();
  return (
    <div className={styles.zone} data-page={isPage || undefined} aria-hidden="true">
      <Icon name="paperclip" size="2.5em" />
      <p>{t(isPage ? 'composer.attachments.dropAnywhere' : 'composer.attachments.dropHere')}</p>
    </div>
  );
}
