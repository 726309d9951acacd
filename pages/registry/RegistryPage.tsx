import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { OnlyOnServer } from '~/components/instance/OnlyOnServer';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { AddRegistryKey } from '~/components/registry/AddRegistryKey';
import { RegistryRows } from '~/components/registry/RegistryRows';
import styles from '~/components/registry/registry.module.css';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { registryKeysPath } from '~/services/registryPath';
import { registrySpaces } from '~/stores/resources/account/registry';

/** Where clients and apps keep values for the account. */
export default function RegistryPage() {
  const { can } = useAccount();
  return can.manageAccount ? <Spaces /> : <Elsewhere />;
}

function Elsewhere() {
  const { t } = useI18n();
  return (
    <Page title={t('registry.title')}>
      <PageStack width={700}>
        <OnlyOnServer path="/registry" />
      </PageStack>
    </Page>
  );
}

function Spaces() {
  const { t } = useI18n();
  const query = useQuery(registrySpaces, null);
  return (
    <Page title={t('registry.title')} onRefresh={() => query.refresh()}>
      <PageStack width={700}>
        <Notice>{t('registry.about')}</Notice>
        <AddRegistryKey />
        <Loadable query={query} empty={<EmptyState text={t('registry.empty')} />}>
          {(spaces) =>
            spaces.map(({ domain, scopes }) => (
              <section key={domain ?? ''} className={styles.section}>
                <h2 className={styles.title}>{domain === null ? t('registry.clients') : t('registry.app', { id: domain })}</h2>
                <RegistryRows
                  rows={scopes.map((scope) => ({ to: registryKeysPath(domain, scope), name: scope.join('/') || t('registry.root') }))}
                />
              </section>
            ))
          }
        </Loadable>
      </PageStack>
    </Page>
  );
}
