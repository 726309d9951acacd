import { useId, type ReactNode } from 'react';
import styles from './WidgetPickerWindow.module.css';

/** The widgets of one category below its name. */
export function CategoryCards({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.category} aria-labelledby={id}>
      <h3 className={styles.categoryName} id={id}>
        {title}
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}
