import styles from './DriveGrid.module.css';

/** A file's name; what stands behind its last dot is paler. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.');
  if (dot < 1) return name;
  return (
    <>
      {name.slice(0, dot)}
      <span className={styles.extension}>{name.slice(dot)}</span>
    </>
  );
}
