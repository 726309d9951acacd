import { useState, type FormEvent } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { useCollection } from '~/components/async/useCollection';
import grid from '~/components/list/cardGrid.module.css';
import { PagedListView } from '~/components/list/PagedListView';
import { Button } from '~/components/ui/Button';
import { Select } from '~/components/ui/Select';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { foundChannels, type ChannelSearch as Search } from '~/stores/resources/feeds/channelLists';
import { ChannelCard } from './ChannelCard';
import styles from './ChannelsPage.module.css';

const TYPES = ['nameAndDescription', 'nameOnly'] as const;

/** Searches for channels. The address contains the search. */
export function ChannelSearch({ query, type }: Search) {
  const { t } = useI18n();
  const { navigate } = usePane();
  const [typed, setTyped] = useState(query);
  const search = (words: string, next: Search['type']) => {
    const wanted = new URLSearchParams({ q: words.trim(), ...(next === 'nameOnly' && { type: next }) });
    navigate(`/channels?${wanted.toString()}#search`, { replace: true });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(typed, type);
  };
  return (
    <>
      <form role="search" className={styles.search} onSubmit={handleSubmit}>
        <TextField label={t('channelsPage.query')} type="search" value={typed} onChange={setTyped} enterKeyHint="search" />
        <Select
          label={t('channelsPage.in')}
          value={type}
          items={TYPES.map((value) => ({ value, label: t(`channelsPage.type.${value}`) }))}
          onChange={(next) => search(typed, next)}
        />
        <Button className={styles.find} type="submit" variant="primary" icon="search" disabled={typed.trim() === ''}>
          {t('channelsPage.find')}
        </Button>
      </form>
      {query === '' ? (
        <EmptyState icon="search" text={t('channelsPage.hint')} />
      ) : (
        <Found key={`${type} ${query}`} query={query} type={type} />
      )}
    </>
  );
}

function Found({ query, type }: Search) {
  const { t } = useI18n();
  const list = useCollection(foundChannels, { query, type });
  return (
    <PagedListView
      list={list}
      empty={<EmptyState icon="search" text={t('channelsPage.noneFound', { query })} />}
      className={grid.cards}
      renderItem={(channel) => <ChannelCard key={channel.id} channel={channel} />}
    />
  );
}
