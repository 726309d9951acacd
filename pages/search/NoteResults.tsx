import { runInAction } from 'mobx';
import { useCallback } from 'react';
import { observer } from 'mobx-react-lite';
import { useAsync } from '~/components/async/useAsync';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { Button } from '~/components/ui/Button';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { parseAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';
import type { NoteSearch } from '~/stores/timelines/sources';
import { addressOf, type Wanted } from './wanted';

/** Notes that were found, or why notes cannot be searched. */
export const NoteResults = observer(function NoteResults({ wanted }: { wanted: Wanted }) {
  const { t } = useI18n();
  const { instance } = useStores();
  const { me } = useAccount();
  const { navigate } = usePane();
  const { query, origin, channel } = wanted;
  const policies = me?.policies ?? instance.meta?.policies;
  if (policies && !policies.canSearchNotes) {
    return (
      <EmptyState icon="search" text={t('search.unavailable')}>
        <Button onClick={() => navigate(addressOf({ ...wanted, type: 'user' }), { replace: true })}>{t('search.searchPeople')}</Button>
      </EmptyState>
    );
  }
  // What a visitor may do is known only once the server has spoken.
  if (!policies && instance.isReachable === null) return <LoadingState />;
  if (query === '') return <EmptyState icon="search" text={t('search.hint.note')} />;
  const search = { query, ...(origin === 'local' && { host: '.' }), ...(channel !== '' && { channelId: channel }) };
  return wanted.user === '' ? <Found search={search} /> : <FoundBy acct={wanted.user} search={search} />;
});

/** The notes of one person, once it is known who that is. */
function FoundBy({ acct, search }: { acct: string; search: NoteSearch }) {
  const { api, ingest } = useAccount();
  const { instance } = useStores();
  const author = useAsync(
    useCallback(
      async (signal: AbortSignal) => {
        const found = await api.call(
          'users/show',
          runInAction(() => parseAcct(acct, instance)),
          { signal },
        );
        return ingest.users([found].flat(), 'fetch')[0]!;
      },
      [api, ingest, instance, acct],
    ),
  );
  if (author.status === 'loading') return <LoadingState />;
  if (author.status === 'error') return <ErrorState error={author.error} onRetry={author.retry} />;
  return <Found search={{ ...search, userId: author.value }} />;
}

function Found({ search }: { search: NoteSearch }) {
  const { t } = useI18n();
  const { key } = useAccount();
  const { paneId, visitKey } = usePane();
  const { query } = search;
  return (
    <TimelineFeed
      source={{ kind: 'search', ...search }}
      label={t('search.notesFor', { query })}
      emptyText={t('search.noNotes', { query })}
      viewKey={`${paneId}:${visitKey}:${key}:search:${JSON.stringify(search)}`}
    />
  );
}
