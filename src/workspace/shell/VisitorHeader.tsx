import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { useServer, useStores } from '~/react/context';
import { isAt } from '~/router/isAt';
import { visitServer, visitedServer } from '~/stores/server/visitedServer';
import type { MenuItem } from '~/stores/ui/menuItems';
import styles from './VisitorHeader.module.css';
import { useLanguageItems } from './useAccountMenu';
import { useMediaQuery } from '../lib/useMediaQuery';
import { useVisitorLinks } from './useVisitorLinks';

/** The header that visitors see instead of the navigation. In a narrow header, its menu contains the other buttons. */
export default observer(function VisitorHeader() {
  const { t } = useI18n();
  const { overlays, theme, local, page } = useStores();
  const server = useServer();
  const { href } = usePane();
  const links = useVisitorLinks();
  const isNarrow = useMediaQuery('(width < 800px)');
  const isTight = useMediaQuery('(width < 480px)');
  const languages = useLanguageItems();
  const scheme = {
    text: theme.scheme === 'dark' ? t('shell.lightMode') : t('shell.darkMode'),
    icon: theme.scheme === 'dark' ? ('sun' as const) : ('moon' as const),
    action: () => theme.toggleScheme(),
  };
  const mayLeave = visitedServer(local) === server.origin;
  const leave = () => {
    visitServer(local, null);
    page.goTo('/');
  };
  const menu: readonly MenuItem[] = [
    ...links.map(({ to, label, icon }) => ({ type: 'link' as const, to, icon, text: label })),
    ...(isTight
      ? [
          { type: 'divider' as const },
          scheme,
          { type: 'parent' as const, text: t('shell.language'), icon: 'languageHiragana' as const, children: languages },
        ]
      : []),
  ];
  return (
    <header className={styles.header} data-surface="navigation">
      <nav className={styles.nav} aria-label={t('shell.main')}>
        {isNarrow && <MenuButton icon="menu2" label={t('shell.menu')} align="start" items={menu} />}
        <Link to="/" className={styles.link} dir="auto" aria-current={href === '/' ? 'page' : undefined}>
          {server.isNone ? t('shell.product') : server.name}
        </Link>
        {!isNarrow &&
          links.slice(1).map(({ to, label }) => (
            <Link key={to} to={to} className={styles.link} aria-current={isAt(href, to) ? 'page' : undefined}>
              {label}
            </Link>
          ))}
      </nav>
      {!isTight && (
        <>
          <IconButton icon={scheme.icon} label={scheme.text} onClick={scheme.action} />
          <MenuButton icon="languageHiragana" label={t('shell.language')} items={languages} />
        </>
      )}
      {mayLeave && <IconButton icon="world" label={t('shell.otherServer')} onClick={leave} />}
      <Button onClick={() => void overlays.open('signIn', {})}>{t('shell.signIn')}</Button>
      {/* Always rendered: a button that appears later would move the others away from under the pointer. */}
      {!server.isNone && !server.meta?.disableRegistration && (
        <Button variant="primary" onClick={() => void overlays.open('signUp', {})}>
          {t('shell.signUp')}
        </Button>
      )}
    </header>
  );
});
