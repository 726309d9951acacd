import { useState } from 'react';
import { Page } from '~/components/page/Page';
import { SearchPanes } from '~/components/search/SearchFrame';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import type manifest from './manifest';
import { MemoryForm } from './MemoryForm';
import { MemoryResults } from './MemoryResults';
import { addressOf, readWanted } from './wanted';

/** Searches in what was read on this device, as one types. The address follows, so that a search can be bookmarked and shown in a column. */
export default function MemoryPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const said = readWanted(params);
  const [state, setState] = useState({ wanted: said, said: addressOf(said) });
  // Another address, as after Back.
  const isOther = state.said !== addressOf(said) && addressOf(state.wanted) !== addressOf(said);
  const wanted = isOther ? said : state.wanted;
  return (
    <Page title={wanted.q === '' ? t('memoryPage.title') : t('memoryPage.titleOf', { query: wanted.q })} scrolls>
      <SearchPanes form={<MemoryForm wanted={wanted} onChange={(next) => setState({ wanted: next, said: addressOf(said) })} />}>
        <MemoryResults wanted={wanted} />
      </SearchPanes>
    </Page>
  );
}
