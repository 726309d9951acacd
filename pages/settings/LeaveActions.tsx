import { Button } from '~/components/ui/Button';
import { useSubmit } from '~/components/form/useSubmit';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { clearCache } from '~/stores/clearCache';
import { askToSignOut } from '~/stores/session/askToSignOut';
import styles from './SettingsPage.module.css';

/** The last entries of the list: clearing the cache, and signing out. */
export function LeaveActions() {
  const { t } = useI18n();
  const root = useStores();
  const { navigateMain } = usePane();
  const clearing = useSubmit(() => clearCache(root), {
    onDone: () => {
      root.crossTab.post('reload', { to: null });
      location.reload();
    },
  });
  return (
    <div className={styles.actions}>
      <Button variant="ghost" icon="trash" busy={clearing.isBusy} onClick={() => void clearing.run()}>
        {t('settingsPage.clearCache')}
      </Button>
      <Button variant="ghost" icon="logout" onClick={() => void askToSignOut(root, () => navigateMain('/'))}>
        {t('account.signOut')}
      </Button>
    </div>
  );
}
