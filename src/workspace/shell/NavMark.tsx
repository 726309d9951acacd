import { useI18n } from '~/i18n/useI18n';
import type { NavItem } from './navItems';
import styles from './NavMark.module.css';

/** Larger counts are shown as "99+". */
const MAX_COUNT = 99;

/** The unread mark of an entry: a count, or a dot. */
export function NavMark({ item: { count, hasDot } }: { item: Pick<NavItem, 'count' | 'hasDot'> }) {
  const i18n = useI18n();
  const { t } = i18n;
  if (count !== null) {
    return (
      <span className={styles.count} role="img" aria-label={t('shell.unread', { n: count })}>
        {count > MAX_COUNT ? `${i18n.number(MAX_COUNT)}+` : i18n.number(count)}
      </span>
    );
  }
  return hasDot && <span className={styles.dot} role="img" aria-label={t('shell.something')} />;
}
