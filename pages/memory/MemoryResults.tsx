import { observer } from 'mobx-react-lite';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { DateSeparator } from '~/components/feed/DateSeparator';
import { Feed } from '~/components/feed/Feed';
import type { FeedRowProps } from '~/components/feed/FeedRow';
import { FeedSkeleton } from '~/components/feed/FeedSkeleton';
import { NoteCard } from '~/components/note/card/NoteCard';
import { Button } from '~/components/ui/Button';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import { peek } from '~/lib/peek';
import { useAccount, useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { FoundNotes } from '~/stores/memory/FoundNotes';
import { createReadMemory } from '~/stores/memory/recall';
import { ForeignNote } from './ForeignNote';
import { ALL_ACCOUNTS, addressOf, hasFilters, searchOf, type Wanted } from './wanted';

/** How many notes a page of results has. */
const LIMIT = 30;

const FoundContext = createContext<FoundNotes | null>(null);

/** The notes that match, newest first. They follow each key. */
export const MemoryResults = observer(function MemoryResults({ wanted }: { wanted: Wanted }) {
  const { t } = useI18n();
  const { part, settings } = useStores();
  const account = useAccount();
  const { paneId } = usePane();
  const memory = part(createReadMemory);
  const [found, setFound] = useState<FoundNotes | null>(null);
  const address = addressOf(wanted);
  const { version } = memory;
  useEffect(() => {
    const made = new FoundNotes(memory, account);
    setFound(made);
    return () => made.dispose();
  }, [memory, account]);
  useEffect(() => {
    if (!found) return;
    const search = async () => {
      const keys =
        wanted.account === ALL_ACCOUNTS ? (await memory.figures()).accounts.map(({ key }) => key) : [wanted.account || account.key];
      await found.search(searchOf(wanted, keys, LIMIT));
    };
    // The figures fail for the same reason as the search, which says it.
    void search().catch(() => found.search(searchOf(wanted, [account.key], LIMIT)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address says the whole search
  }, [found, memory, account, address, version]);
  const handleLoadMore = useCallback(() => void found?.loadMore(), [found]);
  if (!found) return <FeedSkeleton />;
  return (
    <FoundContext value={found}>
      <Feed
        label={wanted.q === '' ? t('memoryPage.all') : t('memoryPage.notesFor', { query: wanted.q })}
        ids={found.ids}
        Row={FoundRowView}
        viewKey={`${paneId}:${account.key}:memory:${address}`}
        face={<ResultsFace found={found} wanted={wanted} />}
        hasMore={found.hasMore}
        isLoadingMore={found.isLoadingMore}
        moreError={found.moreError}
        onLoadMore={handleLoadMore}
        isAutomatic={settings.get('enableInfiniteScroll')}
        busy={found.status === 'idle' || found.status === 'loading'}
      />
    </FoundContext>
  );
});

/** Shown instead of notes. */
const ResultsFace = observer(function ResultsFace({ found, wanted }: { found: FoundNotes; wanted: Wanted }) {
  const { t } = useI18n();
  const { part, settings } = useStores();
  const memory = part(createReadMemory);
  if (found.error) {
    if (memory.health === 'unavailable') return <EmptyState icon="history" text={t('memory.unavailable')} />;
    return <ErrorState error={found.error} onRetry={() => void found.retry()} />;
  }
  if (found.status !== 'ready') return <FeedSkeleton />;
  if (!memory.isOn)
    return (
      <EmptyState icon="history" text={t('memoryPage.off')}>
        <Button variant="primary" onClick={() => settings.set('readMemory', true)}>
          {t('memoryPage.turnOn')}
        </Button>
      </EmptyState>
    );
  if (wanted.q === '' && !hasFilters(wanted))
    return <EmptyState icon="history" text={t('memoryPage.empty')} hint={t('memoryPage.emptyHint')} />;
  return (
    <EmptyState icon="search" text={t('memoryPage.none')} hint={t('memoryPage.noneHint')}>
      {wanted.q !== '' && (
        <LinkButton to={`/search?${new URLSearchParams({ q: wanted.q }).toString()}`} icon="search">
          {t('memoryPage.searchServer')}
        </LinkButton>
      )}
    </EmptyState>
  );
});

function FoundRowView({ id, previousId }: FeedRowProps) {
  const row = use(FoundContext)?.row(id);
  if (!row) return null;
  if ('own' in row) return <OwnRow id={id} previousId={previousId} />;
  return (
    <>
      <Separator newer={previousId} older={row.foreign.note.createdAt} />
      <ForeignNote {...row.foreign} />
    </>
  );
}

const OwnRow = observer(function OwnRow({ id, previousId }: FeedRowProps) {
  const older = useAccount().notes.get(id)?.createdAt;
  return (
    <>
      {older !== undefined && <Separator newer={previousId} older={older} />}
      <NoteCard noteId={id} />
    </>
  );
});

/** The date between two notes of different days. @param newer the row above */
function Separator({ newer, older }: { newer: string | undefined; older: string }) {
  const { notes } = useAccount();
  const above = use(FoundContext)?.row(newer ?? '');
  const at = above && ('own' in above ? peek(() => notes.get(above.own)?.createdAt) : above.foreign.note.createdAt);
  return at === undefined ? null : <DateSeparator newer={at} older={older} />;
}
