import { useI18n } from '~/i18n/useI18n';
import styles from './SimplifiedMark.module.css';

/** Says below a text that some of its markup is not shown. */
export function SimplifiedMark() {
  const { t } = useI18n();
  return <small className={styles.mark}>{t('markup.simplified')}</small>;
}
