import { observer } from 'mobx-react-lite';
import { ClipCard } from '~/components/clip/ClipCard';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import grid from '~/components/list/cardGrid.module.css';
import { Page } from '~/components/page/Page';
import { useHashTab } from '~/components/page/useHashTab';
import { Button } from '~/components/ui/Button';
import { EmptyState } from '~/components/async/EmptyState';
import { IconButton } from '~/components/ui/IconButton';
import { Tabs } from '~/components/ui/Tabs';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';
import { favoriteClips, myClips } from '~/stores/resources/content/clips';
import type manifest from './manifest';

const TABS = ['my', 'favorites'] as const;
type Tab = (typeof TABS)[number];

/** The viewer's clips and favorite clips. */
export default observer(function ClipsPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { navigate, reload } = usePane();
  const [tab, tabs] = useHashTab(TABS, params.tab, (value) => t(`clip.tab.${value}`));
  const createClip = async () => {
    const clip = await overlays.open('clipForm', {});
    if (clip) navigate(`/clips/${clip.id}`);
  };
  return (
    <Page
      title={t('clipsPage.title')}
      tabs={<Tabs label={t('clipsPage.title')} {...tabs} />}
      onRefresh={async () => reload()}
      actions={<IconButton icon="plus" label={t('clip.new')} onClick={() => void createClip()} />}
    >
      <ClipList key={tab} tab={tab} onCreate={() => void createClip()} />
    </Page>
  );
});

function ClipList({ tab, onCreate }: { tab: Tab; onCreate: () => void }) {
  const { t } = useI18n();
  const query = useQuery(tab === 'my' ? myClips : favoriteClips, null);
  const empty =
    tab === 'my' ? (
      <EmptyState icon="paperclip" text={t('clip.none')} hint={t('clip.noneHint')}>
        <Button variant="primary" icon="plus" onClick={onCreate}>
          {t('clip.new')}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState icon="star" text={t('clip.noFavorites')} hint={t('clip.noFavoritesHint')}>
        <LinkButton to="/explore#users" variant="primary" icon="users">
          {t('clip.findPeople')}
        </LinkButton>
      </EmptyState>
    );
  return (
    <Loadable query={query} empty={empty}>
      {(clips) => (
        <div className={grid.cards}>
          {/* Servers return the viewer's own clips oldest first. */}
          {(tab === 'my' ? clips.toReversed() : clips).map((clip) => (
            <ClipCard key={clip.id} clip={clip} showsOwner={tab === 'favorites'} />
          ))}
        </div>
      )}
    </Loadable>
  );
}
