import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { Button } from '~/components/ui/Button';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { allows } from '~/services/policies';
import { useAccount, useServer } from '~/react/context';
import type { Channel } from '~/stores/resources/feeds/channels';
import styles from './ChannelPage.module.css';

interface ChannelSearchProps {
  channel: Channel;
  query: string;
}

/** Searches for notes of a channel. The address contains the words. */
export const ChannelSearch = observer(function ChannelSearch({ channel: { id, name }, query }: ChannelSearchProps) {
  const { t } = useI18n();
  const server = useServer();
  const { me, key } = useAccount();
  const { paneId, navigate } = usePane();
  const [typed, setTyped] = useState(query);
  const policies = me?.policies ?? server.meta?.policies;
  if (policies && !allows(policies, 'canSearchNotes')) return <EmptyState icon="search" text={t('channelPage.searchUnavailable')} />;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    navigate(`/channels/${id}?${new URLSearchParams({ q: typed.trim() }).toString()}#search`, { replace: true });
  };
  return (
    <div className={styles.search}>
      <form role="search" className={styles.form} onSubmit={handleSubmit}>
        <TextField label={t('channelPage.query')} type="search" value={typed} onChange={setTyped} enterKeyHint="search" />
        <Button className={styles.find} type="submit" variant="primary" icon="search" disabled={typed.trim() === ''}>
          {t('channelPage.find')}
        </Button>
      </form>
      <div className={styles.results}>
        {query === '' ? (
          <EmptyState icon="search" text={t('channelPage.searchHint')} />
        ) : (
          <TimelineFeed
            source={{ kind: 'search', query, channelId: id }}
            label={t('channelPage.found', { name, query })}
            emptyText={t('channelPage.noneFound', { query })}
            viewKey={`${paneId}:${key}:channelSearch:${id}:${query}`}
          />
        )}
      </div>
    </div>
  );
});
