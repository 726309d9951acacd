import { useI18n } from '~/i18n/useI18n';
import { Spinner } from '~/components/ui/Spinner';
import styles from './states.module.css';

/** Shown instead of something that is still loading. */
export function LoadingState() {
  const { t } = useI18n();
  return (
    <output className={styles.state}>
      <Spinner size="2em" />
      <span className="visuallyHidden">{t('core.loading')}</span>
    </output>
  );
}
