import { observer } from 'mobx-react-lite';
import { mediaUrl } from '~/lib/mediaUrl';
import { useStill } from '~/react/useAvatarSource';
import styles from './DecorationPicture.module.css';

/** The picture of a decoration alone. */
export const DecorationPicture = observer(function DecorationPicture({ url }: { url: string }) {
  const still = useStill();
  const shown = mediaUrl(url);
  return (
    <span className={styles.place}>
      {shown && <img src={still ? still(shown) : shown} alt="" loading="lazy" decoding="async" draggable={false} />}
    </span>
  );
});
