import { observer } from 'mobx-react-lite';
import { averageColor } from '~/components/media/averageColor';
import { useStores } from '~/react/context';
import styles from './CatEars.module.css';

interface CatEarsProps {
  /** Blurhash of the avatar in front of the ears; without one, the ears have the text color. */
  hash: string | null;
}

/** Cat ears for users who are cats. Render them before the avatar, in the same container. */
export const CatEars = observer(function CatEars({ hash }: CatEarsProps) {
  const { settings } = useStores();
  const color = hash === null ? null : averageColor(hash);
  return (
    <span
      className={styles.ears}
      aria-hidden="true"
      data-wiggling={settings.get('animation') || undefined}
      style={color === null ? undefined : { color }}
    >
      <span className={styles.ear} />
      <span className={styles.ear} />
    </span>
  );
});
