import styles from './Skeleton.module.css';

/** Grey lines in the shape of text that is on its way; what it stands for is said elsewhere. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}
