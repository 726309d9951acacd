import styles from './Spinner.module.css';

/** A turning ring. It is hidden from screen readers; the element around it has a text. */
export function Spinner({ size = '1.25em' }: { size?: number | string }) {
  return <span className={styles.spinner} style={{ inlineSize: size, blockSize: size }} aria-hidden />;
}
