import { observer } from 'mobx-react-lite';
import { AnnouncementIcon } from '~/components/announcement/AnnouncementIcon';
import { useI18n } from '~/i18n/useI18n';
import { plainWords } from '~/mfm/plainWords';
import { useAccount } from '~/react/context';
import { Link } from '~/router/Link';
import { bannersOf } from './bannersOf';
import styles from './AnnouncementStrip.module.css';

/** Unread announcements that want to be seen on every page, as one line each. They lead to the page where they can be read. */
export default observer(function AnnouncementStrip() {
  const { t } = useI18n();
  const { me } = useAccount();
  return (
    <aside className={styles.strip} aria-label={t('announcement.banners')}>
      {bannersOf(me).map(({ id, icon, title, text }) => (
        <Link key={id} to="/announcements" className={styles.banner}>
          <AnnouncementIcon icon={icon} />
          <b className={styles.title}>{title}</b>
          <span className={styles.text}>{plainWords(text)}</span>
        </Link>
      ))}
    </aside>
  );
});
