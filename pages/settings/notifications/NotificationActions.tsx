import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { readAllNotes, sendTestNotification } from '~/stores/notifications/notificationSources';
import { notificationsOf } from '~/stores/notifications/notificationsOf';
import styles from '../SettingsPage.module.css';

/** Marks everything as read, and tries out notifications. */
export function NotificationActions() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { isBusy, run } = useSubmit((work: () => Promise<Result>) => work(), { onDone: () => overlays.success() });
  return (
    <div className={styles.buttons} aria-busy={isBusy}>
      <Button icon="check" onClick={() => void run(() => notificationsOf(account).markAllRead())}>
        {t('settingsNotificationsPage.readAll')}
      </Button>
      <Button icon="check" onClick={() => void run(() => readAllNotes(account))}>
        {t('settingsNotificationsPage.readNotes')}
      </Button>
      <Button icon="bell" onClick={() => void run(() => sendTestNotification(account))}>
        {t('settingsNotificationsPage.test')}
      </Button>
    </div>
  );
}
