import { useI18n } from '~/i18n/useI18n';
import styles from './states.module.css';

/** The code and id of an error in a fold. */
export function ErrorDetails({ details }: { details: string | undefined }) {
  const { t } = useI18n();
  return (
    details !== undefined && (
      <details className={styles.fold}>
        <summary>{t('ui.errorDetails')}</summary>
        <code>{details}</code>
      </details>
    )
  );
}
