import { SettingsRow } from '~/components/settings/SettingsRow';
import { useSubmit } from '~/components/form/useSubmit';
import { Offered } from '~/components/staff/Offered';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { readAllNotes, sendTestNotification } from '~/stores/notifications/notificationSources';
import { notificationsOf } from '~/stores/notifications/notificationsOf';

/** Marks everything as read, and tries out notifications. */
export function NotificationActions() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { isBusy, run } = useSubmit((work: () => Promise<Result>) => work(), { onDone: () => overlays.success() });
  return (
    <>
      <SettingsRow label={t('settingsNotificationsPage.unread')}>
        <ButtonRow aria-busy={isBusy}>
          <Button icon="check" onClick={() => void run(() => notificationsOf(account).markAllRead())}>
            {t('settingsNotificationsPage.readAll')}
          </Button>
          <Offered by="i/read-all-unread-notes">
            <Button icon="check" onClick={() => void run(() => readAllNotes(account))}>
              {t('settingsNotificationsPage.readNotes')}
            </Button>
          </Offered>
        </ButtonRow>
      </SettingsRow>
      <SettingsRow label={t('settingsNotificationsPage.testLabel')}>
        <Button icon="bell" onClick={() => void run(() => sendTestNotification(account))}>
          {t('settingsNotificationsPage.test')}
        </Button>
      </SettingsRow>
    </>
  );
}
