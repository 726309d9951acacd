import { useId, type ReactNode } from 'react';
import styles from './DevPage.module.css';

/** A section of the gallery with a heading. `isWide` gives each sample the whole width. */
export function Section({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={isWide ? styles.section : styles.samples}>{children}</div>
    </section>
  );
}

/** A sample below its name. */
export function Sample({ name, isBare = false, children }: { name: ReactNode; isBare?: boolean; children: ReactNode }) {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div className={isBare ? undefined : styles.shown}>{children}</div>
    </figure>
  );
}
