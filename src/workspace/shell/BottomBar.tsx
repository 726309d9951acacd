import { observer } from 'mobx-react-lite';
import { Avatar } from '~/components/user/Avatar';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';
import styles from './BottomBar.module.css';
import { useAccountMenu } from './useAccountMenu';
import { formatCount, useNavItems } from './useNavItems';

/** The way around on phones. */
export const BottomBar = observer(function BottomBar() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { me } = useAccount();
  const { href } = usePane();
  const items = useNavItems();
  const accountMenu = useAccountMenu();
  return (
    <nav className={styles.bar} aria-label={t('shell.main')}>
      {items
        .filter((item) => !me || item.to !== `/@${me.username}`)
        .map((item) => (
          <Link key={item.to} to={item.to} className={styles.item} aria-current={href === item.to ? 'page' : undefined}>
            <Icon name={item.icon} size={24} />
            <span className="visuallyHidden">{item.label}</span>
            {item.count !== null && (
              <span className={styles.count} role="img" aria-label={t('shell.unread', { n: item.count })}>
                {formatCount(item.count)}
              </span>
            )}
          </Link>
        ))}
      {me && (
        <>
          <button
            type="button"
            className={styles.item}
            aria-label={t('shell.accountMenu', { acct: `@${me.username}` })}
            aria-haspopup="menu"
            onClick={(event) => void overlays.openMenu(event.currentTarget, accountMenu(), { label: t('shell.account') })}
          >
            <Avatar user={me} size={28} link={false} />
          </button>
          <button
            type="button"
            className={styles.compose}
            aria-label={t('shell.newNote')}
            onClick={() => void overlays.open('composer', {})}
          >
            <Icon name="pencil" size={24} />
          </button>
        </>
      )}
    </nav>
  );
});
