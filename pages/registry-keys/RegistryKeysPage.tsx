import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { AddRegistryKey } from '~/components/registry/AddRegistryKey';
import { RegistryRows } from '~/components/registry/RegistryRows';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { domainOf, partsOf, registryValuePath } from '~/services/registryPath';
import { registryKeys } from '~/stores/resources/account/registry';
import type manifest from './manifest';

/** The keys in one scope of the registry. */
export default function RegistryKeysPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const place = { domain: domainOf(params.domain), scope: partsOf(params.path) };
  const query = useQuery(registryKeys, place);
  return (
    <Page title={t('registry.keysIn', { scope: place.scope.join('/') || t('registry.root') })} onRefresh={() => query.refresh()}>
      <PageStack width={700}>
        {/* Only an app itself writes values of an app. */}
        {place.domain === null && <AddRegistryKey place={place} onClosed={() => void query.refresh()} />}
        <Loadable query={query} empty={<EmptyState text={t('registry.noKeys')} />}>
          {(keys) => (
            <RegistryRows
              rows={keys.map(([key, type]) => ({
                to: registryValuePath(place.domain, place.scope, key),
                name: key,
                note: type,
              }))}
            />
          )}
        </Loadable>
      </PageStack>
    </Page>
  );
}
