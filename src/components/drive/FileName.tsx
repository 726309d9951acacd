import { visibleFileName } from '~/lib/visibleText';
import styles from './DriveTile.module.css';

/** A file name with a dimmed extension. */
export function FileName({ name: given }: { name: string }) {
  const name = visibleFileName(given);
  const dot = name.lastIndexOf('.');
  if (dot < 1) return name;
  return (
    <>
      {name.slice(0, dot)}
      <span className={styles.extension}>{name.slice(dot)}</span>
    </>
  );
}
