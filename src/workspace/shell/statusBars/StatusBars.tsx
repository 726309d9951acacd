import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { StatusBarView } from './StatusBarView';
import styles from './StatusBars.module.css';

/** The status bars above the page. */
export default observer(function StatusBars() {
  const { t } = useI18n();
  const bars = useStores().settings.get('statusbars');
  return (
    <aside className={styles.bars} aria-label={t('statusBar.title')}>
      {bars.map((bar) => (
        <StatusBarView key={bar.id} bar={bar} />
      ))}
    </aside>
  );
});
