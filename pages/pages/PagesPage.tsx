import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useCollection } from '~/components/async/useCollection';
import grid from '~/components/list/cardGrid.module.css';
import { useQuery } from '~/components/async/useQuery';
import { PagedListView } from '~/components/list/PagedListView';
import { Page } from '~/components/page/Page';
import { useHashTab } from '~/components/page/useHashTab';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { Tabs } from '~/components/ui/Tabs';
import { PageCard } from '~/components/writtenPage/PageCard';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { featuredPages, likedPages, myPages, WRITTEN_PAGES, writtenPages, type LikedPage } from '~/stores/resources/content/writtenPages';
import type manifest from './manifest';

const TABS = ['featured', 'mine', 'liked'] as const;

/** Pages that people wrote: those that most like, the viewer's own, and those that the viewer likes. */
export default observer(function PagesPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { navigate, reload } = usePane();
  const [tab, tabs] = useHashTab(me ? TABS : ['featured'], params.tab, (value) => t(`pagesPage.tab.${value}`));
  const create = () => navigate('/pages/new');
  const View = VIEWS[tab];
  return (
    <Page
      title={t('pagesPage.title')}
      tabs={me && <Tabs label={t('pagesPage.title')} {...tabs} />}
      onRefresh={async () => reload()}
      actions={me && <IconButton icon="plus" label={t('pagesPage.new')} onClick={create} />}
    >
      <View key={tab} onCreate={create} />
    </Page>
  );
});

function Featured() {
  const { t } = useI18n();
  const query = useQuery(featuredPages, null);
  return (
    <Loadable query={query} empty={<EmptyState icon="heart" text={t('pagesPage.noFeatured')} />}>
      {(pages) => (
        <div className={grid.cards}>
          {pages.map((page) => (
            <PageCard key={page.id} page={page} showsAuthor />
          ))}
        </div>
      )}
    </Loadable>
  );
}

function Mine({ onCreate }: { onCreate: () => void }) {
  const { t } = useI18n();
  const list = useCollection(myPages, null);
  const empty = (
    <EmptyState icon="news" text={t('pagesPage.noMine')}>
      <Button variant="primary" icon="plus" onClick={onCreate}>
        {t('pagesPage.new')}
      </Button>
    </EmptyState>
  );
  return (
    <PagedListView
      list={list}
      batchSize={WRITTEN_PAGES}
      empty={empty}
      className={grid.cards}
      renderItem={(page) => <PageCard key={page.id} page={page} showsAuthor={false} />}
    />
  );
}

function Liked() {
  const { t } = useI18n();
  const account = useAccount();
  const list = useCollection(likedPages, null);
  const pageOf = ({ pageId }: LikedPage) => writtenPages.one(account, pageId);
  return (
    <PagedListView
      list={list}
      batchSize={WRITTEN_PAGES}
      empty={<EmptyState icon="heart" text={t('pagesPage.noLiked')} />}
      isShown={(like) => pageOf(like) !== undefined}
      className={grid.cards}
      renderItem={(like) => {
        const page = pageOf(like);
        return page && <PageCard key={like.id} page={page} showsAuthor />;
      }}
    />
  );
}

const VIEWS = { featured: Featured, mine: Mine, liked: Liked } as const;
