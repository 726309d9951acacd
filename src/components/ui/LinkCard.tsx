import type { ReactNode } from 'react';
import { Link } from '~/router/Link';
import styles from './LinkCard.module.css';

interface LinkCardProps {
  to: string;
  name: string;
  /** Shown after the name. */
  mark?: ReactNode;
  /** A button at the end of the card, with another effect than the link. */
  button?: ReactNode;
  children: ReactNode;
}

/** A thing in a list of cards. Its name is a link, which covers the whole card. */
export function LinkCard({ to, name, mark, button, children }: LinkCardProps) {
  return (
    <article className={styles.card} aria-label={name}>
      <h2 className={styles.name} dir="auto">
        <Link to={to} className={styles.link}>
          {name}
        </Link>
        {mark}
      </h2>
      {children}
      {button && <div className={styles.button}>{button}</div>}
    </article>
  );
}
