import { observer } from 'mobx-react-lite';
import { LoadFailure } from '~/components/async/LoadFailure';
import { Page } from '~/components/page/Page';
import { SettingsLink } from '~/components/settings/SettingsRow';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { useInstalledThemes } from '~/components/theme/useInstalledThemes';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { SchemeChoice } from './SchemeChoice';
import styles from './ThemePage.module.css';
import { ThemePicker } from './ThemePicker';
import { Wallpaper } from './Wallpaper';

/** The colors of this browser: light or dark, a theme for each, and a picture behind everything. */
export default observer(function ThemePage() {
  const { t } = useI18n();
  const installed = useInstalledThemes();
  const { query, list } = installed;
  return (
    <Page title={t('settingsThemePage.title')}>
      <SettingsBody isWide>
        <RowCard>
          <SchemeChoice />
        </RowCard>
        {query.error && <LoadFailure error={query.error} onRetry={() => void query.reload()} />}
        <div className={styles.schemes}>
          <ThemePicker scheme="light" installed={list} />
          <ThemePicker scheme="dark" installed={list} />
        </div>
        <RowCard>
          <SettingsLink to="/settings/theme/edit" icon="plus" label={t('settingsThemePage.make')} />
          <SettingsLink to="/settings/theme/install" icon="download" label={t('settingsThemePage.install')} />
          <SettingsLink to="/settings/theme/manage" icon="palette" label={t('settingsThemePage.manage', { n: list.length })} />
          <Wallpaper />
        </RowCard>
      </SettingsBody>
    </Page>
  );
});
