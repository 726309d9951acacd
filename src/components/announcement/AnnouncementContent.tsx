import type { WireAnnouncement } from '~/api/wire';
import { Mfm } from '~/mfm/Mfm';
import { useServer } from '~/react/context';
import styles from './AnnouncementContent.module.css';

/** The text of an announcement, with its picture if it has one. */
export function AnnouncementContent({ announcement: { text, imageUrl } }: { announcement: Pick<WireAnnouncement, 'text' | 'imageUrl'> }) {
  const picture = useServer().mediaUrl(imageUrl);
  return (
    <div className={styles.content}>
      <Mfm text={text} isNote={false} />
      {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />}
    </div>
  );
}
