import { observer } from 'mobx-react-lite';
import { useStill } from '~/react/useAvatarSource';
import { useServer } from '~/react/context';
import styles from './DecorationPicture.module.css';

/** The picture of a decoration alone. */
export const DecorationPicture = observer(function DecorationPicture({ url }: { url: string }) {
  const still = useStill();
  const shown = useServer().mediaUrl(url);
  return (
    <span className={styles.place}>
      {shown && <img src={still ? still(shown) : shown} alt="" loading="lazy" decoding="async" draggable={false} />}
    </span>
  );
});
