import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { grantedApps } from '~/stores/resources/account/security';
import { AppCard } from './AppCard';

/** The apps with access to the account. */
export default function AppsPage() {
  const { t } = useI18n();
  const query = useQuery(grantedApps, null);
  return (
    <Page title={t('settingsAppsPage.title')} onRefresh={() => query.reload()}>
      <SettingsBody>
        <Loadable query={query} empty={<EmptyState icon="key" text={t('settingsAppsPage.none')} />}>
          {(apps) => (
            <RowCard>
              {apps.map((app) => (
                <AppCard key={app.id} app={app} />
              ))}
            </RowCard>
          )}
        </Loadable>
      </SettingsBody>
    </Page>
  );
}
