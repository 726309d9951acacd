import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './StreamIndicator.module.css';

/** Says that the live connection is lost, if the setting asks for a quiet message. Once closed, it returns with the next loss. */
export const StreamIndicator = observer(function StreamIndicator() {
  const { t } = useI18n();
  const { connectivity } = useStores();
  return (
    <div className={styles.region} role="status">
      {connectivity.isNoticeShown && (
        <div className={styles.card}>
          <p className={styles.text}>{t('shell.disconnected')}</p>
          <div className={styles.actions}>
            <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
            <Button variant="ghost" onClick={() => connectivity.dismissNotice()}>
              {t('shell.dismiss')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
});
