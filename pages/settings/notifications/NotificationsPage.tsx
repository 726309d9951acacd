import { PushSettings } from '~/components/notification/PushSettings';
import { Page } from '~/components/page/Page';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { useI18n } from '~/i18n/useI18n';
import { LIMITED_KINDS } from '~/stores/notifications/notificationSources';
import styles from '../SettingsPage.module.css';
import { KindSelect } from './KindSelect';
import { NotificationActions } from './NotificationActions';

/** Whose notifications arrive, and how they are listed. */
export default function NotificationsPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsNotificationsPage.title')}>
      <div className={styles.content}>
        <NotificationActions />
        <SettingsForm names={['useGroupedNotifications', 'notificationPosition', 'notificationStackAxis']} />
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('push.heading')}</h2>
          <PushSettings />
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('settingsNotificationsPage.senders')}</h2>
          {LIMITED_KINDS.map((kind) => (
            <KindSelect key={kind} kind={kind} />
          ))}
        </section>
      </div>
    </Page>
  );
}
