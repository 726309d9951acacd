import { observer } from 'mobx-react-lite';
import { LoadFailure } from '~/components/async/LoadFailure';
import { LoadingState } from '~/components/async/LoadingState';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { RowCard } from '~/components/ui/Rows';
import { useInstalledThemes } from '~/components/theme/useInstalledThemes';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useStores } from '~/react/context';
import { builtInThemes } from '~/theme/builtInThemes';
import { tryToCompile } from '~/theme/themeEngine';
import type manifest from './manifest';
import { startOf } from './themeDraft';
import { ThemeForm } from './ThemeForm';

/** Makes a theme from another one, or changes an own one. */
export default observer(function ThemeEditPage({ params: { from } }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { theme } = useStores();
  const { query, list } = useInstalledThemes();
  const usable = [...list.filter((one) => tryToCompile(one) !== null), ...builtInThemes];
  return (
    <Page title={t('settingsThemeEditPage.title')}>
      <SettingsBody>
        {query.error && <LoadFailure error={query.error} onRetry={() => void query.reload()} />}
        {query.status === 'loading' ? (
          <LoadingState />
        ) : (
          <RowCard>
            <ThemeForm
              key={from}
              all={usable}
              start={startOf(usable, [from, theme.choice.ids[theme.scheme]], theme.scheme)}
              isAsked={from !== undefined}
            />
          </RowCard>
        )}
      </SettingsBody>
    </Page>
  );
});
