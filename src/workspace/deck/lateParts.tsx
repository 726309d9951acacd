import { later } from '~/react/later';
import styles from './lateParts.module.css';

// Both come with the texts that features share, after the first notes.

/** The bar below the deck. Its place is kept meanwhile. */
export const DeckBar = later(async () => (await import('./bar/parts')).DeckBar, {
  waiting: () => <div className={styles.bar} />,
  comesAfterNotes: true,
});

/** What can hang in the room that the columns leave. */
export const ColumnOffer = later(async () => (await import('./bar/parts')).ColumnOffer, {
  waiting: () => <div className={styles.offer} />,
  comesAfterNotes: true,
});
