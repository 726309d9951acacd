import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { createList } from '~/stores/resources/feeds/listEditing';
import { myLists } from '~/stores/resources/feeds/lists';
import { ListCards } from './ListCards';
import styles from './ListsPage.module.css';

/** The longest name that servers accept. */
const NAME_LENGTH = 100;

/** The viewer's lists. */
export default observer(function ListsPage() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  const query = useQuery(myLists, null);
  const limit = account.me?.policies.userListLimit;
  const create = async () => {
    const name = (await overlays.prompt({ title: t('list.name'), minLength: 1, maxLength: NAME_LENGTH }))?.trim();
    if (!name) return;
    const result = await createList(account, name);
    if (result.ok) navigate(`/my/lists/${result.value.id}`);
    else overlays.showError(result.error);
  };
  const empty = (
    <EmptyState icon="list" text={t('list.none')} hint={t('list.noneHint')}>
      <Button variant="primary" icon="plus" onClick={() => void create()}>
        {t('list.new')}
      </Button>
    </EmptyState>
  );
  return (
    <Page
      title={t('listsPage.title')}
      onRefresh={() => query.reload()}
      actions={<IconButton icon="plus" label={t('list.new')} onClick={() => void create()} />}
    >
      <Loadable query={query} empty={empty}>
        {(lists) => (
          <PageStack width={1000} isDense>
            {limit !== undefined && <p className={styles.count}>{t('list.countOf', { n: lists.length, limit })}</p>}
            <ListCards lists={lists} />
          </PageStack>
        )}
      </Loadable>
    </Page>
  );
});
