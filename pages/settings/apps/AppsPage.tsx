import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import { grantedApps } from '~/stores/resources/account/security';
import { AppCard } from './AppCard';
import styles from './AppsPage.module.css';

/** The apps with access to the account. */
export default function AppsPage() {
  const { t } = useI18n();
  const query = useQuery(grantedApps, null);
  return (
    <Page title={t('settingsAppsPage.title')} onRefresh={() => query.reload()}>
      <div className={styles.page}>
        <Loadable query={query} empty={<EmptyState icon="key" text={t('settingsAppsPage.none')} />}>
          {(apps) => apps.map((app) => <AppCard key={app.id} app={app} />)}
        </Loadable>
      </div>
    </Page>
  );
}
