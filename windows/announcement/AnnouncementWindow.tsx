import { AnnouncementContent } from '~/components/announcement/AnnouncementContent';
import { AnnouncementIcon } from '~/components/announcement/AnnouncementIcon';
import { ReadButton } from '~/components/announcement/ReadButton';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';
import styles from './AnnouncementWindow.module.css';

/** Shows an announcement that wants to be read now. It comes back at the next visit until it was marked as read. */
export default function AnnouncementWindow({ params: { announcement }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  return (
    <div className={styles.announcement}>
      <h3 className={styles.title}>
        <AnnouncementIcon icon={announcement.icon} /> {announcement.title}
      </h3>
      <AnnouncementContent announcement={announcement} />
      <div className={styles.buttons}>
        <Button onClick={() => close()}>{t('announcementWindow.later')}</Button>
        <ReadButton announcement={announcement} onRead={() => close()} />
      </div>
    </div>
  );
}
