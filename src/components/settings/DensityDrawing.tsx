import styles from './DensityDrawing.module.css';

/** How many notes fit into the picture. */
const NOTES: Readonly<Record<string, number>> = { comfortable: 3, compact: 5, line: 9 };

/** Notes in one of the densities. The automatic one is a column beside a page. */
export function DensityDrawing({ item }: { item: string }) {
  if (item !== 'auto') return <Notes density={item} />;
  return (
    <span className={styles.both}>
      <Notes density="compact" />
      <Notes density="comfortable" />
    </span>
  );
}

function Notes({ density }: { density: string }) {
  return (
    <span className={styles.notes} data-density={density}>
      {Array.from({ length: NOTES[density] ?? 0 }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawings are all the same
        <span key={place} className={styles.note}>
          <span className={styles.face} />
          <span className={styles.lines}>
            <span className={styles.line} data-strong />
            {density !== 'line' && <span className={styles.line} />}
          </span>
        </span>
      ))}
    </span>
  );
}
