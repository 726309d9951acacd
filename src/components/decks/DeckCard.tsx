import type { ReactNode } from 'react';
import styles from './DeckCard.module.css';

interface DeckCardProps {
  picture: ReactNode;
  name: string;
  help: string;
  /** Its buttons. */
  children: ReactNode;
}

/** A deck with its picture, what is in it, and what can be done with it. */
export function DeckCard({ picture, name, help, children }: DeckCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.help}>{help}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </li>
  );
}
