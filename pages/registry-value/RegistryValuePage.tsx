import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { domainOf, partsOf } from '~/services/registryPath';
import { registryValue } from '~/stores/resources/account/registry';
import type manifest from './manifest';
import { ValueForm } from './ValueForm';

/** One value of the registry, which can be changed. */
export default function RegistryValuePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const parts = partsOf(params.path);
  const entry = { domain: domainOf(params.domain), scope: parts.slice(0, -1), key: parts.at(-1) ?? '' };
  const query = useQuery(registryValue, entry);
  return (
    <Page title={entry.key || t('registry.title')}>
      <PageStack width={700}>
        <Loadable query={query} empty={<EmptyState text={t('registry.noKeys')} />}>
          {(found) => <ValueForm key={found.updatedAt} entry={entry} found={found} onSaved={() => void query.refresh()} />}
        </Loadable>
      </PageStack>
    </Page>
  );
}
