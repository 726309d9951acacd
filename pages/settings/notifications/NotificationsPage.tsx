import { PushSettings } from '~/components/notification/PushSettings';
import { Page } from '~/components/page/Page';
import { SettingRows } from '~/components/settings/SettingsForm';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { KindTable } from './KindTable';
import { NotificationActions } from './NotificationActions';

/** Which notifications arrive from whom, what this browser does then, and how they are listed. */
export default function NotificationsPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsNotificationsPage.title')}>
      <SettingsBody>
        <SettingsSection title={t('settingsNotificationsPage.senders')} isBare>
          <KindTable />
        </SettingsSection>
        <SettingsSection title={t('push.heading')}>
          <PushSettings />
        </SettingsSection>
        <SettingsSection title={t('settingsNotificationsPage.whileOpen')}>
          <SettingRows names={['useGroupedNotifications', 'notificationPosition', 'notificationStackAxis']} />
        </SettingsSection>
        <SettingsSection title={t('settingsNotificationsPage.actions')}>
          <NotificationActions />
        </SettingsSection>
      </SettingsBody>
    </Page>
  );
}
