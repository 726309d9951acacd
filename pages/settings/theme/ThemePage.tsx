import { observer } from 'mobx-react-lite';
import styles from '~/components/theme/themeForms.module.css';
import { useInstalledThemes } from '~/components/theme/useInstalledThemes';
import { LoadFailure } from '~/components/async/LoadFailure';
import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { SchemeChoice } from './SchemeChoice';
import { ThemePicker } from './ThemePicker';
import { Wallpaper } from './Wallpaper';

/** The colors of this browser: light or dark, a theme for each, and a picture behind everything. */
export default observer(function ThemePage() {
  const { t } = useI18n();
  const installed = useInstalledThemes();
  const { query, list } = installed;
  return (
    <Page title={t('settingsThemePage.title')}>
      <div className={styles.page}>
        <SchemeChoice />
        {query.error && <LoadFailure error={query.error} onRetry={() => void query.reload()} />}
        <ThemePicker scheme="light" installed={list} />
        <ThemePicker scheme="dark" installed={list} />
        <nav className={styles.section} aria-label={t('settingsThemePage.more')}>
          <h2 className={styles.heading}>{t('settingsThemePage.more')}</h2>
          <div className={styles.buttons}>
            <Link to="/settings/theme/edit">{t('settingsThemePage.make')}</Link>
            <Link to="/settings/theme/install">{t('settingsThemePage.install')}</Link>
            <Link to="/settings/theme/manage">{t('settingsThemePage.manage', { n: list.length })}</Link>
          </div>
        </nav>
        <Wallpaper />
      </div>
    </Page>
  );
});
