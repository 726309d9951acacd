import { Icon } from '~/components/ui/Icon';
import { Link } from '~/router/Link';
import styles from './registry.module.css';

interface Row {
  readonly to: string;
  readonly name: string;
  /** A word about it, such as the type of a value. */
  readonly note?: string;
}

/** Links to places of the registry, one below the other. */
export function RegistryRows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ to, name, note }) => (
        <li key={to}>
          <Link to={to} className={styles.row}>
            <span className={styles.name}>{name}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
            <Icon name="chevronRight" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
