import { observer } from 'mobx-react-lite';
import { AnnouncementContent } from '~/components/announcement/AnnouncementContent';
import { AnnouncementIcon } from '~/components/announcement/AnnouncementIcon';
import { ReadButton } from '~/components/announcement/ReadButton';
import { Icon } from '~/components/ui/Icon';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { isUnread, type Announcement } from '~/stores/resources/server/announcements';
import styles from './AnnouncementsPage.module.css';

/** One announcement, with the button that marks it as read. */
export const AnnouncementCard = observer(function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { icon, title, updatedAt, createdAt, forYou, isCurrent } = announcement;
  const isNew = me !== null && isCurrent && isUnread(announcement);
  return (
    <div className={styles.card} data-new={isNew || undefined}>
      <header className={styles.head}>
        <AnnouncementIcon icon={icon} size="1.4em" />
        <h2 className={styles.title}>{title}</h2>
        {isNew && <span className={styles.badge}>{t('announcement.new')}</span>}
      </header>
      {forYou && (
        <p className={styles.forYou}>
          <Icon name="pin" /> {t('announcement.forYou')}
        </p>
      )}
      <AnnouncementContent announcement={announcement} />
      <footer className={styles.foot}>
        <RelativeTime iso={updatedAt ?? createdAt} />
        {isNew && <ReadButton announcement={announcement} />}
      </footer>
    </div>
  );
});
