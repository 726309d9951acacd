import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import styles from './PinnedTip.module.css';

/** Explains why an old note is at the top of a profile. */
export function PinnedTip() {
  const { t } = useI18n();
  return (
    <p className={styles.tip}>
      <Icon name="pin" /> {t('note.pinned')}
    </p>
  );
}
