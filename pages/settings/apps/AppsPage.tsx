import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { OnlyOnServer } from '~/components/instance/OnlyOnServer';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { grantedApps } from '~/stores/resources/account/security';
import { AppCard } from './AppCard';

/** The apps with access to the account. */
export default function AppsPage() {
  const { can } = useAccount();
  return can.manageAccount ? <GrantedApps /> : <Elsewhere />;
}

function GrantedApps() {
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

function Elsewhere() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsAppsPage.title')}>
      <SettingsBody>
        <OnlyOnServer path="/settings/apps" />
      </SettingsBody>
    </Page>
  );
}
