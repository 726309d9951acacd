import { observer } from 'mobx-react-lite';
import { averageColour } from '~/components/media/averageColour';
import { useStores } from '~/stores/context';
import styles from './CatEars.module.css';

interface CatEarsProps {
  /** Blurhash of the picture that they stand behind; without one they have the colour of the text. */
  hash: string | null;
}

/** What makes a cat of somebody (reference/mfm.md section 11); comes before the picture in what both stand in. */
export const CatEars = observer(function CatEars({ hash }: CatEarsProps) {
  const { settings } = useStores();
  const color = hash === null ? null : averageColour(hash);
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
