import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useCollection } from '~/components/async/useCollection';
import { TileList } from '~/components/list/TileList';
import type { TileShape } from '~/components/list/tileGeometry';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { useHashTab } from '~/components/page/useHashTab';
import { Notice } from '~/components/ui/Notice';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { announcementsThatAre } from '~/stores/resources/server/announcements';
import { AnnouncementCard } from './AnnouncementCard';
import type manifest from './manifest';

const TABS = ['current', 'past'] as const;

/** One below the other; the height is that of a short text. */
const CARDS: TileShape = { width: Infinity, height: 200, gap: 16 };

/** The announcements of the server. */
export default observer(function AnnouncementsPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { me } = useAccount();
  const [tab, tabs] = useHashTab(TABS, params.tab, (value) => t(`announcementsPage.${value}`));
  const list = useCollection(announcementsThatAre, tab === 'current');
  return (
    <Page
      title={t('announcementsPage.title')}
      tabs={<Tabs label={t('announcementsPage.title')} {...tabs} />}
      onRefresh={() => list.refresh()}
    >
      <PageStack>
        {tab === 'current' && me?.hasUnreadAnnouncement && <Notice>{t('announcementsPage.unread')}</Notice>}
        {list.items.length > 0 ? (
          <TileList list={list} label={t('announcementsPage.title')} shape={CARDS} isAutomatic articleName={({ title }) => title}>
            {(announcement) => <AnnouncementCard announcement={announcement} />}
          </TileList>
        ) : list.error ? (
          <ErrorState error={list.error} onRetry={() => void list.load()} />
        ) : list.status === 'ready' ? (
          <EmptyState icon="speakerphone" text={t(tab === 'current' ? 'announcementsPage.none' : 'announcementsPage.nonePast')} />
        ) : (
          <LoadingState />
        )}
      </PageStack>
    </Page>
  );
});
