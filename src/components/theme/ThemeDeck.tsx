import type { Theme } from '~/theme/Theme';
import { InTheme } from './InTheme';
import styles from './ThemeDeck.module.css';

/** A small picture of a deck in the colors of a theme. */
export function ThemeDeck({ theme }: { theme: Theme }) {
  return (
    <InTheme theme={theme} className={styles.deck} aria-hidden>
      <span className={styles.rail}>
        <span className={styles.button} />
        <span className={styles.entry} />
        <span className={styles.entry} />
      </span>
      <Column />
      <Column isActive />
    </InTheme>
  );
}

function Column({ isActive = false }: { isActive?: boolean }) {
  return (
    <span className={styles.column} data-active={isActive || undefined}>
      <span className={styles.head}>
        <span className={styles.kind} />
        <span className={styles.line} data-color="title" />
      </span>
      <span className={styles.notes}>
        <span className={styles.line} data-color="text" />
        <span className={styles.line} data-color="text" data-short />
        <span className={styles.line} data-color={isActive ? 'hashtag' : 'link'} data-short />
        {isActive ? <span className={styles.button} /> : <span className={styles.line} data-color="muted" />}
      </span>
    </span>
  );
}
