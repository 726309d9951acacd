import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useAccount } from '~/react/context';
import { membershipsOf } from '~/stores/resources/feeds/listEditing';
import { listById } from '~/stores/resources/feeds/lists';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { ListActions } from './ListActions';
import { ListHead } from './ListHead';
import { ListMembers } from './ListMembers';
import type manifest from './manifest';

/** One of the viewer's lists: its members, and what can be done with it. */
export default observer(function ListPage({ params: { listId } }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const account = useAccount();
  const query = useQuery(listById, listId);
  const list = query.value;
  const refresh = async () => {
    const [result] = await Promise.all([query.reload(), resourcesOf(account).collection(membershipsOf, listId).refresh()]);
    return result;
  };
  return (
    <Page title={list?.name ?? t('listPage.title')} actions={list && <ListActions list={list} />} onRefresh={refresh}>
      <Loadable
        query={query}
        empty={
          <EmptyState icon="trash" text={t('listPage.gone')}>
            <LinkButton to="/my/lists" variant="primary" icon="list">
              {t('listPage.toLists')}
            </LinkButton>
          </EmptyState>
        }
      >
        {(shown) => (
          <>
            <ListHead list={shown} />
            <ListMembers key={shown.id} list={shown} />
          </>
        )}
      </Loadable>
    </Page>
  );
});
