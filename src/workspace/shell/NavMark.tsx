import { useI18n } from '~/i18n/useI18n';
import type { NavItem } from './navItems';
import styles from './NavMark.module.css';
import { formatCount } from './useNavigation';

/** The unread mark of an entry: a count, or a dot. */
export function NavMark({ item: { count, hasDot } }: { item: Pick<NavItem, 'count' | 'hasDot'> }) {
  const { t } = useI18n();
  if (count !== null) {
    return (
      <span className={styles.count} role="img" aria-label={t('shell.unread', { n: count })}>
        {formatCount(count)}
      </span>
    );
  }
  return hasDot && <span className={styles.dot} role="img" aria-label={t('shell.something')} />;
}
