import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { ClipCard } from '~/components/clip/ClipCard';
import { PagedListView } from '~/components/list/PagedListView';
import { usePagedList } from '~/components/list/usePagedList';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { EmptyState } from '~/components/async/EmptyState';
import { IconButton } from '~/components/ui/IconButton';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import type { Clip } from '~/services/records';
import { takeClip } from '~/stores/clips/takeClip';
import { useAccount, useStores } from '~/stores/context';
import styles from './ClipsPage.module.css';

const TABS = ['my', 'favorites'] as const;
type Tab = (typeof TABS)[number];

/** The viewer's clips, and those of others that the viewer likes. */
export default observer(function ClipsPage({ params }: PageProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { navigate, reload } = usePane();
  const tab: Tab = TABS.find((candidate) => candidate === params.tab) ?? 'my';
  const createClip = async () => {
    const clip = await overlays.open('clipForm', {});
    if (clip) navigate(`/clips/${clip.id}`);
  };
  return (
    <Page
      title={t('page.clips')}
      heading={
        <Tabs
          label={t('page.clips')}
          value={tab}
          items={TABS.map((value) => ({ value, label: t(`clip.tab.${value}`) }))}
          onChange={(next) => navigate(`#${next}`, { replace: true })}
        />
      }
      onRefresh={async () => reload()}
      actions={<IconButton icon="plus" label={t('clip.new')} onClick={() => void createClip()} />}
    >
      <ClipList key={tab} tab={tab} onCreate={() => void createClip()} />
    </Page>
  );
});

function ClipList({ tab, onCreate }: { tab: Tab; onCreate: () => void }) {
  const { t } = useI18n();
  const { api, ingest } = useAccount();
  const list = usePagedList<Clip>(
    useCallback(
      async ({ untilId, signal }) => {
        // Servers answer all of them at once, the oldest first.
        if (untilId !== undefined) return [];
        const answer = await api.call(tab === 'my' ? 'clips/list' : 'clips/my-favorites', {}, { signal });
        const clips = answer.map((clip) => takeClip(ingest, clip));
        return tab === 'my' ? clips.toReversed() : clips;
      },
      [api, ingest, tab],
    ),
  );
  const empty =
    tab === 'my' ? (
      <EmptyState icon="paperclip" text={t('clip.none')}>
        <Button variant="primary" icon="plus" onClick={onCreate}>
          {t('clip.new')}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState icon="star" text={t('clip.noFavorites')} />
    );
  return (
    <PagedListView
      list={list}
      empty={empty}
      pageSize={Number.POSITIVE_INFINITY}
      className={styles.list}
      renderItem={(clip) => <ClipCard key={clip.id} clip={clip} showsOwner={tab === 'favorites'} />}
    />
  );
}
