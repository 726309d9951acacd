import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { useStores } from '~/stores/context';
import styles from './VisitorHeader.module.css';
import { useLanguageItems } from './useAccountMenu';
import { useNavItems } from './useNavItems';

/** What visitors get instead of the navigation rail. */
export const VisitorHeader = observer(function VisitorHeader() {
  const { t } = useI18n();
  const { overlays, instance, theme } = useStores();
  const items = useNavItems();
  const languages = useLanguageItems();
  return (
    <header className={styles.header}>
      <nav className={styles.nav} aria-label={t('shell.main')}>
        <Link to="/" className={styles.link}>
          {instance.name}
        </Link>
        {items.map((item) => (
          <Link key={item.to} to={item.to === '/' ? '/timeline' : item.to} className={styles.link}>
            {item.label}
          </Link>
        ))}
      </nav>
      <IconButton
        icon={theme.scheme === 'dark' ? 'sun' : 'moon'}
        label={theme.scheme === 'dark' ? t('shell.lightMode') : t('shell.darkMode')}
        onClick={() => theme.toggleScheme()}
      />
      <IconButton
        icon="translate"
        label={t('shell.language')}
        aria-haspopup="menu"
        onClick={(event) => void overlays.openMenu(event.currentTarget, languages(), { label: t('shell.language'), align: 'end' })}
      />
      <Button onClick={() => void overlays.open('signIn', {})}>{t('shell.signIn')}</Button>
      {/* There from the start: a button that comes later pushes the others away from under the pointer. */}
      {!instance.meta?.disableRegistration && (
        <Button variant="primary" onClick={() => void overlays.open('signUp', {})}>
          {t('shell.signUp')}
        </Button>
      )}
    </header>
  );
});
