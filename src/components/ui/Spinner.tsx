import styles from './Spinner.module.css';

/** A turning ring; says nothing by itself, so the place around it names what is going on. */
export function Spinner({ size = '1.25em' }: { size?: number | string }) {
  return <span className={styles.spinner} style={{ inlineSize: size, blockSize: size }} aria-hidden />;
}
